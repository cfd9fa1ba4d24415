"""The console command ``germini``, one module for each subcommand."""
