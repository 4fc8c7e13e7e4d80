/**
 * A calculation in its parts: where slots split a check by direction, each direction's lines stand together.
 */
import type { ModeKey } from '@/design/verdict/rows';
import type { ModeDetail, TrailStep } from '@/engineering';
import { stepInNotation } from '@/wording/notation';
import type { Translate } from '@/wording/translate';
import { anchorsText } from '@/wording/verdict-text';

export interface TrailPart {
  /** '' for a calculation in one piece. */
  title: string;
  /** As the calculation names it; undefined for one in one piece. */
  part: string | undefined;
  steps: readonly TrailStep[];
}

/** A mode that is checked by direction, with the parts that it may have. */
const PARTS: Readonly<Partial<Record<ModeKey, readonly string[]>>> = {
  pry_out: ['x', 'y', 't'],
  concrete_edge: ['n', 't'],
};

function anchorsOf(part: unknown): string {
  const anchors = typeof part === 'object' && part !== null && 'anchors' in part ? part.anchors : [];
  return Array.isArray(anchors) ? anchors.join(',') : '';
}

/** Title of a part of a check, with its anchors; an unknown part of another server keeps its name. */
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

/** `standard`: that whose symbols are shown. */
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
