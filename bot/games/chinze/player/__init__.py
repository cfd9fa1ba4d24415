"""What the computer player of Chinze knows of a position and weighs in it; its answers are ``policy.py``."""
