/**
 * Drawings of the projected area for a check: a concrete cone in plan, or a concrete edge in elevation and
 * plan.
 */
import { AREA_BOXES, pictureIn } from '@/report/model/blocks';
import type { AreaOf, ReportInput } from '@/report/model/report-input';
import { modeName } from '@/wording/verdict-text';

/**
 * Returns the drawings for a check. `part` is the partial check for one direction; undefined for a check
 * without partial checks.
 */
export function areaData(
  mode: string,
  part: string | undefined,
  { pictures, answer, translate }: ReportInput,
) {
  const own = pictures.areas.filter((area) => area.mode === mode && area.part === part);
  const shown = (view: AreaOf['view']) => {
    const area = own.find((one) => one.view === view);
    if (!area) return null;
    const name = modeName(area.mode, answer, translate);
    const alt = translate(`report:areas.${view === 'face' ? 'face' : 'plan'}`, { mode: name });
    return pictureIn(area, AREA_BOXES[view], alt);
  };
  const [face, plan] = [shown('face'), shown('plan')];
  return {
    area: shown('cone') ?? shown('strips'),
    edge_area: face && plan && { face: face.picture, above: plan.picture },
  };
}
