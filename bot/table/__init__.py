"""The table: chairs, lobby, the running match and its clocks. Decisions are pure functions; one actor runs each
table."""
