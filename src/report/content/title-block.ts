/** Title block for the base plate drawing. */
import { isEnteredPart } from '@/design/model/design-facts';
import type { Design } from '@/design/model/design-state';
import { dayText } from '@/report/content/dates';
import type { Translate } from '@/text/wording/translate';
import { NOTHING, printInput } from '@/text/wording/values';

export function titleBlock(design: Design, now: Date, translate: Translate): string[] {
  const { project, plate } = design;
  const line = (name: string, value: string) => `${translate(`report:${name}`)}: ${value.trim() || NOTHING}`;
  return [
    line('project', project.project),
    line('position', [project.position, project.revision].filter((text) => text.trim() !== '').join(', ')),
    line('drawing.plate', `${printInput(plate.length)} × ${printInput(plate.width)} mm`),
    line(
      'drawing.thickness',
      isEnteredPart(design, 'thickness') ? `${printInput(plate.thickness)} mm` : translate('report:byOthers'),
    ),
    line('drawing.grade', translate('report:byOthers')),
    line('drawing.number', '1'),
    line('drawing.date', dayText(now)),
  ];
}
