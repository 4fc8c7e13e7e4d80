/** The drawn area of a check: a cone from above, or a broken edge on its face and from above. */
import { AREA_BOX, pictureIn } from './picture';
import type { AreaOf, ReportInput } from './report-input';
import { modeName } from './verdict-text';

/** `part`: of a check that was split by direction; undefined for one in one piece. */
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
    return pictureIn(area.data, AREA_BOX, translate(`report:areas.${view}`, { mode: name }));
  };
  const [plan, face] = [shown('plan'), shown('face')];
  return {
    area: face === null ? plan : null,
    edge_area: face && plan && { face: face.picture, above: plan.picture },
  };
}
