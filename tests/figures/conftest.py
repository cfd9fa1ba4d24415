"""The browser and the visit of the page's own tests."""

from tests.local_server_page.browser.conftest import browser, visit

__all__ = ["browser", "visit"]
