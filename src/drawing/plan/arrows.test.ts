/** Tests that labels in a plan do not overlap, and that arrows do not cross labels or dimensions. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cross } from '@/drawing/plan/arrows';
import { segmentsOf, textBox, touch, type Rectangle } from '@/drawing/plan/labels';
import { planOf, type Plan, type PlanInput } from '@/drawing/plan/plan';
import { formatLength, rectangle, type Point, type Shape } from '@/drawing/plan/shapes';

const force = fc.integer({ min: -20, max: 20 }).map((value) => value / 2);
const sideTo = fc.integer({ min: 40, max: 600 });
const anchorForces = fc.record({ tension: fc.integer({ min: 0, max: 20 }), vx: force, vy: force });
const AXES = { actsX: true, actsY: true };

/**
 * Up to three by three anchors with spacings of at least 60 mm, on a plate that contains them, near up to
 * four edges.
 */
const inputs: fc.Arbitrary<PlanInput> = fc
  .record({
    columns: fc.integer({ min: 1, max: 3 }),
    rows: fc.integer({ min: 1, max: 3 }),
    sx: fc.integer({ min: 60, max: 300 }),
    sy: fc.integer({ min: 60, max: 300 }),
    margin: fc.integer({ min: 30, max: 120 }),
    sides: fc.tuple(sideTo, sideTo, sideTo, sideTo),
    bounded: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    forces: fc.array(anchorForces, { minLength: 9, maxLength: 9 }),
    loads: fc.record({ Nz: force, Vx: force, Vy: force, Mx: force, My: force, Mz: force }),
    section: fc.constantFrom(undefined, { h: 200, thickness: 10, standOff: 0, diameter: 12 }),
  })
  .map(({ columns, rows, sx, sy, margin, sides, bounded, forces, loads, section }) => {
    const anchors = Array.from({ length: columns * rows }, (_, i) => {
      const x = ((i % columns) - (columns - 1) / 2) * sx;
      return { no: i + 1, x, y: (Math.floor(i / columns) - (rows - 1) / 2) * sy, ...AXES };
    });
    const [halfX, halfY] = [((columns - 1) * sx) / 2 + margin, ((rows - 1) * sy) / 2 + margin];
    const end = (i: number, half: number, sign: 1 | -1) => sign * (bounded[i] ? half + sides[i] : Infinity);
    return {
      plate: { length: 2 * halfX, width: 2 * halfY },
      anchors,
      edges: { X1: end(0, halfX, 1), X2: end(1, halfX, -1), Y1: end(2, halfY, 1), Y2: end(3, halfY, -1) },
      profile: { type: 12, H: 100, W: 100, T: 10, FT: 0, ex: 0, ey: 0, rotation: 0 },
      hef: 80,
      loads: { values: loads, text: (name, value) => `${name} = ${value.toFixed(3)} kN` },
      found: {
        forces: anchors.map(({ no }, i) => ({ no, ...forces[i] })),
        forceText: ({ tension }) => `N ${tension}`,
        breakouts: [],
        zone: [],
        pressure: null,
      },
      section,
    } satisfies PlanInput;
  });

const writtenIn = (shapes: readonly Shape[], size: number): { what: string; box: Rectangle }[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'text') return [{ what: shape.text, box: textBox(shape, size) }];
    if (shape.kind !== 'dimension') return [];
    const what = formatLength(shape.length);
    return [{ what, box: textBox({ ...shape, kind: 'text', text: what }, size) }];
  });

/** True if a line crosses the characters of a label, which are lower than the label's line height. */
function runsThrough([a, b]: readonly [Point, Point], { x, y, width, height }: Rectangle): boolean {
  const [w, h] = [0.4 * width, 0.3 * height];
  const isIn = ([px, py]: Point) => Math.abs(px - x) < w && Math.abs(py - y) < h;
  const corners = rectangle(x - w, y - h, x + w, y + h);
  return isIn(a) || isIn(b) || corners.some((corner, i) => cross([a, b], [corner, corners[(i + 1) % 4]]));
}

const isArrow = ({ style }: Shape) => ['shear', 'load', 'moment'].includes(style);

/** Returns descriptions of the overlapping elements in the plan. */
function faultsOf({ shapes, size }: Plan): string[] {
  const written = writtenIn(shapes, size);
  const lines = segmentsOf(shapes.filter(isArrow));
  const measured = shapes.flatMap((shape) => (shape.kind === 'dimension' ? shape.lines : []));
  return [
    ...written.flatMap(({ what, box }, i) => {
      const touched = written.slice(i + 1).filter((other) => touch(box, other.box));
      return touched.map((other) => `${what} and ${other.what}`);
    }),
    ...lines.flatMap((line) => [
      ...written.filter(({ box }) => runsThrough(line, box)).map(({ what }) => `an arrow over ${what}`),
      ...measured.filter(({ from, to }) => cross(line, [from, to])).map(() => 'an arrow over a dimension'),
    ]),
  ];
}

it('the plan of a random design has no overlapping labels, and arrows do not cross labels or dimensions', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      expect(faultsOf(planOf(input, { aspect: 1.6, lines: 20 }))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
