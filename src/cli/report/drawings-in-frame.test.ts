/** Tests that all text in every drawing of a report is inside the frame of the image. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { anchorDataOf } from '@/design/records/anchor-data';
import type { Plan } from '@/drawing/plan/plan';
import { areaDrawings, plateSheet, planBoxes, reportPlan } from '@/report/drawings/report-drawings';
import { drawingSvg, planSheet, type Pixels } from '@/report/drawings/svg-drawing';
import { textWidthIn } from '@/report/pdf/math/character-fonts';
import { openFont } from '@/report/pdf/pdfmake-classes';
import { meetingTexts } from '@/testing/meeting-texts';
import { randomDesigns, resultWith, seedAnchors } from '@/testing/report-cases';
import { howMany } from '@/testing/run/how-many';

const LETTERS = openFont(
  readFileSync(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
);

/** Half the height of a capital letter as a fraction of the font size. */
const HALF_LETTER = 0.36;

const LINE =
  /<text transform="translate\((\S+) (\S+)\)( rotate\(-90\))?" y="\S+" font-size="(\S+)" text-anchor="(\w+)"[^>]*>(.*?)<\/text>/g;
const PIECE = /<tspan([^>]*)>([^<]*)<\/tspan>/g;

/** Returns the texts that reach beyond the frame. */
function cutOff({ plan, pixels }: { plan: Plan; pixels: Pixels }): string[] {
  const svg = drawingSvg(plan, pixels);
  return [...svg.matchAll(LINE)].flatMap(([, x, y, turned, size, anchor, content]) => {
    const pieces = [...content.matchAll(PIECE)].map(([, attributes, text]) => ({
      text,
      size: Number(/font-size="(\S+)"/.exec(attributes)?.[1] ?? size),
    }));
    const width = pieces.reduce((sum, piece) => sum + textWidthIn(LETTERS, piece.text) * piece.size, 0);
    const start = anchor === 'start' ? 0 : -width / 2;
    const [u, v] = [Number(x), Number(y)];
    const half = HALF_LETTER * Number(size);
    const xs = turned ? [u - half, u + half] : [u + start, u + start + width];
    const ys = turned ? [v - start - width, v - start] : [v - half, v + half];
    const isIn = ([from, to]: number[], end: number) => from >= 0 && to <= end;
    return isIn(xs, pixels.width) && isIn(ys, pixels.height) ? [] : pieces.map(({ text }) => text).join('');
  });
}

/** Random designs with flat and tall plates, from one row of anchors to eight anchors. */
const designs: fc.Arbitrary<Design> = fc
  .record({
    design: fc.oneof(randomDesigns('EN1992-4'), randomDesigns('JGJ145-2013')),
    sx: fc.integer({ min: 60, max: 400 }),
    sy: fc.integer({ min: 60, max: 400 }),
    margins: fc.tuple(fc.integer({ min: 30, max: 150 }), fc.integer({ min: 30, max: 150 })),
    scale: fc.constantFrom(1, 10, 100),
  })
  .map(({ design, sx, sy, margins, scale }) =>
    produce(design, (draft) => {
      const [columns, rows] = draft.layout.group === '8-0-1' ? [2, 2] : [1, 1];
      Object.assign(draft.layout.spacings, { Sx1: sx, Sx2: sx, Sy1: sy, Sy2: sy });
      draft.plate.length = columns * sx + 2 * margins[0];
      draft.plate.width = (/^[23]-/.test(draft.layout.group) ? 0 : rows * sy) + 2 * margins[1];
      for (const load of ['Nz', 'Vx', 'Vy', 'Mx', 'My', 'Mz'] as const) draft.loads.dead[load] *= scale;
    }),
  );

it('report drawings do not clip any text, and area sketch labels do not overlap other labels or anchors', () => {
  let drawn = 0;
  fc.assert(
    fc.property(designs, fc.nat(), (design, pick) => {
      const record = seedAnchors[pick % seedAnchors.length];
      const { standardType: standard, concrete } = design;
      const use = { standard, cracked: false, structure: concrete.structure, locale: 'en' } as const;
      const anchor = anchorDataOf(record, use);
      const result = resultWith(design, anchor);
      if (result === null) return;
      drawn += 1;
      expect({
        plan: cutOff(planSheet(reportPlan(design, result, anchor), planBoxes(design).wide)),
        plate: cutOff(plateSheet(design, anchor)),
        areas: areaDrawings(result).flatMap(cutOff),
      }).toEqual({ plan: [], plate: [], areas: [] });
      expect(areaDrawings(result).flatMap(({ plan }) => meetingTexts(plan))).toEqual([]);
    }),
    { numRuns: howMany(60, 300) },
  );
  expect(drawn).toBeGreaterThan(10);
});
