/** Result for one concrete edge. */
import { finite, modeDetail, verdictOf, type CheckedMode } from '@/engineering/mode/mode-result';
import type { CheckedEdge } from '@/engineering/model/result';
import type { EdgeName } from '@/quantities/edges';

/** Concrete edge failure at one edge: the values of the most unfavourable row or group. */
export interface EdgeMode extends CheckedMode {
  edge: EdgeName;
}

export function checkedEdge({ edge, ...mode }: EdgeMode, trail: boolean): CheckedEdge {
  const { action, resistance, beta, anchors } = mode;
  return {
    edge,
    action,
    resistance,
    utilisation: finite(100 * beta),
    anchors: anchors.join(','),
    verdict: verdictOf(beta),
    detail: modeDetail(mode, trail),
  };
}
