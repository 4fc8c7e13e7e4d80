/** Divides a calculation into partial checks, one for each direction, and arranges its given values. */
import type { TrailStep, ModeDetail, ModeKey } from '@/engineering';
import { isOfAnAnchor, numberOf, ofAnyNumber } from '@/text/formula/formula-tree';
import { stepInNotation } from '@/text/wording/statement-text';
import type { Translate } from '@/text/wording/values';
import { anchorsText } from '@/text/wording/verdict-text';

export interface TrailPart {
  /** Title of the partial check; '' for a calculation without partial checks. */
  title: string;
  /** Name of the partial check in the trail; undefined for a calculation without partial checks. */
  part: string | undefined;
  steps: readonly TrailStep[];
}

/** Failure modes that may be checked by direction, with the names of the partial checks. */
const PARTS: Readonly<Partial<Record<ModeKey, readonly string[]>>> = {
  pry_out: ['x', 'y', 't'],
  concrete_edge: ['n', 't'],
};

function anchorsOf(part: unknown): string {
  const anchors = typeof part === 'object' && part !== null && 'anchors' in part ? part.anchors : [];
  return Array.isArray(anchors) ? anchors.join(',') : '';
}

/** Returns the title of a partial check with its anchors. A name unknown to the app stays unchanged. */
export function partTitle(
  part: string,
  { mode, detail }: { mode: ModeKey; detail: ModeDetail | undefined },
  translate: Translate,
): string {
  if (part === 'joined') return translate('results:parts.joined');
  const isKnown = PARTS[mode]?.includes(part) === true;
  const name = isKnown ? translate(`results:parts.${mode}.${part}`) : part;
  const anchors = anchorsText(anchorsOf(detail?.[part]), translate);
  return anchors === '' ? name : translate('results:parts.of', { part: name, anchors });
}

const FACTS = { no_edge: 'noEdge', not_dense: 'notDense', no_compression: 'noCompression' } as const;

export const factText = (fact: keyof typeof FACTS, translate: Translate): string =>
  translate(`results:isOne.${FACTS[fact]}`);

/** Splits a trail into partial checks. `standard` determines the notation of the symbols. */
export function trailParts(
  steps: readonly TrailStep[],
  standard: string | undefined,
  titleOf: (part: string) => string = (part) => part,
): TrailPart[] {
  const trail = steps.map(stepInNotation(standard));
  const starts = trail.flatMap(({ part }, index) =>
    index === 0 || part !== trail[index - 1].part ? [index] : [],
  );
  return starts.map((start, index) => {
    const { part } = trail[start];
    return {
      title: part === undefined ? '' : titleOf(part),
      part,
      steps: trail.slice(start, starts.at(index + 1) ?? trail.length),
    };
  });
}

interface AnchorColumn {
  /** Symbol with the index i in place of the anchor number. */
  symbol: string;
  unit: string;
  values: ReadonlyMap<number, number>;
}

/** Given values of a calculation: those of individual anchors in a table, all others grouped by origin. */
export interface GivenValues {
  anchors: readonly number[];
  columns: readonly AnchorColumn[];
  /** Values by the clause that states their origin. */
  others: readonly { clause: string; steps: readonly TrailStep[] }[];
}

export const isGiven = ({ symbol, expression }: TrailStep): boolean => expression === symbol;

export function givenValues(trail: readonly TrailStep[]): GivenValues {
  const columns = new Map<string, { symbol: string; unit: string; values: Map<number, number> }>();
  const others = new Map<string, TrailStep[]>();
  for (const step of trail.filter(isGiven)) {
    const number = numberOf(step.symbol);
    if (number === null || !isOfAnAnchor(step.symbol)) {
      others.set(step.clause, [...(others.get(step.clause) ?? []), step]);
      continue;
    }
    const symbol = ofAnyNumber(step.symbol);
    const column = columns.get(symbol) ?? { symbol, unit: step.unit, values: new Map<number, number>() };
    column.values.set(number, step.value);
    columns.set(symbol, column);
  }
  const numbers = [...columns.values()].flatMap(({ values }) => [...values.keys()]);
  return {
    anchors: [...new Set(numbers)].sort((a, b) => a - b),
    columns: [...columns.values()],
    others: [...others].map(([clause, steps]) => ({ clause, steps })),
  };
}
