/**
 * The projected area of a check as a list of shapes, with the lengths that its formula has: beside the
 * formulas on the screen, and for the report.
 */
import { breakoutShape, type Breakout } from '../breakout';
import { coneSketch } from './cone-sketch';
import { edgeFace } from './edge-face';
import { edgePlan } from './edge-plan';
import type { AreaSketch, SketchSize, SketchSurroundings } from './frame';

/** A cone from above; an edge breakout on its face, then from above. Each fills the room. */
export function areaSketches(breakout: Breakout, around: SketchSurroundings, room: SketchSize): AreaSketch[] {
  if (breakout.kind === 'cone') return [coneSketch(breakout, around, room)];
  const shape = breakoutShape(breakout, around);
  if (!shape.faces.some(({ kind }) => kind === 'area')) return [];
  return [edgeFace, edgePlan].map((view) => view(breakout, around, shape, room));
}
