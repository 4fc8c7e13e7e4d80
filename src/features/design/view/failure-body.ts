/** The breakout body of a failure mode, from its row and its intermediate values. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { EDGE_NAMES, type ModeDetail, type SummaryRow } from '@/engineering';
import { BREAKOUT_SPACING } from '@/quantities/anchor';
import type { BreakoutBody, FailureBody } from '@/viewer/message';
import type { AnchorData } from '../records/anchor-data';
import type { ModeKey } from '@/verdict/rows';
import { allModeRows } from '../verdict/result-views';

type Maker = (anchors: number[], detail: ModeDetail | undefined, anchor: AnchorData) => BreakoutBody | null;

/** A figure of the detail, or what the anchor's record says where a backend leaves it out. */
function figure(detail: ModeDetail | undefined, names: readonly string[], otherwise: number): number {
  const found = names.map((name) => detail?.[name]).find((value) => typeof value === 'number' && value > 0);
  return typeof found === 'number' ? found : otherwise;
}

const cone: Maker = (anchors, detail, anchor) => ({
  kind: 'cone',
  anchors,
  reach:
    figure(detail, ['s_cr_N_used', BREAKOUT_SPACING.cone], anchor[BREAKOUT_SPACING.cone] || 3 * anchor.h_ef) /
    2,
  depth: figure(detail, ['h_ef_used', 'h_ef'], anchor.h_ef),
});

const MAKERS: Readonly<Record<ModeKey, Maker>> = {
  steel_tension: (anchors) => ({ kind: 'anchor', anchors, part: 'steel' }),
  steel_shear: (anchors) => ({ kind: 'anchor', anchors, part: 'steel' }),
  pull_out: (anchors) => ({ kind: 'anchor', anchors, part: 'embedment' }),
  concrete_cone: cone,
  pry_out: cone,
  splitting: (anchors, detail, anchor) => ({
    kind: 'cone',
    anchors,
    reach:
      figure(detail, [BREAKOUT_SPACING.splitting], anchor[BREAKOUT_SPACING.splitting] || 4 * anchor.h_ef) / 2,
    depth: anchor.h_ef,
    cracks: true,
  }),
  concrete_edge: (anchors, detail) => {
    const edge = EDGE_NAMES.find((name) => name === detail?.edge);
    const c1 = figure(detail, ['c_1_used', 'c_1'], 0);
    return edge && c1 > 0 ? { kind: 'edge', anchors, edge, c1 } : null;
  },
};

function anchorsOfRow(row: SummaryRow): number[] {
  return row[3]
    .split(',')
    .map(Number)
    .filter((no) => Number.isInteger(no) && no > 0);
}

/** Null for a mode that does not apply or has nothing to draw. */
export function failureBodyOf(
  answer: CheckAnswerOnWire,
  mode: ModeKey,
  anchor: AnchorData,
): FailureBody | null {
  const found = allModeRows(answer).find((entry) => entry.mode === mode);
  if (!found || found.row[4] === 'Not applicable') return null;
  const anchors = anchorsOfRow(found.row);
  if (anchors.length === 0) return null;
  const body = MAKERS[mode](anchors, found.detail, anchor);
  return body && { mode, bodies: [body] };
}
