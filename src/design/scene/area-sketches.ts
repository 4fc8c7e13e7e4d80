/**
 * Sketches of the areas in a check, drawn from the input and result of the check, not from the current
 * inputs.
 */
import { checkBodies, edgeBodies, type CheckBody } from '@/design/scene/failure-body';
import type { RunResult } from '@/design/verdict/calculation';
import { areaSketches } from '@/drawing/plan/area-sketch/area-sketch';
import type { AreaSketch, SketchRooms } from '@/drawing/plan/area-sketch/frame';
import type { Surroundings } from '@/drawing/plan/breakout';
import type { CheckedEdge, ModeKey } from '@/engineering';
import { BREAKOUT_SPACING } from '@/quantities/anchor';
import type { EdgeName } from '@/quantities/edges';

/**
 * Returns the symbol of the characteristic spacing that the check used; the symbol differs if close edges
 * reduced this spacing.
 */
function spacingOf(mode: ModeKey, { values }: CheckBody): string {
  if (mode === 'splitting') return BREAKOUT_SPACING.splitting;
  const { s_cr_N, s_cr_N_used } = values;
  return typeof s_cr_N_used === 'number' && s_cr_N_used !== s_cr_N ? 's_cr_N_used' : BREAKOUT_SPACING.cone;
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
 * Returns the sketches for a failure mode or an edge; an empty list if the check has no area.
 */
export function sketchesOf(
  { answer, input }: Pick<RunResult, 'answer' | 'input'>,
  checked: ModeKey | CheckedEdge,
  rooms: SketchRooms,
): CheckSketches[] {
  const { anchors, concrete, product } = input;
  const around: Surroundings = { anchors, edges: concrete.outline, h: concrete.h };
  const [mode, bodies] =
    typeof checked === 'string'
      ? [checked, checkBodies(answer, checked, product)]
      : (['concrete_edge', edgeBodies(checked, product)] as const);
  return bodies.flatMap((check) =>
    check.body.kind === 'anchor'
      ? []
      : [
          {
            part: check.part,
            edge: check.body.kind === 'edge' ? check.body.edge : '',
            isShared: check.body.kind === 'cone' && check.body.apartFrom !== undefined,
            sketches: areaSketches(check.body, { ...around, spacing: spacingOf(mode, check) }, rooms),
          },
        ],
  );
}
