/** Tests the PDF made from a template that was restyled with an embedded font. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { produce } from 'immer';
import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '../src/design/model/design-state';
import { createDirectPdfConverter } from '../src/pdf/in-process-converter';
import { reportData } from '../src/report/content/report-data';
import { fillTemplate } from '../src/report/word/fill';
import { withFonts } from '../src/testing/embedded-fonts';
import { drawnTexts, type DrawnText } from '../src/testing/pdf-letters';
import { reportInput, resultOf, seedAnchors } from '../src/testing/report-cases';
import { shareOf } from '../src/testing/run/how-many';
import { readWord } from '../src/testing/word-reader';

const require = createRequire(import.meta.url);
const fontFile = (name: string) =>
  new Uint8Array(readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));

const OWN = 'Company Serif';
const FILES = {
  Regular: fontFile('DejaVuSerifCondensed'),
  Bold: fontFile('DejaVuSerifCondensed-Bold'),
};

/** Changes the font in all styles and embeds the font, as Word does. */
function restyled(template: Uint8Array): Uint8Array {
  const zip = new PizZip(template);
  const styles = zip.file('word/styles.xml')!.asText();
  zip.file('word/styles.xml', styles.replaceAll('"Arial"', `"${OWN}"`));
  return withFonts(zip.generate({ type: 'uint8array' }), { [OWN]: FILES });
}

const converter = createDirectPdfConverter();

async function converted(docx: Uint8Array): Promise<DrawnText[][]> {
  const answer = await converter.convert(Uint8Array.from(docx).buffer);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return drawnTexts(answer.value);
}

const fontsOf = (pages: DrawnText[][]) => new Set(pages.flat().map(({ font }) => font));

const textOf = (pages: DrawnText[][]) =>
  pages
    .flat()
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s/g, '');

describe('PDF of a restyled template', () => {
  it.each(
    shareOf(
      [
        ['cn', 'en1992-4-simple-cn.docx'],
        ['en', 'en1992-4-simple-en.docx'],
      ] as const,
      1,
    ),
  )(
    'the PDF of a restyled template uses the embedded font and contains the words of the original: %s',
    async (language, file) => {
      const design = produce(DEFAULT_DESIGN, (draft) => {
        Object.assign(draft.loads.dead, { Nz: 9, Vx: 4 });
        draft.project.project = '栏杆 Railing';
      });
      const input = reportInput(design, seedAnchors[0], resultOf(design, seedAnchors[0])!, language);
      const template = readFileSync(join(import.meta.dirname, file));
      const filled = (bytes: Uint8Array) => fillTemplate(bytes, reportData(input), '{}');
      const [ours, own] = [await converted(filled(template)), await converted(filled(restyled(template)))];

      expect(fontsOf(ours)).not.toContain('DejaVuSerifCondensed');
      // The embedded font contains no Chinese characters, so they are set in the font supplied with the app.
      for (const font of ['DejaVuSerifCondensed', 'DejaVuSerifCondensed-Bold', 'NotoSansSCThin-Regular'])
        expect(fontsOf(own)).toContain(font);
      const title = own[0].find(({ text }) => text.includes('1992-4:2018'));
      expect(title?.font).toBe('DejaVuSerifCondensed-Bold');

      expect(Math.abs(own.length - ours.length)).toBeLessThanOrEqual(1);
      const words = readWord(filled(template)).paragraphs.flatMap((text) => text.split(/\s+/));
      const found = (text: string) => words.filter((word) => text.includes(word));
      const [before, after] = [found(textOf(ours)), found(textOf(own))];
      expect(before.length).toBeGreaterThan(0.9 * words.length);
      expect(after).toEqual(before);
    },
    60_000,
  );
});
