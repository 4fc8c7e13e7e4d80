"""A window of WebKitGTK for WebDriver whose profile is a folder; MiniBrowser's is always private.

WebKitWebDriver starts it: webkit-window.py <folder of the profile> <folder of downloads> <width> <height>
"""
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

profile, downloads, width, height = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
data = WebKit2.WebsiteDataManager(base_data_directory=f'{profile}/data', base_cache_directory=f'{profile}/cache')
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)


def add_page(_session, *_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=width, default_height=height, decorated=False)
    window.add(view)
    window.show_all()
    return view


def save(_context, download):
    def choose(started, name):
        started.set_destination(f'file://{downloads}/{name}')
        return True

    download.connect('decide-destination', choose)


context.connect('automation-started', lambda _, session: session.connect('create-web-view', add_page))
context.connect('download-started', save)
Gtk.main()
