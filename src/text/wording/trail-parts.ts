/**
 * Divides a calculation into partial checks: if slots split a check by direction, the lines of each
 * direction are grouped.
 */
import type { ModeDetail, ModeKey, TrailStep } from '@/engineering';
import { stepInNotation } from '@/text/wording/notation';
import type { Translate } from '@/text/wording/translate';
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

/**
 * Returns the title of a partial check with its anchors. An unknown name, which another server may send, is
 * left unchanged.
 */
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
