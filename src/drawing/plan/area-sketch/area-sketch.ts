/**
 * Sketches the projected area for a check as a list of shapes with the lengths used in the formula; for
 * screen and report.
 */
import { coneSketch } from '@/drawing/plan/area-sketch/cone-sketch';
import { edgeFace } from '@/drawing/plan/area-sketch/edge-face';
import { edgePlan } from '@/drawing/plan/area-sketch/edge-plan';
import type { AreaSketch, SketchRooms } from '@/drawing/plan/area-sketch/frame';
import { breakoutShape, type Breakout, type Surroundings } from '@/drawing/plan/breakout';

/**
 * Sketches a cone in plan, or an edge breakout in elevation and in plan (no sketch if its projected area is
 * empty). Each sketch fills the size in `rooms`.
 */
export function areaSketches(breakout: Breakout, around: Surroundings, rooms: SketchRooms): AreaSketch[] {
  if (breakout.kind === 'cone') return [coneSketch(breakout, around, rooms)];
  const shape = breakoutShape(breakout, around);
  if (!shape.faces.some(({ kind }) => kind === 'area')) return [];
  return [edgeFace(breakout, around, shape, rooms.face), edgePlan(breakout, around, shape, rooms.plan)];
}
