/** PDF converter for the running app; uses one Web Worker, which starts with the first document. */
import { transfer, wrap, type Remote } from 'comlink';
import type { PdfConverter } from '@/pdf/converter';
import { FONT_FILES, FONTS_FOLDER, type FontBytes } from '@/pdf/fonts';
import type { PdfWorker } from './pdf.worker';

async function loadFonts(base: string): Promise<FontBytes | null> {
  const entries = await Promise.all(
    FONT_FILES.map(async (file) => {
      const response = await fetch(`${base}${FONTS_FOLDER}${file}`);
      return response.ok ? ([file, new Uint8Array(await response.arrayBuffer())] as const) : null;
    }),
  );
  return entries.includes(null) ? null : (Object.fromEntries(entries.filter((e) => e !== null)) as FontBytes);
}

async function startWorker(base: string): Promise<Remote<PdfWorker> | null> {
  const fonts = await loadFonts(base);
  if (!fonts) return null;
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<PdfWorker>(worker);
  await remote.setFonts(fonts);
  return remote;
}

/** Creates the converter; `base` is the app's base path, below which the fonts are served. */
export function createWorkerPdfConverter(base: string): PdfConverter {
  let started: Promise<Remote<PdfWorker> | null> | undefined;
  return {
    async convert(docx) {
      started ??= startWorker(base);
      const worker = await started;
      if (worker) return worker.convert(transfer(docx, [docx]));
      // The next conversion tries to load the fonts again.
      started = undefined;
      return { ok: false, failure: { code: 'fonts_missing' } };
    },
  };
}
