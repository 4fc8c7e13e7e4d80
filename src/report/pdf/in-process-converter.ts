/** PDF converter for tests and Node: runs without a worker, and builds its fonts on the first conversion. */
import type { PdfConverter } from '@/report/pdf/convert';

export function createDirectPdfConverter(): PdfConverter {
  let started: Promise<PdfConverter['convert']> | undefined;
  const start = async () => {
    const [{ buildFonts }, { createConverter }] = await Promise.all([
      import('@/report/pdf/build-fonts'),
      import('@/report/pdf/convert'),
    ]);
    return createConverter(await buildFonts());
  };
  return {
    async convert(docx) {
      started ??= start();
      return (await started)(docx);
    },
  };
}
