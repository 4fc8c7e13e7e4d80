/**
 * Build-side half of the embedded backend: serves and emits the MSW worker script and the PDF's fonts, prints
 * the demo accounts.
 */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { buildFonts } from './pdf/build-fonts.ts';
import { FONT_FILES, FONTS_FOLDER, type FontBytes } from './pdf/fonts.ts';
import { demoAccounts } from './seed/demo-accounts.ts';

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
  // Made once, when first wanted.
  let fonts: Promise<FontBytes> | undefined;
  return {
    name: 'embedded-backend',
    configureServer(server) {
      printAccounts(server);
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0];
        const font = FONT_FILES.find((file) => path === `${server.config.base}${FONTS_FOLDER}${file}`);
        if (font) {
          fonts ??= buildFonts();
          fonts.then((bytes) => response.end(bytes[font]), next);
          return;
        }
        if (path !== `${server.config.base}${SCRIPT}`) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Service-Worker-Allowed', server.config.base);
        response.end(workerScript());
      });
    },
    configurePreviewServer: printAccounts,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: SCRIPT, source: workerScript() });
      fonts ??= buildFonts();
      const bytes = await fonts;
      for (const file of FONT_FILES) {
        this.emitFile({ type: 'asset', fileName: `${FONTS_FOLDER}${file}`, source: bytes[file] });
      }
    },
  };
}
