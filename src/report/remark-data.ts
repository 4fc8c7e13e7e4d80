/** Remarks by kind, and what would help. */
import type { Remark, RemarkKind } from '../engineering/model/result';
import { NOTHING, printFigure, printSignificant, type Runs } from './figures';
import type { ReportInput, Translate } from './report-input';
import { symbolRuns } from '../shared/format/formula-runs';
import { sentenceParts } from '../shared/format/sentence-parts';

/** What warns comes first. */
const KINDS: readonly RemarkKind[] = ['minimum', 'outside_scope', 'not_checked', 'assumption', 'information'];

function remarkText({ code, values, text }: Remark, translate: Translate): string {
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? printSignificant(value) : value,
    ]),
  );
  const key = `remarks:${code}`;
  const known = translate(key, shown);
  // A backend may send a code that the catalogue does not know; its own words, or the code, then stand.
  return known === key || known === code ? (text ?? code) : known;
}

/** The mode gives one code where the remarks tell two cases apart. */
const SPECIAL_CASE: Readonly<Record<string, string>> = { splitting_far_from_edges: 'splitting_no_edges' };

/** Why a check does not apply, with the figures of the remark that says so. */
export function reasonText(
  code: string | undefined,
  remarks: readonly Remark[] | undefined,
  translate: Translate,
): string {
  const remark = remarks?.find((entry) => entry.code === code || entry.code === SPECIAL_CASE[code ?? '']);
  return remark ? remarkText(remark, translate) : translate('results:verdicts.Not applicable');
}

const typeset = (text: string): Runs =>
  sentenceParts(text).flatMap((part) => (part.symbol ? symbolRuns(part.text) : [{ text: part.text }]));

export function remarkData({ answer, translate }: ReportInput) {
  const remedies = (answer.remedies ?? []).map(({ parameter, from, to, unit, utilisation }) => ({
    text: translate('results:remedy.change', {
      name: translate(`results:remedy.${parameter}`),
      from: printSignificant(from),
      to: printSignificant(to),
      unit,
      utilisation: printFigure(utilisation, 'percent'),
    }),
  }));
  return {
    remarks: KINDS.map((kind) => ({
      kind: translate(`results:kinds.${kind}`),
      items: (answer.remarks ?? [])
        .filter((remark) => remark.kind === kind)
        .map((remark) => ({
          wording: typeset(remarkText(remark, translate)),
          clause: remark.clause === '' ? NOTHING : remark.clause,
        })),
    })).filter(({ items }) => items.length > 0),
    has_remedies: remedies.length > 0,
    remedies,
  };
}
