"""The version that the seals of tests bind. With fixed seeds the cards follow from it, so it stays when a release
changes the version of the package."""

PINNED = "0.1.0"
