"""Keep the messages of tables up to date."""
