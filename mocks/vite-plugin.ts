/** Serves the service worker and the PDF fonts, adds them to the build, and prints the demo accounts. */
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { buildFonts } from '../src/report/pdf/build-fonts.ts';
import { FONT_FILES, FONTS_FOLDER, type FontBytes } from '../src/report/pdf/fonts.ts';
import { mswScript, workerScript } from './offline/worker-script.ts';
import { demoAccounts } from './seed/demo-accounts.ts';

const SCRIPT = 'mockServiceWorker.js';
const ICON = 'favicon.svg';

function printAccounts(server: ViteDevServer | PreviewServer): void {
  const print = server.printUrls.bind(server);
  server.printUrls = () => {
    print();
    const lines = demoAccounts.map((a) => `  ${a.username.padEnd(9)} ${a.password.padEnd(12)} ${a.note}`);
    server.config.logger.info(`\n  Demo accounts of the embedded backend:\n${lines.join('\n')}\n`);
  };
}

/** Removes the standard font metrics, a third of pdfkit, because our reports embed their own fonts. */
const withoutFontMetrics: Plugin = {
  name: 'without-font-metrics',
  transform: {
    filter: { id: /\/pdfkit\.standalone\.js$/ },
    handler: (code) => code.replace(/StartFontMetrics(?:(?!StartFontMetrics)[^"'])*EndFontMetrics/g, ''),
  },
};

/** The worker script is never in public/, so that a build for a real backend cannot contain it. */
export function embeddedBackend(): Plugin {
  //
  let fonts: Promise<FontBytes> | undefined;
  let base = '/';
  return {
    name: 'embedded-backend',
    config: () => ({
      // In a browser, pdfkit is loaded from the single file that includes its Node dependencies.
      resolve: { alias: [{ find: /^pdfkit$/, replacement: 'pdfkit/js/pdfkit.standalone.js' }] },
      worker: { plugins: () => [withoutFontMetrics] },
    }),
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
        response.end(mswScript());
      });
    },
    configurePreviewServer: printAccounts,
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      // Runs after all other plugins, so that the file list is complete.
      order: 'post',
      async handler(_, bundle) {
        fonts ??= buildFonts();
        const bytes = await fonts;
        const fontFiles = FONT_FILES.map((file) => `${FONTS_FOLDER}${file}`);
        const files = [...Object.keys(bundle), ...fontFiles, ICON];
        this.emitFile({ type: 'asset', fileName: SCRIPT, source: workerScript(files, base) });
        for (const file of FONT_FILES) {
          this.emitFile({ type: 'asset', fileName: `${FONTS_FOLDER}${file}`, source: bytes[file] });
        }
      },
    },
  };
}
