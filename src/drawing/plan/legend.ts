/**
 * Lists loads and anchor forces next to the plan, because they would be illegible among the plan's arrows and
 * lines. If there is no room for all anchor forces, no anchor force is listed; the table of forces contains
 * them anyway.
 */
import type { PlanFound } from '@/drawing/plan/found';
import { textWidth, type Label } from '@/drawing/plan/labels';
import { loadRose, ROSE, type PlanLoads } from '@/drawing/plan/loads';
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

const forceEntries = ({ forces, forceText }: PlanFound): Entry[] =>
  forces.map((force): Entry => ({ style: 'tension', text: `${force.no}:  ${forceText(force) || '0'}` }));

const pressureEntries = ({ pressure }: PlanFound): Entry[] =>
  pressure ? [{ style: 'pressure', text: pressure.text }] : [];

export interface Legend {
  /** Size of the legend, mm. */
  width: number;
  height: number;
  /** Returns the shapes; `corner` is the upper left corner of the legend. */
  shapesAt: (corner: Point) => Shape[];
}

const heightOf = (blocks: readonly (readonly Entry[])[]): number =>
  blocks.reduce((sum, block) => sum + block.length * STEP + GAP, 0);

/** Height of the plan, and largest height of a legend that fits, both in text heights. */
interface Room {
  plan: number;
  highest: number;
}

/**
 * Returns the legend. The load diagram is above the lists, or next to them if the plan is not tall enough to
 * stack the diagram, the list of loads and the pressure.
 */
export function legendOf(
  loads: PlanLoads | undefined,
  found: PlanFound | undefined,
  { size, room }: { size: number; room: Room },
): Legend {
  const listed = loads ? [loadEntries(loads)] : [];
  const offered = found
    ? [[...forceEntries(found), ...pressureEntries(found)], pressureEntries(found), []]
    : [[]];
  const rose = loads !== undefined && loadEntries(loads).length > 0 ? 2 * ROSE : 0;
  const isBeside = rose + heightOf([...listed, offered[1] ?? []]) - GAP > room.plan;
  const below = isBeside ? 0 : rose;
  const fits = (block: readonly Entry[]) => below + heightOf([...listed, block]) - GAP <= room.highest;
  const blocks = [...listed, offered.find(fits) ?? []].filter((block) => block.length > 0);
  const texts = Math.max(0, ...blocks.flat().map(({ text }) => textWidth(text, size)));
  const height = Math.max(rose, below + heightOf(blocks) - GAP, 0) * size;
  return {
    width: isBeside ? (rose + GAP) * size + texts : Math.max(rose * size, texts),
    height,
    shapesAt: ([x, top]) => [
      ...(loads && rose > 0 ? loadRose(loads, [x + ROSE * size, top - ROSE * size], size) : []),
      ...blocks.flatMap((block, index) => {
        const before = below + heightOf(blocks.slice(0, index));
        return block.map(({ style, text }, line): Shape => {
          // The gap keeps the list apart from the name of the axis.
          const left = isBeside ? x + (rose + GAP) * size : x;
          const at: Point = [left, top - (before + (line + 0.5) * STEP) * size];
          return { kind: 'text', style, at, text, isFromLeft: true };
        });
      }),
    ],
  };
}
