/** Remarks by kind. */
import type { RemarkKind } from '../engineering';
import { NOTHING, type Runs } from './figures';
import type { ReportInput } from './report-input';
import { symbolRuns } from '../shared/format/formula-runs';
import { sentenceParts } from '../shared/format/sentence-parts';
import { statementText } from './statement-text';

/** What warns comes first. */
const KINDS: readonly RemarkKind[] = ['minimum', 'outside_scope', 'not_checked', 'assumption', 'information'];

/** A sentence with its symbols set with indices. */
export const typeset = (text: string): Runs =>
  sentenceParts(text).flatMap((part) => (part.symbol ? symbolRuns(part.text) : [{ text: part.text }]));

export function remarkData({ answer, translate }: ReportInput) {
  return {
    remarks: KINDS.map((kind) => ({
      kind: translate(`results:kinds.${kind}`),
      items: (answer.remarks ?? [])
        .filter((remark) => remark.kind === kind)
        .map((remark) => ({
          wording: typeset(statementText(remark, translate)),
          clause: remark.clause === '' ? NOTHING : remark.clause,
        })),
    })).filter(({ items }) => items.length > 0),
  };
}
