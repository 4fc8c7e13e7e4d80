import type { EdgeName } from '@/quantities/edges';
/** The concrete that breaks out, or the part of the anchor that fails, as a picture of it needs it. mm. */

export type BreakoutBody =
  /** Over the anchors to the depth, `reach` wide on each side. */
  | {
      kind: 'cone';
      /** Numbers, from 1. */
      anchors: number[];
      reach: number;
      depth: number;
      /** Cracks from the anchors to the nearest edge through the whole member, as in splitting. */
      cracks?: boolean;
      /** Anchors half way to which the body ends. */
      apartFrom?: number[];
      /** A_c,N of the calculation, mm². */
      area?: number;
    }
  /** From a row of anchors to an edge. */
  | {
      kind: 'edge';
      anchors: number[];
      edge: EdgeName;
      /** Edge distance that the body is drawn with. */
      c1: number;
      /** A_c,V of the calculation, mm². */
      area?: number;
    }
  /** `steel`: the shaft at the plate; `embedment`: the shaft in the concrete. */
  | { kind: 'anchor'; anchors: number[]; part: 'steel' | 'embedment' };

export interface FailureBody {
  mode: string;
  bodies: BreakoutBody[];
}
