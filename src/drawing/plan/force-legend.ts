/**
 * Legend next to the plan, where no drawing lines cross it: a diagram of the loads, and lists of loads and
 * anchor forces. If there is no room for all anchor forces, none is listed; the table of forces lists them.
 */
import { arc, arrow } from '@/drawing/plan/arrows';
import { textWidth, type Label } from '@/drawing/plan/labels';
import type { ResultOverlay } from '@/drawing/plan/result-overlay';
import { line, text as textShape, type Point, type Shape } from '@/drawing/plan/shapes';

export interface PlanLoads {
  /** Load components, kN and kNm. */
  values: Readonly<Record<'Nz' | 'Vx' | 'Vy' | 'Mx' | 'My' | 'Mz', number>>;
  text: (name: string, value: number) => string;
}

/** Distances from the centre, text heights: start and end of arrows, end of axes, axis names. */
const ARROW = { from: 1.1, to: 3.2 } as const;
const AXIS = { to: 3.4, letter: 3.9 } as const;
const TURN = 0.85;
const NORMAL = 0.4;
/** Half the side of the square occupied by the diagram, in text heights. */
const ROSE = 4.4;

/** Positions of symbols: next to the arrows of the axes, and in the free corners. */
const PLACES = {
  x: [2.5, 1.05],
  y: [1.25, 2.3],
  Nz: [1.8, -0.95],
  Mz: [-1.9, -0.95],
} as const;

const DIRECTIONS: Readonly<Record<'x' | 'y', Point>> = { x: [1, 0], y: [0, 1] };

/** Returns the halves of an axis for its force and moment: 1 positive, -1 negative, 0 for a load of zero. */
function halvesOf(force: number, moment: number): { force: number; moment: number } {
  if (force === 0) return { force: 0, moment: Math.sign(moment) };
  return { force: Math.sign(force), moment: moment === 0 ? 0 : -Math.sign(force) };
}

/**
 * Draws the diagram of the loads. On each axis, the force is on the half to which it points, and the moment,
 * an arrow with two heads, is on the other half or, without a force, on the half to which its vector points.
 */
function loadDirections({ values, text }: PlanLoads, [x, y]: Point, size: number): Shape[] {
  const shapes: Shape[] = [];
  const place = ([u, v]: readonly [number, number]): Point => [x + u * size, y + v * size];
  const symbol = (name: keyof PlanLoads['values']) => text(name, values[name]).split(' = ')[0];
  const write = (style: 'load' | 'moment' | 'axis', at: readonly [number, number], written: string) =>
    shapes.push(textShape(style, place(at), written));
  for (const [axis, [u, v]] of Object.entries(DIRECTIONS) as ['x' | 'y', Point][]) {
    const end = AXIS.to;
    shapes.push(line('axis', place([-u * end, -v * end]), place([u * end, v * end])));
    write('axis', [u * AXIS.letter, v * AXIS.letter], axis);
    const [force, moment] = [values[`V${axis}`], values[`M${axis}`]];
    const halves = halvesOf(force, moment);
    const act = (style: 'load' | 'moment', value: number, half: number) => {
      if (value === 0) return;
      // The arrow points outwards or towards the centre, depending on the sign of the load.
      const [from, to] = Math.sign(value) === half ? [ARROW.from, ARROW.to] : [ARROW.to, ARROW.from];
      const at = (distance: number) => place([u * half * distance, v * half * distance]);
      shapes.push(...arrow(style, at(from), at(to), size, style === 'moment' ? 2 : 1));
      const [beside, up] = PLACES[axis];
      const label = axis === 'x' ? ([half * beside, up] as const) : ([beside, half * up] as const);
      write(style, label, symbol(`${style === 'load' ? 'V' : 'M'}${axis}`));
    };
    act('load', force, halves.force);
    act('moment', moment, halves.moment);
  }
  if (values.Mz !== 0) {
    shapes.push(...arc('moment', [x, y], TURN * size, Math.sign(values.Mz), 0.6 * size));
    write('moment', PLACES.Mz, symbol('Mz'));
  }
  if (values.Nz !== 0) {
    // Circle with a dot or a cross: an arrow seen from its tip or from its tail.
    const r = NORMAL * size;
    shapes.push({ kind: 'circle', style: 'load', at: [x, y], radius: r });
    if (values.Nz > 0) shapes.push({ kind: 'circle', style: 'load', at: [x, y], radius: 0.15 * r });
    else
      for (const slope of [1, -1])
        shapes.push(line('load', [x - 0.7 * r, y - slope * 0.7 * r], [x + 0.7 * r, y + slope * 0.7 * r]));
    write('load', PLACES.Nz, symbol('Nz'));
  }
  return shapes;
}

type Entry = Pick<Label, 'style' | 'text'>;

/** Line spacing of entries, and gap between two blocks, in text heights. */
const STEP = 1.35;
const GAP = 0.8;

/** Returns the entries in the order of a load table, without zero loads. */
const loadEntries = ({ values, text }: PlanLoads): Entry[] =>
  (Object.entries(values) as [keyof PlanLoads['values'], number][])
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => ({ style: name.startsWith('M') ? 'moment' : 'load', text: text(name, value) }));

const forceEntries = ({ forces, forceText }: ResultOverlay): Entry[] =>
  forces.map((force): Entry => ({ style: 'tension', text: `${force.no}:  ${forceText(force) || '0'}` }));

const pressureEntries = ({ pressure }: ResultOverlay): Entry[] =>
  pressure ? [{ style: 'pressure', text: pressure.text }] : [];

export interface Legend {
  /** Size of the legend, mm. */
  width: number;
  height: number;
  shapesAt: (corner: Point) => Shape[];
}

const heightOf = (blocks: readonly (readonly Entry[])[]): number =>
  blocks.reduce((sum, block) => sum + block.length * STEP + GAP, 0);

interface Room {
  /** Height of the plan, and largest height of a legend, in text heights. */
  plan: number;
  highest: number;
  /** Number of lists side by side. */
  columns: 1 | 2;
}

/** Lists one below the other; `left` and `top` are their distances from the corner, in text heights. */
interface Column {
  left: number;
  top: number;
  blocks: readonly (readonly Entry[])[];
}

/**
 * Returns the legend. The load diagram is above the lists, or next to them if the plan is not tall enough to
 * stack the diagram, the list of loads and the pressure. Anchor forces that do not fit below the loads are in
 * a second column, if the room has one.
 */
export function legendOf(
  loads: PlanLoads | undefined,
  found: ResultOverlay | undefined,
  { size, room }: { size: number; room: Room },
): Legend {
  const listed = loads ? [loadEntries(loads)] : [];
  const all = found ? [...forceEntries(found), ...pressureEntries(found)] : [];
  const pressure = found ? pressureEntries(found) : [];
  const rose = loads !== undefined && loadEntries(loads).length > 0 ? 2 * ROSE : 0;
  const isBeside = rose + heightOf([...listed, pressure]) - GAP > room.plan;
  const below = isBeside ? 0 : rose;
  const fits = (top: number, ...blocks: readonly (readonly Entry[])[]) =>
    top + heightOf(blocks) - GAP <= room.highest;
  const isSplit = room.columns > 1 && !fits(below, ...listed, all) && fits(0, all);
  const following = isSplit ? [] : ([all, pressure].find((block) => fits(below, ...listed, block)) ?? []);
  const widthOf = (entries: readonly Entry[]) =>
    Math.max(0, ...entries.map(({ text }) => textWidth(text, 1)));
  const first: Column = {
    // The gap keeps the list apart from the name of the axis.
    left: isBeside ? rose + GAP : 0,
    top: below,
    blocks: [...listed, following].filter((block) => block.length > 0),
  };
  const end = Math.max(rose, first.left + widthOf(first.blocks.flat()));
  const columns = isSplit ? [first, { left: end + 2 * GAP, top: 0, blocks: [all] }] : [first];
  return {
    width: (isSplit ? end + 2 * GAP + widthOf(all) : end) * size,
    height: Math.max(0, rose, ...columns.map(({ top, blocks }) => top + heightOf(blocks) - GAP)) * size,
    shapesAt: ([x, top]) => [
      ...(loads && rose > 0 ? loadDirections(loads, [x + ROSE * size, top - ROSE * size], size) : []),
      ...columns.flatMap((column) =>
        column.blocks.flatMap((block, index) => {
          const before = column.top + heightOf(column.blocks.slice(0, index));
          return block.map(({ style, text }, line): Shape => {
            const down = before + (line + 0.5) * STEP;
            const at: Point = [x + column.left * size, top - down * size];
            return { kind: 'text', style, at, text, isFromLeft: true };
          });
        }),
      ),
    ],
  };
}
