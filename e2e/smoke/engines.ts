/** Controls Firefox (Marionette over a socket) and WebKitGTK (WebDriver over HTTP) as packaged by Debian. */
import { spawn } from 'node:child_process';
import { accessSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Start {
  /** Width and height in px of the screen, and of the browser window on that screen. */
  width: number;
  height: number;
  /** Folder for browser data; a private window does not store any. */
  profile: string;
  downloads: string;
  isPrivate?: boolean;
}

/** For each command, the Marionette name and the HTTP path. */
const COMMANDS = {
  open: ['WebDriver:Navigate', '/url'],
  run: ['WebDriver:ExecuteAsyncScript', '/execute/async'],
  act: ['WebDriver:PerformActions', '/actions'],
  addTab: ['WebDriver:NewWindow', '/window/new'],
  goToTab: ['WebDriver:SwitchToWindow', '/window'],
} as const;

export interface Browser {
  send(command: keyof typeof COMMANDS, parameters: object): Promise<unknown>;
  close(): Promise<void>;
}

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const LIBRARY = '/usr/lib/x86_64-linux-gnu';
const MINI_BROWSER = `${LIBRARY}/webkit2gtk-4.1/MiniBrowser`;

/**
 * Starts a process. Returns a function that ends the process and its children or, if the process has already
 * been asked to end, only waits for it.
 */
function begin(command: string, args: readonly string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, ...environment };
  const child = spawn(command, args, { stdio: 'ignore', detached: true, env });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return async (isAsked = false) => {
    if (!isAsked && child.pid) process.kill(-child.pid);
    await ended;
  };
}

/** Repeats an attempt until it succeeds, for up to 10 s. */
async function patiently<T>(attempt: () => T | Promise<T>): Promise<T> {
  for (let tries = 100; tries > 0; tries--)
    try {
      return await attempt();
    } catch {
      await wait(100);
    }
  return attempt();
}

/** Starts a virtual screen, because the 3D view needs one. Uses the first free number from `first`. */
function beginScreen({ width, height }: Start, first: number) {
  let display = first;
  while (existsSync(`/tmp/.X${display}-lock`)) display++;
  const end = begin(XVFB, [`:${display}`, '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']);
  return { display, environment: { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' }, end };
}

async function startFirefox(options: Start): Promise<Browser> {
  const { width, height, profile, downloads, isPrivate } = options;
  const settings = {
    'marionette.port': 0,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'pdfjs.disabled': true,
    'ui.prefersReducedMotion': 1,
    'browser.privatebrowsing.autostart': isPrivate ?? false,
  };
  const lines = Object.entries(settings).map((entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`);
  mkdirSync(profile, { recursive: true });
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const screen = beginScreen(options, 90);
  await patiently(() => accessSync(`/tmp/.X11-unix/X${screen.display}`));
  const end = begin(FIREFOX, ['--marionette', '--no-remote', '--profile', profile], screen.environment);
  const portFile = join(profile, 'MarionetteActivePort');
  const socket = connect(await patiently(() => Number(readFileSync(portFile, 'utf8'))), '127.0.0.1');
  const waiting: ((answer: readonly unknown[]) => void)[] = [];
  let received = Buffer.alloc(0);
  // A Marionette message consists of its length, a colon, and JSON; the first message is a greeting.
  socket.on('data', (piece) => {
    received = Buffer.concat([received, piece]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const stop = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < stop) return;
      const message = JSON.parse(received.subarray(colon + 1, stop).toString());
      received = received.subarray(stop);
      if (Array.isArray(message)) waiting[message[1]](message);
    }
  });
  const send = async (name: string, parameters: object) => {
    const answered = new Promise<readonly unknown[]>((resolve) => waiting.push(resolve));
    const text = JSON.stringify([0, waiting.length - 1, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answered;
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return (result as { value?: unknown } | null)?.value ?? result;
  };
  await send('WebDriver:NewSession', {});
  await send('WebDriver:SetWindowRect', { x: 0, y: 0, width, height });
  return {
    send: (command, parameters) => send(COMMANDS[command][0], parameters),
    close: async () => {
      await send('Marionette:Quit', { flags: ['eAttemptQuit'] });
      await end(true);
      await screen.end();
    },
  };
}

async function startWebKit(options: Start): Promise<Browser> {
  const { width, height, profile, downloads, isPrivate } = options;
  const screen = beginScreen(options, 190);
  const port = 4500 + screen.display;
  const base = `http://127.0.0.1:${port}/session`;
  const ends = [screen.end, begin(WEBKIT, [`--port=${port}`], screen.environment)];
  const send = async (path: string, parameters: object) => {
    const response = await fetch(base + path, { method: 'POST', body: JSON.stringify(parameters) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  // MiniBrowser always uses a private window when controlled by a driver, so a normal window needs another
  // program.
  const window = [join(import.meta.dirname, 'webkit-window.py'), profile, downloads, `${width}`, `${height}`];
  const started = isPrivate
    ? { binary: MINI_BROWSER, args: ['--automation'] }
    : { binary: '/usr/bin/python3', args: window };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': started } };
  const { sessionId } = (await patiently(() => send('', { capabilities }))) as { sessionId: string };
  return {
    send: (command, parameters) => send(`/${sessionId}${COMMANDS[command][1]}`, parameters),
    close: async () => {
      // The driver may not respond, because its window closes first.
      await fetch(`${base}/${sessionId}`, { method: 'DELETE' });
      for (const end of ends.reverse()) await end();
    },
  };
}

export const ENGINES = {
  firefox: { packages: 'firefox-esr xvfb', needs: [FIREFOX, XVFB], start: startFirefox },
  webkit: {
    packages: 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
    needs: [WEBKIT, MINI_BROWSER, XVFB, `${LIBRARY}/girepository-1.0/WebKit2-4.1.typelib`],
    start: startWebKit,
  },
};
