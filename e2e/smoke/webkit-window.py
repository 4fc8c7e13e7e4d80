"""WebKitGTK window for WebDriver with a stored profile.

Arguments: profile folder, download folder, width, height.
"""
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

profile, downloads, width, height = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
data = WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=f'{profile}/cache')
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)
Gtk.Settings.get_default().set_property('gtk-enable-animations', False)  # prefers-reduced-motion


def add_page(*_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=width, default_height=height, decorated=False)
    window.add(view)
    window.show_all()
    return view


def place(download, name):
    download.set_destination(f'file://{downloads}/{name}')
    return True


context.connect('automation-started', lambda _, session: session.connect('create-web-view', add_page))
context.connect('download-started', lambda _, download: download.connect('decide-destination', place))
Gtk.main()
