import { expect, it } from 'vitest';
import { areaOf } from '@/drawing/plan/convex-bodies';
import { textBox, touch } from '@/drawing/plan/labels';
import { planOf, type PlanInput } from '@/drawing/plan/plan';
import type { ResultOverlay } from '@/drawing/plan/result-overlay';
import { rectangle, type Dimension, type Shape } from '@/drawing/plan/shapes';
import { formatInput } from '@/text/format/format-number';

const anchor = (no: number, x: number, y: number) => ({ no, x, y, actsX: true, actsY: true });

/**
 * Four anchors with spacings of 180 mm on a 400 mm plate; edge distances of 200 and 225 mm along x, and of
 * 220 and 200 mm along y.
 */
const INPUT: PlanInput = {
  plate: { length: 400, width: 400 },
  anchors: [anchor(1, -90, 90), anchor(2, 90, 90), anchor(3, 90, -90), anchor(4, -90, -90)],
  edges: { X1: 315, X2: -290, Y1: 290, Y2: -310 },
  profile: { type: 12, H: 100, W: 100, T: 10, FT: 0, ex: 0, ey: 0, rotation: 0 },
  hef: 70,
};
const plan = (change: Partial<PlanInput> = {}) => planOf({ ...INPUT, ...change }, { aspect: 2, lines: 22 });
const of = (shapes: readonly Shape[], style: Shape['style']) =>
  shapes.filter((shape) => shape.style === style);
const dimensions = (shapes: readonly Shape[]) =>
  shapes.filter((shape): shape is Dimension => shape.kind === 'dimension');
const lengths = (shapes: readonly Shape[]) => dimensions(shapes).map(({ length }) => formatInput(length));
const width = ({ lines: [{ from, to }] }: Dimension) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Returns the texts of the list next to the plan. */
const listed = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.kind === 'text' && shape.isFromLeft ? [shape] : []));

it('the plan numbers every anchor and labels the lengths in each dimension chain', () => {
  const { shapes } = plan();
  const numbers = of(shapes, 'anchor').flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
  expect(numbers).toEqual(['1', '2', '3', '4']);
  // Edge distance, spacing and edge distance along x, and the same along y; then the plate sides and the
  // distances from plate to edges.
  const plate = ['400', '90', '115', '400', '110', '90'];
  expect(lengths(shapes)).toEqual(['200', '180', '225', '220', '180', '200', ...plate]);
});

it('dimension lines for spacings, edge distances and plate sides refer to their inputs, unlike other dimension lines', () => {
  const free = [anchor(1, -90, 0), anchor(2, 110, 0), anchor(3, 0, 60)];
  const { shapes } = plan({ anchors: free, edges: { ...INPUT.edges, X2: -Infinity, Y1: Infinity } });
  expect(dimensions(shapes).map(({ measure }) => measure)).toEqual([
    { of: 'spacing', axis: 'x', gap: 1, anchor: 3 },
    { of: 'spacing', axis: 'x', gap: 2, anchor: 2 },
    { of: 'edge', edge: 'X1' },
    { of: 'edge', edge: 'Y2' },
    { of: 'spacing', axis: 'y', gap: 1, anchor: 3 },
    { of: 'plate', side: 'length' },
    null,
    { of: 'plate', side: 'width' },
    null,
  ]);
});

it('the plan has a break line instead of a dimension on a side without an edge', () => {
  const { shapes } = plan({ edges: { ...INPUT.edges, X2: -Infinity } });
  expect(of(shapes, 'open')).toHaveLength(1);
  expect(of(shapes, 'edge')).toHaveLength(3);
  expect(lengths(shapes)).toEqual(['180', '225', '220', '180', '200', '400', '115', '400', '110', '90']);
});

it('the plan shows the whole plate even if it is larger than the concrete', () => {
  const { left, right, top, bottom } = plan({ plate: { length: 2000, width: 900 } });
  expect([left < -1000, right > 1000, bottom < -450, top > 450]).toEqual([true, true, true, true]);
});

it('the plan cuts the concrete off before a distant edge, and shows the actual edge distance', () => {
  const { shapes, left, right } = plan({ edges: { ...INPUT.edges, X1: 3090 } });
  expect(of(shapes, 'open')).toHaveLength(1);
  expect(right - left).toBeLessThan(1000);
  const edge = dimensions(shapes).find(({ measure }) => measure?.of === 'edge' && measure.edge === 'X1');
  expect(edge?.length).toBe(3000);
  // The concrete is cut off at 1.6 times the embedment depth beyond the plate.
  expect(edge && width(edge)).toBeCloseTo(200 + 112 - 90, 9);
});

it('the plan marks slotted holes along their direction', () => {
  const slotAlong = (axis: 'actsX' | 'actsY') => {
    const anchors = INPUT.anchors.map((one) => (one.no === 1 ? { ...one, [axis]: false } : one));
    const slots = of(plan({ anchors }).shapes, 'slot');
    expect(slots).toHaveLength(1);
    const [slot] = slots;
    return slot.kind === 'slot' ? slot : expect.fail('the shape is not a slot');
  };
  const [alongX, alongY] = [slotAlong('actsX'), slotAlong('actsY')];
  expect(alongX.width).toBeGreaterThan(alongX.height);
  expect(alongY.height).toBeGreaterThan(alongY.width);
});

it('the bounds of the plan contain all its shapes', () => {
  const { shapes, left, right, bottom, top } = plan({ edges: { ...INPUT.edges, Y1: 690 } });
  const pointsOf = (shape: Shape): readonly (readonly [number, number])[] => {
    if (shape.kind === 'area') return shape.outlines.flat();
    if (shape.kind === 'dimension') return [shape.at, ...shape.lines.flatMap(pointsOf)];
    return shape.kind === 'line' ? [shape.from, shape.to] : [shape.at];
  };
  for (const [x, y] of shapes.flatMap(pointsOf)) {
    expect(x >= left && x <= right && y >= bottom && y <= top, `${x}, ${y}`).toBe(true);
  }
});

const TEXT = { text: (name: string) => `${name} = 1 kN` };
const NONE = { Nz: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };
const FOUND: ResultOverlay = {
  forces: [
    { no: 1, tension: 4, vx: 3, vy: 0 },
    { no: 2, tension: 1, vx: 0, vy: -1.5 },
  ],
  forceText: ({ tension }) => `N ${tension}`,
  breakouts: [{ breakout: { kind: 'cone', anchors: [1, 2, 3, 4], reach: 105, depth: 70 }, text: 'area' }],
  zone: [rectangle(100, -200, 200, 200)],
  pressure: { text: 'pressure' },
};

it('the plan shows each non-zero load, and draws a negative load differently from a positive load', () => {
  const looks = (loads: Partial<typeof NONE>) =>
    plan({ loads: { ...TEXT, values: { ...NONE, ...loads } } }).shapes.filter(
      ({ style }) => style === 'load' || style === 'moment',
    );
  expect(looks({})).toEqual([]);
  const pointsRight = (Vx: number) => {
    const [head] = looks({ Vx }).flatMap((shape) => (shape.kind === 'area' ? [shape.outlines[0]] : []));
    return head[0][0] > head[1][0];
  };
  expect([pointsRight(5), pointsRight(-5)]).toEqual([true, false]);
  // A downward force is shown as the cross of an arrow seen from its tail, an upward force as the dot of
  // its tip.
  const strokes = (Nz: number) => looks({ Nz }).filter(({ kind }) => kind === 'line').length;
  expect([strokes(-5), strokes(5)]).toEqual([2, 0]);
  for (const name of ['Nz', 'Vx', 'Vy', 'Mx', 'My', 'Mz']) {
    expect(looks({ [name]: 1 }), name).not.toEqual([]);
    expect(looks({ [name]: 1 }), name).not.toEqual(looks({ [name]: -1 }));
  }
  expect(looks({ Mx: 1, My: 1, Mz: 1 }).every(({ style }) => style === 'moment')).toBe(true);
});

it('the plan draws tension forces as circles with proportional areas, and shear forces as arrows with proportional lengths', () => {
  const { shapes } = plan({ found: FOUND });
  const radii = of(shapes, 'tension').flatMap((shape) => (shape.kind === 'circle' ? [shape.radius] : []));
  expect((radii[0] / radii[1]) ** 2).toBeCloseTo(4, 9);
  const tips = of(shapes, 'shear').flatMap((shape) => (shape.kind === 'area' ? [shape.outlines[0][0]] : []));
  const length = (index: number, no: number) => {
    const { x, y } = INPUT.anchors[no - 1];
    return Math.hypot(tips[index][0] - x, tips[index][1] - y);
  };
  expect(length(0, 1) / length(1, 2)).toBeCloseTo(2, 9);
});

it('the plan shows a breakout area and the compression zone without overlapping labels', () => {
  const loads = { ...TEXT, values: { ...NONE, Nz: 3, Vx: 2, Mz: 1 } };
  const { shapes, size } = plan({ found: FOUND, loads });
  const outlines = of(shapes, 'failure').flatMap((shape) => (shape.kind === 'area' ? shape.outlines : []));
  const areas = outlines.map((corners) => areaOf(corners.map(([x, y]) => [x, y, 0] as const)));
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(390 * 390, 3);
  expect(of(shapes, 'pressure').some(({ kind }) => kind === 'area')).toBe(true);
  const boxes = shapes.flatMap((shape) => (shape.kind === 'text' ? [textBox(shape, size)] : []));
  expect(boxes.length).toBeGreaterThan(8);
  boxes.forEach((box, i) => expect(boxes.slice(i + 1).some((other) => touch(box, other))).toBe(false));
});

it('the legend lists the loads and the pressure next to the plan, and the anchor forces only if all of them fit', () => {
  const values = { ...NONE, Nz: 3, Mz: 1 };
  const listedIn = (input: PlanInput) => listed(planOf(input, { aspect: 1.5, lines: 22 }).shapes);
  const input = { ...INPUT, found: FOUND, loads: { ...TEXT, values } };
  const texts = listedIn(input);
  expect(texts.map(({ style }) => style).join()).toBe('load,moment,tension,tension,pressure');
  const figures = dimensions(planOf(input, { aspect: 1.5, lines: 22 }).shapes).map(({ at }) => at[0]);
  for (const { at } of texts) expect(at[0]).toBeGreaterThan(Math.max(...figures));
  expect(texts.map(({ at }) => at[1])).toEqual(texts.map(({ at }) => at[1]).toSorted((a, b) => b - a));
  const many = Array.from({ length: 20 }, (_, no) => ({ no, tension: 1, vx: 0, vy: 0 }));
  const styles = listedIn({ ...input, found: { ...FOUND, forces: many } }).map(({ style }) => style);
  expect(styles).toEqual(['load', 'moment', 'pressure']);
  // A wide picture has a second column with the forces, beside the loads.
  const twelve = { ...FOUND, forces: many.slice(0, 12) };
  const wide = planOf({ ...input, found: twelve }, { aspect: 1.5, lines: 22, columns: 2 });
  const besides = listed(wide.shapes);
  const starts = besides.map(({ style, at }) => `${style} ${at[0] > besides[0].at[0]}`);
  const tensions = twelve.forces.map(() => 'tension true');
  expect(starts).toEqual(['load false', 'moment false', ...tensions, 'pressure true']);
});

it('the legend fits all loads and the pressure next to a plan of small height (a single row of anchors)', () => {
  const values = { Nz: 3, Vx: 2, Vy: 1, Mx: 1, My: 1, Mz: 1 };
  const row = { anchors: [anchor(1, -90, 0), anchor(2, 90, 0)], plate: { length: 300, width: 80 } };
  const edges = { X1: 200, X2: -200, Y1: 60, Y2: -60 };
  const { shapes, size, bottom, top } = plan({ ...row, edges, found: FOUND, loads: { ...TEXT, values } });
  const texts = listed(shapes);
  const expected = [...Object.keys(values).map((name) => `${name} = 1 kN`), 'pressure'];
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(expected));
  for (const text of texts) {
    const { y, height } = textBox(text, size);
    expect([y - height / 2 >= bottom, y + height / 2 <= top], text.text).toEqual([true, true]);
  }
});

it('the plan places the number of an anchor above a horizontal shear arrow, and elsewhere for a diagonal arrow', () => {
  const numberOf = (vx: number, vy: number) => {
    const forces = FOUND.forces.map((force) => ({ ...force, vx, vy }));
    const { shapes } = plan({ found: { ...FOUND, forces } });
    return shapes.flatMap((shape) => (shape.kind === 'text' && shape.text === '1' ? [shape.at] : []))[0];
  };
  const { x, y } = INPUT.anchors[0];
  expect(numberOf(3, 0)[1]).toBeGreaterThan(y);
  expect(numberOf(3, 3)[0] - x).not.toBeCloseTo(numberOf(3, 0)[0] - x, 3);
});
