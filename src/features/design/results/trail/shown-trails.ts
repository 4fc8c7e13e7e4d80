/**
 * The calculations of a result in the order in which they can be read: the anchors' forces, then the failure
 * modes.
 */
import { utilisationText } from '@/report/figures';
import type { Translate } from '@/report/report-input';
import { partTitle, trailParts, type TrailPart } from '@/report/trail-parts';
import { anchorsText, besideText, modeName } from '@/report/verdict-text';
import type { StoredResult } from '@/stores/design/data-save';
import type { TrailKey } from '@/stores/middle';
import { allModeRows, trailOf } from '../../verdict/result-views';

export interface ShownTrail {
  key: TrailKey;
  name: string;
  /** Utilisation and anchors of a failure mode, and the loads that were checked. */
  beside: string;
  parts: readonly TrailPart[];
}

/** Those whose lines the answer holds. */
export function shownTrails(result: StoredResult, translate: Translate): ShownTrail[] {
  const { answer, request } = result;
  const standard = request?.code ?? answer.standard;
  const modes = allModeRows(answer).map((row): ShownTrail => {
    const [, , utilisation, anchors, verdict] = row.row;
    const share = utilisationText(utilisation, verdict === 'Not satisfied', translate);
    return {
      key: row.mode,
      name: translate(`results:verdict.under.${row.kind}`, { mode: modeName(row.mode, answer, translate) }),
      beside: [share, besideText(anchorsText(anchors, translate), result, translate)]
        .filter((text) => text !== '')
        .join(' · '),
      parts: trailParts(trailOf(row.detail), standard, (part) => partTitle(part, row, translate)),
    };
  });
  const forces: ShownTrail = {
    key: 'forces',
    name: translate('results:modes.forces'),
    beside: besideText('', result, translate),
    parts: trailParts(trailOf(answer.forces), standard),
  };
  return [forces, ...modes].filter(({ parts }) => parts.length > 0);
}
