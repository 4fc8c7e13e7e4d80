/** What a site needs to set the anchors and to make the plate. */
import type { Design } from '../design/model/design-state';
import { figureText, NOTHING, printInput, type Runs } from './figures';
import { isSlotLengthSet, slotLengthOf } from '../design/model/slot-length';
import { thicknessText } from './own-parts';
import { typeset } from './remark-data';
import type { InstallationFigure, ReportedHole, ReportInput, Translate } from './report-input';

/** Codes of a design. */
const NO_STAND_OFF = '0';
const GROUTED = '3';
const NOT_CLEANED = '3';

const isSlot = ({ width, height }: ReportedHole): boolean => width !== height;

/** `∅ 14`, or `14 × 28` with the way it runs; free both ways it is a larger hole. */
export function holeText(hole: ReportedHole, diameter: number): string {
  const { width, height } = hole;
  if (!(diameter > 0)) return NOTHING;
  if (!isSlot(hole))
    return width > diameter ? `${printInput(width)} × ${printInput(height)}` : `∅ ${printInput(diameter)}`;
  const along = width > height ? 'x' : 'y';
  return `${printInput(diameter)} × ${printInput(Math.max(width, height))} ${along}`;
}

/** In the order of the work; a step that the design does not ask for is left out. */
export function installationSteps(
  { concrete, layout }: Pick<Design, 'concrete' | 'layout'>,
  figures: Readonly<Record<InstallationFigure | 'h_ef', number>>,
  t: Translate,
): string[] {
  const length = (value: number) => figureText(value, 'mm');
  const values = {
    h: length(layout.h),
    h_min: length(figures.h_min),
    d_0: length(figures.d_0),
    h_1: length(figures.h_1),
    h_ef: length(figures.h_ef),
    h_nom: length(figures.h_nom),
    T_inst: figureText(figures.T_inst, 'Nm'),
    wrench: length(figures.wrench),
    distance: length(concrete.baseDistance),
    drilling: t(`design:concrete.drilling${concrete.drillingMethod}`),
    cleaning: t(`design:concrete.cleaning${concrete.holeCleaning}`),
  };
  const { installationPosition: position } = concrete;
  const asked: [name: string, isAsked: boolean][] = [
    ['member', true],
    ['mark', true],
    ['drill', true],
    ['clean', concrete.holeCleaning !== NOT_CLEANED],
    ['set', true],
    ['standOff', position !== NO_STAND_OFF && position !== GROUTED],
    ['grout', position === GROUTED],
    ['tighten', figures.T_inst > 0],
    ['fillGap', concrete.annularGap === '1'],
  ];
  return asked.filter(([, isAsked]) => isAsked).map(([name]) => t(`report:installation.${name}`, values));
}

function steps({ design, anchor, translate }: ReportInput): { no: string; step: Runs }[] {
  const texts = installationSteps(design, { ...anchor.installation, h_ef: anchor.h_ef }, translate);
  return texts.map((text, index) => ({ no: String(index + 1), step: typeset(text) }));
}

interface BillEntry {
  number: string;
  part: string;
  size: string;
}

/** What has to be bought and cut. */
function bill({ design, anchor, holes, translate: t }: ReportInput): BillEntry[] {
  const sides = [design.plate.length, design.plate.width].map(printInput);
  const { d_f } = anchor.installation;
  const sizes = holes.map((hole) => holeText(hole, d_f).replace(/ [xy]$/, ''));
  const cuts = [...new Set(sizes)].map((size) =>
    t(`report:installation.${size.includes('×') ? 'slots' : 'holes'}`, {
      number: String(sizes.filter((one) => one === size).length),
      size,
    }),
  );
  return [
    {
      number: String(holes.length),
      part: anchor.name,
      size: [anchor.material, anchor.materialClass].filter((text) => text !== '').join(', '),
    },
    {
      number: '1',
      part: t('report:installation.plate'),
      size: [`${[...sides, thicknessText(design, t)].join(' × ')} mm`, ...cuts].join('; '),
    },
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

/** The hole of each anchor in the plate, by its number. */
export const holeOf = ({ holes, anchor }: ReportInput, no: number): string => {
  const hole = holes.find((one) => one.no === no);
  return hole ? holeText(hole, anchor.installation.d_f) : NOTHING;
};
