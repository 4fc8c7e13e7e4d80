/** Data for drawing the concrete that breaks out, or the failing part of the anchor. mm. */
import type { EdgeName } from '@/quantities/edges';

export type BreakoutBody =
  /** Body above the anchors down to the depth, `reach` wide on each side. */
  | {
      kind: 'cone';
      /** Anchor numbers, from 1. */
      anchors: number[];
      reach: number;
      depth: number;
      /**
       * True to draw cracks from the anchors to the nearest edge through the whole member, as for splitting.
       */
      cracks?: boolean;
      /** Anchors that limit the body half way. */
      apartFrom?: number[];
      /** A_c,N of the calculation, mm². */
      area?: number;
    }
  /** Body from a row of anchors to an edge. */
  | {
      kind: 'edge';
      anchors: number[];
      edge: EdgeName;
      /** Edge distance with which the body is drawn. */
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
