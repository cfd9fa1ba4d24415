"""The console command ``germini``; its subcommands are grouped by subject."""
