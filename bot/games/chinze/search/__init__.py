"""What search needs of Chinze: the play in compiled form, and the worlds that a view allows.

Nothing imports it unless numba is installed.
"""
