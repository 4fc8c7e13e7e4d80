/** Data for the construction site: anchor installation and base plate. */
import { isEnteredPart, isSlotLengthSet, slotLengthOf, type Design } from '@/design/model/design-state';
import { dayText } from '@/report/content/dates';
import { typeset } from '@/report/content/remark-data';
import type { ReportInput } from '@/report/model/report-input';
import { holeText, installationSteps } from '@/text/wording/installation-text';
import { type Translate, NOTHING, printInput, type Runs } from '@/text/wording/values';

const thicknessText = (design: Design, translate: Translate): string =>
  isEnteredPart(design, 'thickness')
    ? printInput(design.plate.thickness)
    : translate('report:thicknessByOthers');

/** Returns the thickness with its unit, or a note that others still have to choose the thickness. */
export const printedThickness = (design: Design, translate: Translate): string =>
  isEnteredPart(design, 'thickness')
    ? `${printInput(design.plate.thickness)} mm`
    : translate('report:byOthers');

function steps({ design, anchor, translate }: ReportInput): { no: string; step: Runs }[] {
  const texts = installationSteps(design, { ...anchor.installation, h_ef: anchor.h_ef }, translate);
  return texts.map((text, index) => ({ no: String(index + 1), step: typeset(text) }));
}

export function plateText({ design, anchor, holes, translate: t }: ReportInput): string {
  const sides = [design.plate.length, design.plate.width].map(printInput);
  const { d_f } = anchor.installation;
  const sizes = holes.map((hole) => holeText(hole, d_f).replace(/ [xy]$/, ''));
  const cuts = [...new Set(sizes)].map((size) =>
    t(`report:installation.${size.includes('×') ? 'slots' : 'holes'}`, {
      number: String(sizes.filter((one) => one === size).length),
      size,
    }),
  );
  return [`${[...sides, thicknessText(design, t)].join(' × ')} mm`, ...cuts].join('; ');
}

/** Returns the list of parts to be bought or cut. */
function bill(input: ReportInput) {
  const { design, anchor, holes, translate: t } = input;
  const nuts = { part: t('report:installation.nuts'), size: t('report:installation.placesOfNuts') };
  return [
    {
      number: String(holes.length),
      part: anchor.name,
      size: [anchor.material, anchor.materialClass].filter((text) => text !== '').join(', '),
    },
    ...(design.concrete.installationPosition === 'clamped'
      ? [{ number: String(2 * holes.length), ...nuts }]
      : []),
    { number: '1', part: t('report:installation.plate'), size: plateText(input) },
  ];
}

export function installationData(input: ReportInput) {
  const { holes, anchor, project, design } = input;
  const { d_f } = anchor.installation;
  return {
    steps: steps(input),
    bill: bill(input),
    slot_length: printInput(slotLengthOf(design)),
    slots_by_standard: !isSlotLengthSet(design),
    has_slots: holes.some(({ width, height }) => Math.max(width, height) > d_f),
    instruction: project.instruction.trim(),
  };
}

/** Returns the size of an anchor's hole in the plate as text, by anchor number; a dash if there is none. */
export const holeOf = ({ holes, anchor }: ReportInput, no: number): string => {
  const hole = holes.find((one) => one.no === no);
  return hole ? holeText(hole, anchor.installation.d_f) : NOTHING;
};

/** Returns the lines of the title block of the base plate drawing. */
export function titleBlock(design: Design, now: Date, translate: Translate): string[] {
  const { project, plate } = design;
  const line = (name: string, value: string) => `${translate(`report:${name}`)}: ${value.trim() || NOTHING}`;
  return [
    line('project', project.project),
    line('position', [project.position, project.revision].filter((text) => text.trim() !== '').join(', ')),
    line('drawing.plate', `${printInput(plate.length)} × ${printInput(plate.width)} mm`),
    line('drawing.thickness', printedThickness(design, translate)),
    line('drawing.grade', translate('report:byOthers')),
    line('drawing.number', '1'),
    line('drawing.date', dayText(now)),
  ];
}
