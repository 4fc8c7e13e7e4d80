/** Loads and anchor forces beside a printed plan: among arrows and lines their figures could not be read. */
import type { PlanFound } from './found';
import { textWidth, type Label } from './labels';
import type { PlanLoads } from './loads';
import type { Point, Shape } from './shapes';

type Entry = Pick<Label, 'style' | 'text'>;

/** From one entry to the next and between loads and forces, in heights of the figures. */
const STEP = 1.35;
const GAP = 0.8;

/** In the order of a load table; a load that is not there is not listed. */
const loadEntries = ({ values, text }: PlanLoads): Entry[] =>
  (Object.entries(values) as [keyof PlanLoads['values'], number][])
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => ({ style: name.startsWith('M') ? 'moment' : 'load', text: text(name, value) }));

const forceEntries = ({ forces, forceText }: PlanFound): Entry[] =>
  forces.map((force): Entry => ({ style: 'tension', text: `${force.no}:  ${forceText(force) || '0'}` }));

const pressureEntries = ({ pressure }: PlanFound): Entry[] =>
  pressure ? [{ style: 'pressure', text: pressure.text }] : [];

export interface Legend {
  /** mm. */
  width: number;
  /** From its upper left corner downwards. */
  shapesAt: (corner: Point) => Shape[];
}

export function legendOf(loads: PlanLoads | undefined, found: PlanFound | undefined, size: number): Legend {
  const blocks = [
    loads ? loadEntries(loads) : [],
    found ? [...forceEntries(found), ...pressureEntries(found)] : [],
  ].filter((block) => block.length > 0);
  const width = Math.max(0, ...blocks.flat().map(({ text }) => textWidth(text, size)));
  return {
    width,
    shapesAt: ([x, top]) =>
      blocks.flatMap((block, index) => {
        const before = blocks.slice(0, index).reduce((sum, one) => sum + one.length * STEP + GAP, 0);
        return block.map(({ style, text }, line): Shape => {
          const at: Point = [x, top - (before + (line + 0.5) * STEP) * size];
          return { kind: 'text', style, at, text, isFromLeft: true };
        });
      }),
  };
}
