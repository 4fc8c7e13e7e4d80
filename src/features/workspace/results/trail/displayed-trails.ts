/**
 * The calculations of a result in reading order: first the anchor forces, then the failure modes, then the
 * edges that do not govern.
 */
import type { RunResult } from '@/design/verdict/calculation';
import { allChecks, otherEdges } from '@/design/verdict/checks';
import type { Check, CheckedEdge, ModeKey, Standard, Verdict } from '@/engineering';
import type { TrailKey } from '@/stores/workspace-view';
import { partTitle, trailParts, type TrailPart } from '@/text/wording/trail-parts';
import type { Translate } from '@/text/wording/translate';
import { utilisationText } from '@/text/wording/values';
import {
  anchorsText,
  anchorsAndCombination,
  edgeNote,
  edgeText,
  fullModeName,
} from '@/text/wording/verdict-text';

export interface DisplayedTrail {
  key: TrailKey;
  name: string;
  /** Text beside the name: utilisation and anchors of a failure mode, and the checked loads. */
  beside: string;
  parts: readonly TrailPart[];
  standard: Standard;
  /** Failure mode or edge whose areas are drawn next to the calculation; null if no area is drawn. */
  drawn: ModeKey | CheckedEdge | null;
}

/** Returns the calculations whose lines the response contains. */
export function displayedTrails(result: RunResult, translate: Translate): DisplayedTrail[] {
  const { answer, input } = result;
  const { standard } = input;
  const trailFor = (
    { mode, detail }: Pick<Check, 'mode' | 'detail'>,
    [utilisation, anchors, verdict, ...notes]: readonly [number | null, string, Verdict, ...string[]],
  ) => {
    const share = utilisationText(utilisation, verdict === 'Not satisfied', translate);
    return {
      standard,
      beside: [share, ...notes, anchorsAndCombination(anchorsText(anchors, translate), result, translate)]
        .filter((text) => text !== '')
        .join(' · '),
      parts: trailParts(detail.trail, standard, (part) => partTitle(part, { mode, detail }, translate)),
    };
  };
  const modes = allChecks(answer).map((row): DisplayedTrail => {
    const { utilisation, anchors, verdict } = row;
    const note = row.mode === 'concrete_edge' ? edgeNote(answer, translate) : '';
    return {
      key: row.mode,
      name: fullModeName(row.mode, answer, translate),
      drawn: row.mode,
      ...trailFor(row, [utilisation, anchors, verdict, note]),
    };
  });
  const edges = otherEdges(answer).map((edge): DisplayedTrail => {
    const { utilisation, anchors, verdict, detail } = edge;
    return {
      key: `edge-${edge.edge}`,
      name: edgeText(edge, translate, 'trail'),
      drawn: edge,
      ...trailFor({ mode: 'concrete_edge', detail }, [utilisation, anchors, verdict]),
    };
  });
  const forces: DisplayedTrail = {
    key: 'forces',
    name: translate('results:modes.forces'),
    beside: anchorsAndCombination('', result, translate),
    drawn: null,
    standard,
    parts: trailParts(answer.forces.trail, standard),
  };
  return [forces, ...modes, ...edges].filter(({ parts }) => parts.length > 0);
}
