import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { embeddedBackend } from './mocks/vite-plugin.ts';
import { BUILD_TARGET, startNote } from './src/app/oldest-browsers.ts';
import { ByProject, testProjects } from './src/testing/run/test-projects.ts';
import { RunEndReporter } from './src/testing/run/vitest-reporter.ts';

/**
 * What the built app may load and call; a web server in front of it sends the same. Styles have to be allowed
 * inline, because the components write theirs while the app runs. Pictures are read as data, a chosen file is
 * shown as a blob.
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
 * Zod tries whether it may compile its parsers from text, which the policy forbids and the browser then
 * reports. The setting has to stand before the first schema is made, in whatever chunk that is: so it stands
 * at the head of zod itself.
 */
const parsersWithoutEval: Plugin = {
  name: 'parsers-without-eval',
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler: (code) => `globalThis.__zod_globalConfig = { jitless: true };\n${code}`,
  },
};

/** `npm start` and the journeys serve their own machine: to pack the scripts takes longer than to send them. */
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
 * The parts of antd do nothing when they are loaded but, unlike antd itself, do not say so: unused ones would
 * be kept.
 */
const COMPONENT_PARTS = [{ test: /\/node_modules\/@(rc-component|ant-design)\//, sideEffects: false }];

/** The engine has one door: who takes its types, layouts or remarks from there gets none of its checks. */
const ENGINE = [{ test: /\/src\/(engineering|drawing)\//, sideEffects: false }];

const TREESHAKE = { moduleSideEffects: [...COMPONENT_PARTS, ...ENGINE] };

/**
 * `vite --mode real` (or VITE_BACKEND=real) builds without any of mocks/; everything else carries the
 * embedded backend.
 */
export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const embedded = mode !== 'real' && env.VITE_BACKEND !== 'real';
  return {
    // Unset and empty are the same: none.
    base: env.VITE_BASE_PATH || '/',
    define: { __EMBEDDED__: JSON.stringify(embedded) },
    plugins: [
      react(),
      startNote,
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
        // What every page starts with in one file: pieces of it compress worse.
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
      },
    },
    // Screens are tested with React as it is delivered, see src/testing/act.ts.
    ...(mode === 'test' ? { oxc: { jsx: { development: false } } } : {}),
    test: {
      env: { NODE_ENV: 'production' },
      setupFiles: ['src/testing/setup.ts'],
      testTimeout: 120_000,
      maxWorkers: availableParallelism(),
      css: false,
      execArgv: ['--max-semi-space-size=64'],
      reporters: ['default', new RunEndReporter()],
      sequence: { sequencer: ByProject },
      projects: testProjects(),
    },
  };
});
