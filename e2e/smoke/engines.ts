/**
 * Browser engines beside Playwright's own, driven by the commands of WebDriver: Firefox answers them on a
 * socket (Marionette), WebKitGTK over HTTP. Both are packages of Debian.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Start {
  /** Screen and window. */
  size: { width: number; height: number };
  /** Folder that holds what the browser stores. */
  profile: string;
  downloads: string;
  isPrivate?: boolean;
}

/** Name of the command for Marionette, method and path for HTTP. */
const COMMANDS = {
  open: ['WebDriver:Navigate', 'POST', '/url'],
  run: ['WebDriver:ExecuteAsyncScript', 'POST', '/execute/async'],
  act: ['WebDriver:PerformActions', 'POST', '/actions'],
  picture: ['WebDriver:TakeScreenshot', 'GET', '/screenshot'],
  addTab: ['WebDriver:NewWindow', 'POST', '/window/new'],
  goToTab: ['WebDriver:SwitchToWindow', 'POST', '/window'],
  limits: ['WebDriver:SetTimeouts', 'POST', '/timeouts'],
} as const;

export interface Browser {
  send(command: keyof typeof COMMANDS, parameters?: object): Promise<unknown>;
  close(): Promise<void>;
}

interface Engine {
  /** What has to be installed; the engine is skipped where one of the files is missing. */
  needs: readonly string[];
  start(start: Start): Promise<Browser>;
}

/** Repeats until `attempt` does not fail. */
async function patiently<T>(attempt: () => T | Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1)
    try {
      return await attempt();
    } catch (error) {
      if (tries === 100) throw error;
      await wait(100);
    }
}

/** Ends the process with all that it started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await closed;
}

const FIREFOX_SETTINGS = {
  'marionette.port': 0,
  'remote.prefs.recommended': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.download.folderList': 2,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'pdfjs.disabled': true,
  // The processor draws in 3D.
  'webgl.force-enabled': true,
};

async function startFirefox({ size, profile, downloads, isPrivate = false }: Start): Promise<Browser> {
  mkdirSync(profile, { recursive: true });
  const settings = {
    ...FIREFOX_SETTINGS,
    'browser.download.dir': downloads,
    'browser.privatebrowsing.autostart': isPrivate,
  };
  const lines = Object.entries(settings).map(
    (entry) => `user_pref(${entry.map((e) => JSON.stringify(e)).join()});`,
  );
  writeFileSync(`${profile}/user.js`, lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const child = spawn(FIREFOX, args, {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, MOZ_HEADLESS_WIDTH: String(size.width), MOZ_HEADLESS_HEIGHT: String(size.height) },
  });
  const port = await patiently(() => Number(readFileSync(`${profile}/MarionetteActivePort`, 'utf8')));
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: [error: unknown, value: unknown]) => void>();
  let buffer = Buffer.alloc(0);
  socket.on('data', (piece) => {
    buffer = Buffer.concat([buffer, piece]);
    for (let colon = buffer.indexOf(':'); colon > 0; colon = buffer.indexOf(':')) {
      const stop = colon + 1 + Number(buffer.subarray(0, colon));
      if (buffer.length < stop) return;
      const message = JSON.parse(buffer.subarray(colon + 1, stop).toString()) as unknown;
      buffer = buffer.subarray(stop);
      if (Array.isArray(message)) waiting.get(message[1] as number)?.([message[2], message[3]]);
    }
  });
  let count = 0;
  const send = async (name: string, parameters: object = {}) => {
    const text = JSON.stringify([0, ++count, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [error, value] = await new Promise<[unknown, unknown]>((resolve) => waiting.set(count, resolve));
    if (error) throw new Error(`${name}: ${JSON.stringify(error).slice(0, 500)}`);
    return value !== null && typeof value === 'object' && 'value' in value ? value.value : value;
  };
  await send('WebDriver:NewSession');
  await send('WebDriver:SetWindowRect', { x: 0, y: 0, ...size });
  return {
    send: (command, parameters) => send(COMMANDS[command][0], parameters),
    close: async () => {
      await send('Marionette:Quit', { flags: ['eAttemptQuit'] });
      await end(child);
    },
  };
}

let display = 90;

async function startWebKit({ size, profile, downloads, isPrivate = false }: Start): Promise<Browser> {
  const number = `:${(display += 1)}`;
  const { width, height } = size;
  const screen = spawn('Xvfb', [number, '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: 'ignore',
    detached: true,
  });
  await patiently(() => existsSync(`/tmp/.X11-unix/X${display}`) || Promise.reject(new Error('no screen')));
  const port = 4600 + display;
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, DISPLAY: number, GDK_BACKEND: 'x11' },
  });
  const send = async (method: string, path: string, parameters: object = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(parameters) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  };
  await patiently(() => send('GET', '/status'));
  const options = isPrivate
    ? { binary: MINI_BROWSER, args: ['--automation', `--geometry=${width}x${height}`] }
    : { binary: '/usr/bin/python3', args: [WINDOW, profile, downloads, String(width), String(height)] };
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  return {
    send: (command, parameters) =>
      send(COMMANDS[command][1], `/session/${sessionId}${COMMANDS[command][2]}`, parameters),
    close: async () => {
      // The window is gone before the driver can say so.
      await send('DELETE', `/session/${sessionId}`).catch(() => undefined);
      await end(driver);
      await end(screen);
    },
  };
}

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const WINDOW = join(import.meta.dirname, 'webkit-window.py');

export const ENGINES: Readonly<Record<'firefox' | 'webkit', Engine>> = {
  firefox: { needs: [FIREFOX], start: startFirefox },
  webkit: {
    needs: [WEBKIT_DRIVER, MINI_BROWSER, '/usr/bin/Xvfb', '/usr/lib/girepository-1.0/WebKit2-4.1.typelib'],
    start: startWebKit,
  },
};
