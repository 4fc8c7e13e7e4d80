/** Reads the DXF file of the plate as a cutting machine would. */
import { expect, it } from 'vitest';
import { plateDxf } from '@/drawing/plan/plate/plate-dxf';
import { plateParts } from '@/drawing/plan/plate/plate-parts';

const profile = { type: 12, H: 100, W: 100, T: 10, FT: 8, ex: 20, ey: 0, rotation: 0 };
const anchors = [
  { no: 1, x: -100, y: -60, actsX: true, actsY: true },
  { no: 2, x: 100, y: -60, actsX: false, actsY: true },
  { no: 3, x: 100.5, y: 60, actsX: true, actsY: false },
];

const drawn = { plate: { length: 300, width: 200 }, anchors, profile };
const PARTS = plateParts(drawn, { diameter: 14, slotLength: 28 });

const TITLE = ['Project: Brücke Łódź 桥', 'Quantity: 1'];

interface Entity {
  kind: string;
  values: Map<number, string>;
  vertices: { x: number; y: number; bulge: number }[];
}

/** Returns the entities in a file; a polyline includes its vertices. */
function entitiesOf(text: string): Entity[] {
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  const tags = Array.from({ length: (lines.length - 1) / 2 }, (_, i) => {
    return { code: Number(lines[2 * i]), value: lines[2 * i + 1] };
  });
  const from = tags.findIndex(({ code, value }) => code === 2 && value === 'ENTITIES');
  const entities: Entity[] = [];
  for (const { code, value } of tags.slice(from + 1)) {
    if (code === 0) entities.push({ kind: value, values: new Map(), vertices: [] });
    else entities.at(-1)?.values.set(code, value);
  }
  const whole: Entity[] = [];
  for (const entity of entities) {
    const [x, y, bulge] = [10, 20, 42].map((code) => Number(entity.values.get(code)));
    if (entity.kind === 'VERTEX') whole.at(-1)!.vertices.push({ x, y, bulge });
    else if (!['SEQEND', 'ENDSEC', 'EOF'].includes(entity.kind)) whole.push(entity);
  }
  return whole;
}

const on = (entities: readonly Entity[], layer: string) =>
  entities.filter(({ values }) => values.get(8) === layer);

const span = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/**
 * Returns the area within a closed polyline with arcs, calculated with the shoelace formula plus the
 * circular segment of each arc.
 */
function areaOf({ vertices }: Entity): number {
  return vertices.reduce((sum, { x, y, bulge }, i) => {
    const next = vertices[(i + 1) % vertices.length];
    const angle = 4 * Math.atan(bulge);
    const chord = Math.hypot(next.x - x, next.y - y);
    const radius = bulge === 0 ? 0 : chord / (2 * Math.sin(angle / 2));
    return sum + (x * next.y - next.x * y) / 2 + (radius ** 2 / 2) * (angle - Math.sin(angle));
  }, 0);
}

const entities = entitiesOf(plateDxf(PARTS, TITLE));

it('the DXF file of the plate uses release 12, millimetres and only ASCII characters', () => {
  const text = plateDxf(PARTS, TITLE);
  expect(text).toMatch(/ {2}9\r\n\$ACADVER\r\n {2}1\r\nAC1009\r\n/);
  expect(text).toMatch(/ {2}9\r\n\$INSUNITS\r\n 70\r\n4\r\n/);
  // oxlint-disable-next-line no-control-regex
  expect(text).toMatch(/^[\x0a\x0d\x20-\x7e]*$/);
});

it('the DXF file has a title block below the plate, writes letters with accents in ASCII, and encodes other characters', () => {
  const lines = on(entities, 'TITLE');
  expect(lines.map(({ values }) => values.get(1))).toEqual(['Project: Bruecke Lodz \\U+6865', 'Quantity: 1']);
  for (const { values } of lines) expect(Number(values.get(20))).toBeLessThan(-100);
});

it('the DXF layers to be cut contain only the outline, holes and slots of the plate', () => {
  const kinds = (layer: string) => new Set(on(entities, layer).map(({ kind }) => kind));
  expect([...kinds('OUTLINE')]).toEqual(['POLYLINE']);
  expect(on(entities, 'OUTLINE')).toHaveLength(1);
  expect([...kinds('HOLES')]).toEqual(['CIRCLE']);
  expect([...kinds('SLOTS')]).toEqual(['POLYLINE']);
  expect(on(entities, 'HOLES').length + on(entities, 'SLOTS').length).toBe(anchors.length);
});

it('the layer table of the DXF file lists every layer', () => {
  const [, layers] = /LAYER\r\n 70\r\n(.*?)ENDTAB/s.exec(plateDxf(PARTS, TITLE))!;
  for (const { values } of entities) expect(layers).toContain(`\r\n${values.get(8)}\r\n`);
});

it('the DXF file contains the outline of the plate, centred on the origin', () => {
  const [outline] = on(entities, 'OUTLINE');
  expect(span(outline.vertices.map(({ x }) => x))).toEqual([-150, 150]);
  expect(span(outline.vertices.map(({ y }) => y))).toEqual([-100, 100]);
  expect(outline.values.get(70)).toBe('1');
});

it('the DXF file contains a round hole for an anchor that resists shear in both directions', () => {
  const [hole, ...others] = on(entities, 'HOLES');
  expect(others).toEqual([]);
  expect(hole.kind).toBe('CIRCLE');
  expect([10, 20, 40].map((code) => Number(hole.values.get(code)))).toEqual([-100, -60, 7]);
});

it('the DXF file contains a slot with round ends along the direction in which an anchor does not resist shear', () => {
  const slots = on(entities, 'SLOTS');
  const spans = (axis: 'x' | 'y') =>
    slots.map(({ vertices }) => span(vertices.map((vertex) => vertex[axis])).join(' to '));
  expect(spans('x')).toEqual(['86 to 114', '93.5 to 107.5']);
  expect(spans('y')).toEqual(['-67 to -53', '46 to 74']);
  const area = Math.PI * 49 + 14 * 14;
  for (const slot of slots) expect(Math.abs(areaOf(slot) / area - 1)).toBeLessThan(1e-6);
});

it('the DXF file contains the profile at its position, and the anchor numbers', () => {
  const xs = on(entities, 'PROFILE').flatMap(({ vertices }) => vertices.map(({ x }) => x));
  expect(span(xs)).toEqual([-30, 70]);
  expect(on(entities, 'NUMBERS').map(({ values }) => values.get(1))).toEqual(['1', '2', '3']);
});
