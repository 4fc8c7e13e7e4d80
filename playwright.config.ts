import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chromium, defineConfig } from '@playwright/test';

/** Without a window of its own the first takes a sixth less time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** CHROMIUM_PATH, else a browser of the system, else the one Playwright installed. */
function findChromium(): string {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()];
  const found = candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
  if (found) return found;
  console.error(
    'No Chromium found: npx playwright install chromium, or one of the system (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.',
  );
  process.exit(1);
}

/** With a port of one's own, a server that already stands there is used. */
const OWN_PORT = process.env.E2E_PORT;
const PORT = Number(OWN_PORT ?? 4199);

/** `npm test` has built the app already. */
const BUILD = process.env.E2E_BUILT ? '' : 'node_modules/.bin/vite build --logLevel error && ';

const SETUP = /\.setup\.ts$/;
const WITH_3D = /(view|report|zoom)\.spec\.ts$/;
const SOFTWARE_3D = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

function launch(...more: string[]): { executablePath: string; args: string[] } {
  return {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  };
}

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  // What hangs is ended; how long a journey may take is said in src/testing/run/slowest.ts.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // A browser takes up to two cores, and waits for much of its time: three fill two cores.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // A busy machine may miss a time limit once; what fails twice is broken, and what did not is listed as
  // flaky.
  retries: 1,
  reporter: [['list'], ['./src/testing/run/playwright-reporter.ts']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1920, height: 1080 },
    screen: { width: 1920, height: 1080 },
    // A click on what still moves may miss on a busy machine. With motion: first-design.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes much of a journey's time: what failed is run again with it.
    trace: 'on-first-retry',
  },
  // The 3D view is drawn by the processor here and takes most of a journey's time: only those that look at it
  // have it, the others see the plan drawing, as on a machine without WebGL.
  projects: [
    {
      name: 'with 3D',
      testMatch: WITH_3D,
      dependencies: ['stored state'],
      use: { launchOptions: launch(...SOFTWARE_3D) },
    },
    {
      name: 'plan',
      testIgnore: [WITH_3D, SETUP],
      dependencies: ['stored state'],
      use: { launchOptions: launch('--disable-3d-apis') },
    },
    { name: 'other browsers', testDir: 'e2e/smoke' },
    { name: 'stored state', testMatch: SETUP, use: { launchOptions: launch('--disable-3d-apis') } },
  ],
  webServer: {
    command: `${BUILD}node_modules/.bin/vite preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}`,
    timeout: 180_000,
    reuseExistingServer: OWN_PORT !== undefined,
  },
});
