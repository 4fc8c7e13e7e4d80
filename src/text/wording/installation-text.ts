/** Text for the installer: base plate holes and installation steps. */
import type { Design } from '@/design/model/design-state';
import { type Translate, valueText, NOTHING, printInput } from '@/text/wording/values';

/** Values of the anchor record that the installer needs. */
export const INSTALLATION_FIGURES = [
  'd_0',
  'h_1',
  'h_nom',
  'd_f',
  'T_inst',
  'wrench',
  'h_min',
  's_min',
  'c_min',
] as const;
export type InstallationValue = (typeof INSTALLATION_FIGURES)[number];

/** Hole in the base plate, mm; a slot if width and height differ. */
export interface ReportedHole {
  no: number;
  width: number;
  height: number;
}

const isSlot = ({ width, height }: ReportedHole): boolean => width !== height;

/**
 * Returns the label of a hole: `∅ 14` for a hole with the given diameter, `20 × 20` for a hole that is
 * larger in both directions, `14 × 28 y` for a slot along y.
 */
export function holeText(hole: ReportedHole, diameter: number): string {
  const { width, height } = hole;
  if (!(diameter > 0)) return NOTHING;
  if (!isSlot(hole))
    return width > diameter ? `${printInput(width)} × ${printInput(height)}` : `∅ ${printInput(diameter)}`;
  const along = width > height ? 'x' : 'y';
  return `${printInput(diameter)} × ${printInput(Math.max(width, height))} ${along}`;
}

/** Returns the installation steps that the design needs, in the order of work. */
export function installationSteps(
  { concrete, layout }: Pick<Design, 'concrete' | 'layout'>,
  figures: Readonly<Record<InstallationValue | 'h_ef', number>>,
  t: Translate,
): string[] {
  const length = (value: number) => valueText(value, 'mm');
  const values = {
    h: length(layout.h),
    h_min: length(figures.h_min),
    d_0: length(figures.d_0),
    h_1: length(figures.h_1),
    h_ef: length(figures.h_ef),
    h_nom: length(figures.h_nom),
    T_inst: valueText(figures.T_inst, 'Nm'),
    wrench: length(figures.wrench),
    distance: length(concrete.baseDistance),
    drilling: t(`design:concrete.drillings.${concrete.drillingMethod}`),
    cleaning: t(`design:concrete.cleanings.${concrete.holeCleaning}`),
  };
  const { installationPosition: position } = concrete;
  // The torque acts on a nut at the concrete: a nut tightened across the open gap would bend the plate.
  const isClamped = position === 'clamped';
  const isTightened = figures.T_inst > 0;
  const asked: [name: string, isAsked: boolean][] = [
    ['member', true],
    ['mark', true],
    ['drill', true],
    ['clean', concrete.holeCleaning !== 'none'],
    ['set', true],
    ['clamp', isClamped && isTightened],
    ['between', isClamped],
    ['standOff', position === 'unclamped' || position === 'supported'],
    ['grout', position === 'grouted'],
    ['tighten', !isClamped && isTightened],
    ['fillGap', concrete.annularGap === 'filled'],
  ];
  return asked.filter(([, isAsked]) => isAsked).map(([name]) => t(`report:installation.${name}`, values));
}
