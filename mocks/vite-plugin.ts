/** Build-side half of the embedded backend: serves and emits the MSW worker script, prints the demo accounts. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { demoAccounts } from './seed/demo-accounts';

const SCRIPT = 'mockServiceWorker.js';

function workerScript(): string {
  return readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');
}

function printAccounts(server: ViteDevServer | PreviewServer): void {
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    const lines = demoAccounts.map((a) => `  ${a.username.padEnd(9)} ${a.password.padEnd(12)} ${a.note}`);
    server.config.logger.info(`\n  Demo accounts of the embedded backend:\n${lines.join('\n')}\n`);
  };
}

/** The worker script never lies in public/, so a build against a real backend cannot ship it. */
export function embeddedBackend(): Plugin {
  return {
    name: 'embedded-backend',
    configureServer(server) {
      printAccounts(server);
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${server.config.base}${SCRIPT}`) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Service-Worker-Allowed', server.config.base);
        response.end(workerScript());
      });
    },
    configurePreviewServer: printAccounts,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: SCRIPT, source: workerScript() });
    },
  };
}
