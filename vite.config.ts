import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { embeddedBackend } from './mocks/vite-plugin.ts';
import { BUILD_TARGET, startNote } from './src/app/oldest-browsers.ts';
import { ByProject, testProjects } from './src/testing/run/test-projects.ts';
import { formulaList } from './src/verification/formulas/formula-list-plugin.ts';

/**
 * Returns the content security policy for the built app; a web server must send the same policy. Inline
 * styles are allowed, because the UI components insert their styles while the app runs. Images may be data
 * URLs, or blob URLs for files chosen by the user.
 */
function contentSecurityPolicy(apiBaseUrl: string): string {
  const api = /^https?:/.test(apiBaseUrl) ? ` ${new URL(apiBaseUrl).origin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${api}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Prevents Zod from testing whether it may compile parsers from strings: the policy forbids this, and the
 * browser would report a violation. The setting must be made before the first schema is created, whichever
 * chunk creates it, so the plugin inserts the setting at the start of Zod itself.
 */
const parsersWithoutEval: Plugin = {
  name: 'parsers-without-eval',
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler: (code) => `globalThis.__zod_globalConfig = { jitless: true };\n${code}`,
  },
};

/**
 * Sends scripts uncompressed: `npm start` and the end-to-end tests serve only their own machine, where
 * compressing takes longer than sending.
 */
const servedUnpacked: Plugin = {
  name: 'served-unpacked',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
};

/**
 * The packages of antd components have no side effects but, unlike antd itself, do not declare this; without
 * this setting, the build would contain unused components.
 */
const COMPONENT_PARTS = [{ test: /\/node_modules\/@(rc-component|ant-design)\//, sideEffects: false }];

/**
 * The engine is imported through a single index file. This setting keeps the checks out of chunks that import
 * only types, layouts or remarks from that file.
 */
const ENGINE = [{ test: /\/src\/(engineering|drawing)\//, sideEffects: false }];

const TREESHAKE = { moduleSideEffects: [...COMPONENT_PARTS, ...ENGINE] };

/**
 * `vite --mode real` (or VITE_BACKEND=real) leaves out all of mocks/; otherwise the app contains the embedded
 * backend.
 */
export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const embedded = mode !== 'real' && env.VITE_BACKEND !== 'real';
  return {
    // An empty variable means the same as an unset variable: no base path.
    base: env.VITE_BASE_PATH || '/',
    define: { __EMBEDDED__: JSON.stringify(embedded) },
    plugins: [
      react(),
      startNote,
      formulaList,
      parsersWithoutEval,
      servedUnpacked,
      ...(embedded ? [embeddedBackend()] : []),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    worker: {
      format: 'es',
      plugins: () => [parsersWithoutEval],
      rolldownOptions: { treeshake: TREESHAKE },
    },
    build: {
      target: BUILD_TARGET,
      outDir: embedded ? 'dist' : 'dist-real',
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        treeshake: TREESHAKE,
        // Puts the code with which every page starts into one file, because several smaller files compress
        // worse.
        output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
      },
    },
    server: { port: 5173 },
    preview: {
      port: 4173,
      strictPort: false,
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(embedded ? '' : (env.VITE_API_BASE_URL ?? '')),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy':
          'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
      },
    },
    // Tests render screens with the production build of React, see src/testing/setup.ts.
    ...(mode === 'test' ? { oxc: { jsx: { development: false } } } : {}),
    test: {
      env: { NODE_ENV: 'production' },
      setupFiles: ['src/testing/setup.ts'],
      testTimeout: 120_000,
      maxWorkers: availableParallelism(),
      css: false,
      execArgv: ['--max-semi-space-size=64'],
      // Longer tests are named in red: they repeat steps, or wait for something that they could check directly.
      slowTestThreshold: 20_000,
      sequence: { sequencer: ByProject },
      projects: testProjects(),
    },
  };
});
