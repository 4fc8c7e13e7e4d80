import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { embeddedBackend } from './mocks/vite-plugin';

/** `vite --mode real` (or VITE_BACKEND=real) builds without any of mocks/; everything else carries the embedded backend. */
export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const embedded = mode !== 'real' && env.VITE_BACKEND !== 'real';
  return {
    base: env.VITE_BASE_PATH ?? '/',
    define: { __EMBEDDED__: JSON.stringify(embedded) },
    plugins: [react(), ...(embedded ? [embeddedBackend()] : [])],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    worker: { format: 'es' },
    build: { outDir: embedded ? 'dist' : 'dist-real', chunkSizeWarningLimit: 1500 },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: false },
    test: {
      environment: 'node',
      include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'templates/**/*.test.ts'],
      setupFiles: ['src/testing/setup.ts'],
      testTimeout: 60_000,
      maxWorkers: 2,
      css: false,
    },
  };
});
