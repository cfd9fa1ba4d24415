"""What the computer player of Minchiate knows of a position and weighs in it; its answers are ``policy.py``."""
