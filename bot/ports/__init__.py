"""Values that the store gives and takes, and that the layers above it show: no I/O."""
