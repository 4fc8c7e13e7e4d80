// @in-rest
/** Tests that numbers in report tables do not break across lines, with the widest possible values. */
import fc from 'fast-check';
import { produce } from 'immer';
import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import { reportData } from '@/report/content/report-data';
import { buildFonts } from '@/report/pdf/build-fonts';
import type { Block, Cell, Paragraph, Table } from '@/report/pdf/document-model';
import { textWidth } from '@/report/pdf/keep-together-height';
import { lettersOf } from '@/report/pdf/math/character-fonts';
import { readDocx } from '@/report/pdf/read-docx';
import { fillTemplate } from '@/report/word/fill-template';
import {
  listOfOne,
  randomDesigns,
  reportInput,
  resultOf,
  seedAnchors,
  SOME_VARIANTS,
  STANDARD_OF,
  templateOf,
  type Variant,
} from '@/testing/report-cases';
import { howMany } from '@/testing/run/how-many';

const letters = lettersOf(await buildFonts());

/** Load in kN and kNm that almost reaches the limit of its range when multiplied by its factor 1.35. */
const FORCE = 74_000;

/** Returns a report with loads of `factor` kN or kNm, also in the load list; null without a result. */
function extremeReport({ standard, depth, language }: Variant, factor: number, seed: number) {
  const [random] = fc.sample(randomDesigns(STANDARD_OF[standard]), { numRuns: 1, seed });
  const design = produce(random, (draft) => {
    for (const [index, load] of (['Nz', 'Vx', 'Vy', 'Mx', 'My', 'Mz'] as const).entries())
      draft.loads.dead[load] = (index % 2 === 0 ? 1 : -1) * factor;
    Object.assign(draft.profile, { H: 100, W: 55, T: 4.1, FT: 5.7 });
    draft.profile.chosen = { id: '1', name: 'IPE 100' };
    draft.unlocked.section = true;
  });
  const [record] = seedAnchors;
  const result = resultOf(design, record);
  if (result === null) return null;
  const input = reportInput(design, record, result, language);
  const list = listOfOne(input.verdict)!;
  const row = { Nz: -factor, Vx: -factor, Vy: -factor, Mx: -factor, My: -factor, Mz: -factor };
  const listed = { ...row, name: 'LC0044 1.35G+1.5Q1' };
  const worst = list.worst.map((one) => ({ ...one, row: listed.name, listed }));
  const data = reportData({ ...input, list: { ...list, worst } });
  return fillTemplate(templateOf({ standard, depth, language }), data, '{}');
}

const paragraphsOf = ({ blocks }: Cell): Paragraph[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block] : []));

const tablesIn = (blocks: readonly Block[]): Table[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));

/** Returns the numbers in a text, each with the adjacent characters up to the next possible line break. */
const numbersIn = (text: string): string[] =>
  text
    .split(/[ \n\t]|(?=[（\u2e80-\u9fff])/)
    .filter((word) => /^[−-]?\d/.test(word) && !/\d\p{L}/u.test(word));

function brokenIn({ columns, padding, rows }: Table): string[] {
  return rows.flatMap((cells) => {
    let at = 0;
    return cells.flatMap((cell) => {
      const width = columns.slice(at, at + cell.span).reduce((sum, one) => sum + one, 0);
      at += cell.span;
      return paragraphsOf(cell).flatMap(({ inlines }) => {
        const [first] = inlines.flatMap((inline) => (inline.kind === 'text' ? [inline] : []));
        const text = inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('');
        const widthOf = (words: string) => textWidth([{ ...first, text: words }], letters) - 1;
        return numbersIn(text).filter((words) => widthOf(words) > width - padding.left - padding.right);
      });
    });
  });
}

it.each(SOME_VARIANTS)('report tables do not break numbers in $standard, $depth, $language', (variant) => {
  let made = 0;
  const broken = Array.from({ length: howMany(3, 5) }, (_, seed) =>
    [FORCE, 999.999, 345.67, 1].flatMap((factor) => {
      const file = extremeReport(variant, factor, seed);
      if (file === null) return [];
      made += 1;
      const read = readDocx(file.buffer);
      if (!read.ok) throw new Error(JSON.stringify(read));
      return read.document.sections.flatMap(({ body }) => tablesIn(body).flatMap(brokenIn));
    }),
  );
  expect(made).toBeGreaterThan(0);
  expect(broken.flat()).toEqual([]);
});

it('report tables keep a unit on the same line as its number', () => {
  const file = extremeReport({ standard: 'en1992-4', depth: 'full', language: 'en' }, 1, 0);
  const xml = new PizZip(file!).file('word/document.xml')!.asText();
  expect(xml).toMatch(/>30\u00a0GPa</);
  expect(xml).not.toMatch(/\d (%|kN|mm|MPa|kNm)[^\p{L}\d]/u);
});
