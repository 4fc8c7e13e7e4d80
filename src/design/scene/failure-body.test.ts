/** Tests the breakout bodies of the checks, and the sketches of their projected areas. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { drawingsOf } from '@/design/scene/area-drawings';
import { checkBodies, failureBodyOf } from '@/design/scene/failure-body';
import { areaDrawings } from '@/drawing/plan/area-drawing/area-drawing';
import type { AreaDrawing } from '@/drawing/plan/area-drawing/drawing-frame';
import { breakoutShape } from '@/drawing/plan/breakout-body';
import { areaOf } from '@/drawing/plan/convex-bodies';
import { check, STANDARDS, type AnchorPoint, type TrailStep } from '@/engineering';
import { checkResult } from '@/testing/check-result';
import { givenDesign } from '@/testing/given-design';
import { meetingTexts } from '@/testing/meeting-texts';
import { resultOf, seedAnchors } from '@/testing/report-cases';
import { howMany } from '@/testing/run/how-many';
import { designsTo } from '@/verification/random-design';
import { anchorsAt, plainDesign, type DesignChange } from '@/verification/test-design';

const ANSWER = checkResult({
  checks: {
    pull_out: { anchors: '3' },
    concrete_cone: { anchors: '1,2,3' },
    steel_shear: { anchors: '1,2' },
  },
});

const bodyOf = (mode: Parameters<typeof failureBodyOf>[1], change: DesignChange = {}) => {
  const outcome = check(plainDesign(change));
  if (!outcome.ok) throw new Error(outcome.error.message);
  return failureBodyOf(outcome.value, mode)?.bodies[0];
};

const PULLED: DesignChange = { anchors: anchorsAt([0, 0]), load: { N: 5 }, axials: [5] };

it('the failure cone in a narrow member reaches half the reduced characteristic spacing and has the reduced depth', () => {
  const outline = { X1: 60, X2: -60, Y1: 60 };
  const cone = { kind: 'cone', anchors: [1], reach: 60, depth: 40, spacing: 's_cr_N_used' };
  expect(bodyOf('concrete_cone', { ...PULLED, outline })).toMatchObject(cone);
});

it('the edge failure body has the edge distance used in the check, and there is no body if the result has no edge check', () => {
  const outline = { X1: 225, Y1: 150, Y2: -150 };
  const change: DesignChange = { anchors: anchorsAt([0, 0]), load: { Vx: 5 }, outline };
  const body = { kind: 'edge', anchors: [1], edge: 'X1', c1: 200 / 1.5 };
  expect(bodyOf('concrete_edge', change)).toMatchObject(body);
  expect(bodyOf('concrete_edge', { ...change, outline: {} })).toBeUndefined();
});

it('the failure body for steel and pull-out failure is the failing part of the anchors', () => {
  const [steel] = failureBodyOf(ANSWER, 'steel_shear')!.bodies;
  expect(steel).toEqual({ kind: 'anchor', anchors: [1, 2], part: 'steel' });
  const [pulledOut] = failureBodyOf(ANSWER, 'pull_out')!.bodies;
  expect(pulledOut).toEqual({ kind: 'anchor', anchors: [3], part: 'embedment' });
});

it('failureBodyOf returns null for a mode that does not apply, and for a response without bodies', () => {
  expect(failureBodyOf(ANSWER, 'splitting')).toBeNull();
  expect(failureBodyOf(ANSWER, 'concrete_cone')).toBeNull();
});

it('the splitting body reaches half the characteristic spacing for splitting and has cracks', () => {
  const change = { ...PULLED, outline: { X1: 100 }, product: { s_cr_sp: 300 } };
  expect(bodyOf('splitting', change)).toMatchObject({ reach: 150, depth: 70, cracks: true });
});

it('an edge check that is split by direction has a failure body for each direction, with the anchors of that direction', () => {
  const anchors = anchorsAt([0, -75, 1, 0], [0, 75, 1, 1]);
  const outcome = check(plainDesign({ anchors, load: { Vx: 5, Vy: 5 }, outline: { X1: 200 } }));
  expect(outcome.ok && failureBodyOf(outcome.value, 'concrete_edge')?.bodies).toMatchObject([
    { kind: 'edge', anchors: [1, 2], edge: 'X1', c1: 200 },
    { kind: 'edge', anchors: [2], edge: 'X1', c1: 200 },
  ]);
});

const ROOM = { columns: 24, lines: 26 };
const ROOMS = { cone: ROOM, strips: ROOM, face: ROOM, plan: ROOM };

const textsOf = ({ shapes }: AreaDrawing) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

const drawnArea = ({ shapes }: AreaDrawing) =>
  shapes
    .flatMap((shape) => (shape.kind === 'area' && shape.style === 'failure' ? shape.outlines : []))
    .reduce((sum, outline) => sum + areaOf(outline.map(([x, y]) => [x, y, 0] as const)), 0);

const valueOf = (trail: readonly TrailStep[], symbol: string) =>
  trail.find((step) => step.symbol === symbol)?.value;

function sketch(mode: 'concrete_cone' | 'pry_out' | 'concrete_edge', change: (draft: Design) => void) {
  const design = givenDesign({ Nz: 12, Vx: 5 }, change);
  const result = resultOf(design, seedAnchors[0])!;
  return { result, parts: drawingsOf(result, mode, ROOMS) };
}

/**
 * Returns the anchor numbers in a plan view that are drawn closer to another anchor than to the anchor they
 * belong to.
 */
function namesOfOthers({ view, shapes }: AreaDrawing, anchors: readonly AnchorPoint[]): string[] {
  if (view === 'face') return [];
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'text' || shape.style !== 'anchor') return [];
    const [x, y] = shape.at;
    const [nearest] = anchors.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
    return String(nearest.no) === shape.text ? [] : shape.text;
  });
}

it('the area sketch of a group shows the lengths that make up the sides of its rectangle', () => {
  const { parts } = sketch('concrete_cone', ({ layout }) => void (layout.sides.X2.distance = 70));
  const [{ sketches, edge }] = parts;
  expect(sketches.map(({ view }) => view)).toEqual(['cone']);
  expect(edge).toBe('');
  // Lengths along x: 70 to the edge, 180 between the anchors, 105 on the far side; no edge cuts the body
  // along y.
  const expected = ['70', '180', '105', 'b_x = 355', 'b_y = 390', '1', '2', '3', '4'];
  expect(textsOf(sketches[0])).toEqual(expect.arrayContaining(expected));
  expect(drawnArea(sketches[0])).toBeCloseTo(355 * 390, 6);
});

it('the area sketch of a single anchor labels the edge distance and half the characteristic spacing with symbol and value', () => {
  const single = sketch('concrete_cone', ({ layout }) => {
    layout.group = '1-0-1';
    layout.sides.X2.distance = 95;
  });
  const texts = textsOf(single.parts[0].sketches[0]);
  expect(texts).toEqual(expect.arrayContaining(['c_X2 = 95', 's_cr_N/2 = 105']));
});

it('the sketches of an edge check show elevation and plan, with the depth limited by the member thickness', () => {
  const { parts, result } = sketch('concrete_edge', ({ layout }) => {
    layout.sides.X1.distance = 180;
    layout.sides.Y1.exists = false;
  });
  const [{ sketches, edge }] = parts;
  expect(edge).toBe('X1');
  const [face, plan] = sketches;
  expect([face.view, plan.view]).toEqual(['face', 'plan']);
  expect(textsOf(face)).toEqual(expect.arrayContaining(['h = 200', '180', 'l_c_V = 670']));
  expect(textsOf(plan)).toContain('c_1 = 180');
  const area = valueOf(result.answer.checks.concrete_edge.detail.trail, 'A_c_V')!;
  expect(area).toBeCloseTo(670 * 200, 6);
  expect(drawnArea(face)).toBeCloseTo(area, 6);
});

it('the plan sketch of an edge check shows the actual and the reduced edge distance for a narrow and thin member', () => {
  const { parts, result } = sketch('concrete_edge', ({ layout }) => void (layout.sides.X1.distance = 225));
  const [, plan] = parts[0].sketches;
  const reduced = valueOf(result.answer.checks.concrete_edge.detail.trail, 'c_1_used')!;
  expect(reduced).toBeLessThan(225);
  expect(textsOf(plan)).toEqual(expect.arrayContaining([reduced.toFixed(1), 'c_1 = 225', '2', '4']));
});

it('the area sketch labels the lengths from which the area for an anchor under torsion can be calculated', () => {
  const { parts, result } = sketch('pry_out', ({ loads, layout }) => {
    loads.dead.Mz = 1;
    layout.sides.X1.distance = 80;
  });
  const [{ sketches, isShared }] = parts;
  expect(isShared).toBe(true);
  const area = valueOf(result.answer.checks.pry_out.detail.trail, 'A_c_N')!;
  expect(drawnArea(sketches[0])).toBeCloseTo(area, 6);
  // Lengths on the two axes: 80 to the edge or 105 outwards, plus 90 halfway to the adjacent anchor.
  const lengths = textsOf(sketches[0]).flatMap((text) => /[\d.]+$/.exec(text.slice(-5)) ?? []);
  const long = lengths.map(Number).filter((length) => length > 10);
  expect(long.toSorted()).toEqual([105, 80, 90, 90]);
  expect(area).toBeCloseTo((80 + 90) * (105 + 90), 6);
});

it('the area sketch labels the lengths between the corners of a non-rectangular area', () => {
  const { parts, result } = sketch('pry_out', ({ loads, layout }) => {
    loads.dead.Mz = 1;
    // Only anchors 1 and 4 resist shear: the area of each ends on the diagonal between the other two
    // anchors.
    layout.slots = [false, true, true, false].map((isSlotted) => ({ x: isSlotted, y: isSlotted }));
  });
  const [{ sketches, isShared }] = parts;
  expect(isShared).toBe(true);
  const area = valueOf(result.answer.checks.pry_out.detail.trail, 'A_c_N')!;
  expect(drawnArea(sketches[0])).toBeCloseTo(area, 6);
  // A square with sides of 210, from which a triangle with legs of 30 is cut off: 180 and 30 remain between
  // the corners.
  expect(area).toBeCloseTo(210 ** 2 - 30 ** 2 / 2, 6);
  expect(textsOf(sketches[0]).filter((text) => text === '180' || text === '30')).toHaveLength(4);
});

const MODES = ['concrete_cone', 'splitting', 'pry_out', 'concrete_edge'] as const;

it.each(STANDARDS)('body and area sketch show area and lengths as calculated under %s', (standard) => {
  const seen = new Map<string, number>();
  const count = (what: string) => void seen.set(what, (seen.get(what) ?? 0) + 1);
  const designs = designsTo({ standard, slots: true });
  for (const input of fc.sample(designs, { seed: 3, numRuns: howMany(60, 250) })) {
    const outcome = check(input);
    if (!outcome.ok) continue;
    const around = { anchors: input.anchors, edges: input.concrete.outline, h: input.concrete.h };
    for (const mode of MODES)
      for (const { body, part } of checkBodies(outcome.value, mode)) {
        if (body.kind === 'anchor') continue;
        const faces = breakoutShape(body, around).faces.filter(({ kind }) => kind === 'area');
        const drawn = faces.reduce((sum, { corners }) => sum + areaOf(corners), 0);
        expect(drawn / (body.area ?? 0)).toBeCloseTo(1, 6);
        count(mode);
        const trail = outcome.value.checks[mode].detail.trail.filter((step) => step.part === part);
        const sketches = areaDrawings(body, around, ROOMS);
        // Labels do not overlap, and each anchor number is next to its anchor.
        for (const one of sketches)
          expect([...namesOfOthers(one, input.anchors), ...meetingTexts(one)]).toEqual([]);
        const [sketched] = sketches;
        expect(drawnArea(sketched) / (body.area ?? 0)).toBeCloseTo(1, 6);
        const texts = textsOf(sketched);
        // If a label does not fit, it is shortened to its value or its symbol.
        const says = (text: string, symbol: string, value: number) =>
          text === symbol ||
          Math.abs(Number(text.replace(`${symbol} = `, '')) - value) < 0.0501 + 1e-6 * value;
        for (const symbol of ['b_x', 'b_y', 'l_c_V', 'l_1', 'l_2', 'b_2']) {
          const value = valueOf(trail, symbol);
          const isSum = symbol === 'l_c_V' && valueOf(trail, 'l_1') !== undefined;
          if (value === undefined || isSum) continue;
          count(symbol);
          const isSaid = texts.some((text) => says(text, symbol, value));
          expect(isSaid, `${symbol} ${texts.join()}`).toBe(true);
        }
        const { left, right, bottom, top, size } = sketched;
        expect((right - left) / size).toBeLessThan(ROOM.columns + 1e-6);
        expect((top - bottom) / size).toBeLessThan(ROOM.lines + 1e-6);
      }
  }
  expect(Math.min(...['b_x', 'b_2'].map((symbol) => seen.get(symbol) ?? 0))).toBeGreaterThan(5);
  expect(Math.min(...MODES.map((mode) => seen.get(mode) ?? 0))).toBeGreaterThan(20);
});
