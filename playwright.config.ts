import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chromium, defineConfig } from '@playwright/test';

/** System browsers, preferred first: the headless shell has no window and takes a sixth less time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Returns the browser at CHROMIUM_PATH, otherwise a system browser, otherwise Playwright's own browser; ends
 * the process if there is none.
 */
function findChromium(): string {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()];
  const found = candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
  if (found) return found;
  console.error(
    'No Chromium found: npx playwright install chromium, or one of the system (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.',
  );
  process.exit(1);
}

/** Port on which the tests use a server that is already running, if there is one. */
const OWN_PORT = process.env.E2E_PORT;
const PORT = Number(OWN_PORT ?? 4199);

/** Builds the app, unless `npm test` has already built it. */
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
  // Ends a test that hangs. `reportSlowTests` has the much shorter limit for a normal test.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // A browser uses up to two cores but is often idle, so three browsers keep two cores busy.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  // On a busy machine, a test may exceed a time limit once. A test that fails twice counts as failed; a test
  // that passes at the second attempt is listed as flaky.
  retries: 1,
  reportSlowTests: { max: 10, threshold: 20_000 },
  reporter: [['list'], ['./src/testing/run/flaky-reporter.ts']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1920, height: 1080 },
    screen: { width: 1920, height: 1080 },
    // On a busy machine, a click may miss a moving element, so animations are disabled except in
    // first-design.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace slows a test down, so only the retry of a failed test is recorded.
    trace: 'on-first-retry',
  },
  // Software rendering of the 3D view takes most of a test's time, so only the tests that need the view
  // enable WebGL; in all other tests the app shows the plan, as on a machine without WebGL.
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
