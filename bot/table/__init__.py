"""The table: chairs, lobby, the running match and its clocks. Pure decisions, one actor for each table."""
