"""The features of the user interface: commands and presses, one file for each feature."""
