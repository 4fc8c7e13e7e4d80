/** Data for drawing the concrete that breaks out or the part of an anchor that fails; mm. */
import type { Breakout } from '@/drawing/plan/breakout';

export type BreakoutBody =
  | Breakout
  /** Part of the anchor: `steel` is the shaft at the plate, and `embedment` is the shaft in the concrete. */
  | { kind: 'anchor'; anchors: number[]; part: 'steel' | 'embedment' };

export interface FailureBody {
  mode: string;
  bodies: BreakoutBody[];
}
