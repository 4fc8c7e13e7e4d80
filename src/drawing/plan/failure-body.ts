/** Data for drawing the concrete that breaks out or the part of an anchor that fails; mm. */
import type { EdgeName } from '@/quantities/edges';

export type BreakoutBody =
  /** Cone-shaped body from the surface down to `depth`, extending `reach` to each side of the anchors. */
  | {
      kind: 'cone';
      /** Numbers of the anchors, starting from 1. */
      anchors: number[];
      reach: number;
      depth: number;
      /**
       * True for splitting: cracks are drawn from the anchors through the whole member to the nearest edge.
       */
      cracks?: boolean;
      /**
       * Numbers of all anchors of the group if each anchor is checked alone; the body extends only halfway to
       * the others.
       */
      apartFrom?: number[];
      /** A_c,N as calculated, mm². */
      area?: number;
    }
  /** Body between a row of anchors and an edge. */
  | {
      kind: 'edge';
      anchors: number[];
      edge: EdgeName;
      /** Edge distance for which the body is drawn, mm. */
      c1: number;
      /** A_c,V as calculated, mm². */
      area?: number;
    }
  /** Part of the anchor: `steel` is the shaft at the plate, and `embedment` is the shaft in the concrete. */
  | { kind: 'anchor'; anchors: number[]; part: 'steel' | 'embedment' };

export interface FailureBody {
  mode: string;
  bodies: BreakoutBody[];
}
