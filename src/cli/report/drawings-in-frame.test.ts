/**
 * Tests that all text in every drawing of a report, set in the font of the report command, is inside the
 * frame of the image.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { whiteRaster } from '@/cli/report/raster';
import { RasterPen } from '@/cli/report/raster-pen';
import type { Design } from '@/design/model/design-state';
import { anchorDataOf } from '@/design/records/anchor-data';
import type { Plan } from '@/drawing/plan/plan';
import { TrueType } from '@/pdf/true-type';
import { areaDrawings } from '@/report/drawings/area-drawings';
import { paintDrawing, planSheet, type Pixels } from '@/report/drawings/paint-drawing';
import { plateSheet } from '@/report/drawings/plate-sheet';
import { planBoxes, reportPlan } from '@/report/drawings/report-plan';
import { meetingTexts } from '@/testing/meeting-texts';
import { randomDesigns, resultWith, seedAnchors } from '@/testing/report-cases';
import { howMany } from '@/testing/run/how-many';

const LETTERS = new TrueType(
  readFileSync(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
);

/** Half the height of a capital letter as a fraction of the font size. */
const HALF_LETTER = 0.36;

/** Pen that records the position of each string instead of drawing it. */
class NotingPen extends RasterPen {
  readonly texts: { text: string; xs: number[]; ys: number[] }[] = [];

  constructor() {
    super(whiteRaster(1, 1), LETTERS);
  }

  override fill(): void {
    this.beginPath();
  }

  override stroke(): void {
    this.beginPath();
  }

  override fillText(text: string, x: number, y: number): void {
    if (text === '') return;
    const half = HALF_LETTER * parseFloat(/[\d.]+(?=px)/.exec(this.font)?.[0] ?? '0');
    const right = x + this.measureText(text).width;
    const ends = [
      [x, y - half],
      [right, y + half],
    ].map(([u, v]) => this.moved([u, v]));
    this.texts.push({ text, xs: ends.map(([u]) => u), ys: ends.map(([, v]) => v) });
  }
}

function cutOff({ plan, pixels }: { plan: Plan; pixels: Pixels }): string[] {
  const pen = new NotingPen();
  paintDrawing(pen, plan, pixels);
  const isIn = (places: number[], end: number) => Math.min(...places) >= 0 && Math.max(...places) <= end;
  return pen.texts
    .filter(({ xs, ys }) => !isIn(xs, pixels.width) || !isIn(ys, pixels.height))
    .map(({ text }) => text);
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

describe('report drawings', () => {
  it('report drawings do not clip any text, and area sketch labels do not overlap other labels or anchors', () => {
    let drawn = 0;
    fc.assert(
      fc.property(designs, fc.nat(), (design, pick) => {
        const record = seedAnchors[pick % seedAnchors.length];
        const anchor = anchorDataOf(record, {
          standard: design.standardType,
          cracked: false,
          structure: design.concrete.structure,
          locale: 'en',
        });
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
});
