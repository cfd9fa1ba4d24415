"""What the computer player of Mineo knows of a position and weighs in it; its answers are ``policy.py``."""
