/** Sketches of the areas in a check, from its input and result, not from the current inputs. */
import { checkBodies, edgeBodies } from '@/design/scene/failure-body';
import type { RunResult } from '@/design/verdict/run-result';
import { areaDrawings } from '@/drawing/plan/area-drawing/area-drawing';
import type { AreaDrawing, DrawingSizes } from '@/drawing/plan/area-drawing/drawing-frame';
import type { Surroundings } from '@/drawing/plan/breakout-body';
import type { CheckedEdge, ModeKey } from '@/engineering';
import type { EdgeName } from '@/quantities/edges';

export interface CheckDrawings {
  /** Name of the partial check in the trail; undefined if the check has no partial checks. */
  part: string | undefined;
  /** Edge towards which the concrete breaks; '' for a cone. */
  edge: EdgeName | '';
  /** True for an anchor checked individually that shares the concrete with its group. */
  isShared: boolean;
  sketches: AreaDrawing[];
}

export function drawingsOf(
  { answer, input }: Pick<RunResult, 'answer' | 'input'>,
  checked: ModeKey | CheckedEdge,
  rooms: DrawingSizes,
): CheckDrawings[] {
  const { anchors, concrete } = input;
  const around: Surroundings = { anchors, edges: concrete.outline, h: concrete.h };
  const bodies = typeof checked === 'string' ? checkBodies(answer, checked) : edgeBodies(checked);
  return bodies.flatMap(({ part, body }) =>
    body.kind === 'anchor'
      ? []
      : [
          {
            part,
            edge: body.kind === 'edge' ? body.edge : '',
            isShared: body.kind === 'cone' && body.apartFrom !== undefined,
            sketches: areaDrawings(body, around, rooms),
          },
        ],
  );
}
