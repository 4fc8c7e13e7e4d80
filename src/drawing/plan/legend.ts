import { textWidth, type Label } from '@/drawing/plan/labels';
import { loadDirections, ROSE, type PlanLoads } from '@/drawing/plan/loads';
/**
 * Lists loads and anchor forces next to the plan, because they would be illegible among the plan's arrows and
 * lines. If there is no room for all anchor forces, no anchor force is listed; the table of forces contains
 * them anyway.
 */
import type { ResultOverlay } from '@/drawing/plan/result-overlay';
import type { Point, Shape } from '@/drawing/plan/shapes';

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

/** Space for the legend. */
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
