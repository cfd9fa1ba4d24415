"""What trick-taking games with trumps and a Fool have in common. Each game keeps what is its own."""
