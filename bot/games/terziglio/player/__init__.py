"""What the computer player of Terziglio knows of a position and weighs in it; its answers are ``policy.py``."""
