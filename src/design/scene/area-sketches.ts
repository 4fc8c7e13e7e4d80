/**
 * Sketches of the areas in a check, drawn from the request and response of the check, not from the current
 * inputs.
 */
import { outlineOf, type AlgorithmRequest } from '@/api/contract/run-algorithm';
import { checkBodies, edgeBodies } from '@/design/scene/failure-body';
import type { ModeKey } from '@/design/verdict/rows';
import type { StoredResult } from '@/design/verdict/stored-result';
import { areaSketches } from '@/drawing/plan/area-sketch/area-sketch';
import type { AreaSketch, SketchRooms } from '@/drawing/plan/area-sketch/frame';
import type { Surroundings } from '@/drawing/plan/breakout';
import type { CheckedEdge } from '@/engineering';
import type { EdgeName } from '@/quantities/edges';

function surroundingsOf({ base, anchor }: AlgorithmRequest): Surroundings | null {
  const edges = outlineOf(base.base_points);
  if (!edges.ok) return null;
  const anchors = anchor.coordinates.map(([x, y], index) => ({ no: index + 1, x, y }));
  return { anchors, edges: edges.value, h: base.h };
}

export interface CheckSketches {
  /** Name of the partial check in the trail; undefined if the check has no partial checks. */
  part: string | undefined;
  /** Edge towards which the concrete breaks; '' for a cone. */
  edge: EdgeName | '';
  /**
   * True for an anchor that was checked individually and shares the concrete with other anchors in its
   * group.
   */
  isShared: boolean;
  sketches: AreaSketch[];
}

/**
 * Returns the sketches for a failure mode or an edge; an empty list if the check has no area or the request
 * was not stored.
 */
export function sketchesOf(
  { answer, request }: Pick<StoredResult, 'answer' | 'request'>,
  checked: ModeKey | CheckedEdge,
  rooms: SketchRooms,
): CheckSketches[] {
  const around = request && surroundingsOf(request);
  if (!around) return [];
  const bodies = typeof checked === 'string' ? checkBodies(answer, checked) : edgeBodies(checked);
  return bodies.flatMap(({ part, body }) =>
    body.kind === 'anchor'
      ? []
      : [
          {
            part,
            edge: body.kind === 'edge' ? body.edge : '',
            isShared: body.kind === 'cone' && body.apartFrom !== undefined,
            sketches: areaSketches(body, around, rooms),
          },
        ],
  );
}
