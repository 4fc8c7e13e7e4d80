import { gradeName, isCracked, isEnteredPart, type LoadValues, type Side } from '@/design/model/design-state';
import { factored, type LoadSet } from '@/engineering';
import { EDGE_NAMES, EDGES, outermost } from '@/quantities/edges';
import { forEachLoad, LOADS } from '@/quantities/inputs';
import { holeOf, printedThickness } from '@/report/content/installation-data';
import type { ReportInput, ReportedAnchor, ReportedProperty } from '@/report/model/report-input';
import { symbolRuns } from '@/text/format/symbols';
import {
  type Translate,
  NOTHING,
  valueText,
  textOr,
  printValue,
  printInput,
  printSignificant,
} from '@/text/wording/values';
import { combinationName } from '@/text/wording/verdict-text';

/**
 * Arranges a list in two columns, to be read downwards: the first half is on the left. The name of each value
 * ends with the number of its column.
 */
export function twoColumns<T extends object>(entries: readonly T[]) {
  const half = Math.ceil(entries.length / 2);
  return entries.slice(0, half).map((left, row) => {
    const pairs = [left, entries.at(half + row) ?? {}].flatMap((entry, column) =>
      Object.entries(entry).map(([name, value]) => [`${name}_${column + 1}`, value]),
    );
    return Object.fromEntries(pairs) as { [K in keyof T & string as `${K}_${1 | 2}`]: T[K] };
  });
}

/** Design as entered, for the sections that need no result. */
export type EnteredDesign = Pick<ReportInput, 'design' | 'translate'>;

/** Width for the project's name in the page header, in text heights; less beside the demonstration mark. */
const HEADER_ROOM = { marked: 22, unmarked: 40 } as const;

/** Width of a Latin letter in running text, and of a Chinese character, in text heights. */
const headerWidth = (letters: readonly string[]): number =>
  letters.reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.53), 0);

function shortened(text: string, room: number): string {
  const letters = Array.from(text);
  if (headerWidth(letters) <= room) return text;
  while (headerWidth([...letters, '…']) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** `is_demonstration`: true if the page header carries the mark of demonstration data. */
export function projectData({ project }: Pick<ReportInput, 'project'>, is_demonstration: boolean) {
  const room = HEADER_ROOM[is_demonstration ? 'marked' : 'unmarked'];
  return {
    is_demonstration,
    project: textOr(project.project),
    project_short: shortened(project.project, room),
    position: textOr(project.position),
    revision: textOr(project.revision),
    changes: project.changes
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => ({ line: [{ text: line }] })),
    company: textOr(project.company),
    designer: project.designer,
    address: textOr(project.address),
    telephone: textOr(project.telephone),
    mail: textOr(project.mail),
    has_remark: project.remark.trim() !== '',
    remark: textOr(project.remark),
    checker: project.checker,
    approver: project.approver,
    designed_on: project.designedOn,
    checked_on: project.checkedOn,
    approved_on: project.approvedOn,
  };
}

export function concreteData({ design, translate: t }: EnteredDesign) {
  const { concrete } = design;
  // The stand-off distance and the degree of restraint affect only a stand-off plate.
  const standsOff = concrete.installationPosition !== 'flush';
  const yesNo = (isSo: boolean) => t(isSo ? 'design:actions.yes' : 'design:actions.no');
  return {
    concrete_grade: textOr(gradeName(design.standardType, concrete)),
    f_ck: printInput(concrete.fck),
    f_cuk: printInput(concrete.fcuk),
    concrete_E: printInput(concrete.ec),
    h: printInput(design.layout.h),
    concrete_state: t(isCracked(design) ? 'design:concrete.cracked' : 'design:concrete.uncracked'),
    reinforcement: t(`design:concrete.intensities.${concrete.reinforcement_intensity}`),
    edge_reinforcement:
      concrete.edge_reinforcement_or_not === 'none'
        ? t('report:noEdgeBars')
        : t(`design:concrete.edgeReinforcements.${concrete.edge_reinforcement_or_not}`),
    is_crack_limited: concrete.reinforce === 'limited',
    concrete_factor: t(`design:concrete.situations.${concrete.component3}`),
    structure: t(`design:concrete.structures.${concrete.structure}`),
    installation: t(`design:concrete.positions.${concrete.installationPosition}`),
    annular_gap: t(concrete.annularGap === 'filled' ? 'report:filled' : 'report:notFilled'),
    stands_off: standsOff,
    base_distance: standsOff ? `${printInput(concrete.baseDistance)} mm` : NOTHING,
    restraint: standsOff ? printInput(concrete.degreeOfRestraint) : NOTHING,
    drilling: t(`design:concrete.drillings.${concrete.drillingMethod}`),
    hole_dryness: t(`design:concrete.drynesses.${concrete.holeDryness}`),
    hole_cleaning: t(`design:concrete.cleanings.${concrete.holeCleaning}`),
    hole_filled: yesNo(concrete.pore === 'filled'),
    temperature_long: printInput(concrete.longTermTemperature),
    temperature_short: printInput(concrete.shortTermTemperature),
  };
}

export function plateData({ design, translate: t }: EnteredDesign) {
  const { plate, profile } = design;
  const rigid = plate.stiffness === 'rigid';
  const isOwn = isEnteredPart(design, 'section');
  // The dimensions of missing flanges or webs are 0.
  const dimensions = [profile.H, profile.W, profile.T, profile.FT].filter((size) => size !== 0);
  const size = dimensions.map(printInput).join('×');
  const series = t(`design:profile.seriesNames.s${profile.series}`);
  // The strength of an elastic plate is printed with its stress.
  const steel = plate.f_y === 0 ? '' : `, fy = ${printInput(plate.f_y)} MPa`;
  return {
    plate_length: printInput(plate.length),
    plate_width: printInput(plate.width),
    plate_t: printedThickness(design, t),
    plate_stiffness: rigid ? t('design:plate.rigid') + steel : t('design:plate.elastic'),
    plate_E: printInput(plate.E),
    plate_v: printInput(plate.v),
    profile_name: isOwn ? (profile.chosen?.name ?? series) : t('report:byOthers'),
    profile_size: isOwn ? size : NOTHING,
    profile_ex: printInput(profile.ex),
    profile_ey: printInput(profile.ey),
    profile_rotation: printInput(profile.rotation),
  };
}

const forcesOf = (reaction: ReportInput['answer']['reaction'][number] | undefined) => ({
  tension: printValue(reaction?.tension, 'force'),
  shear: printValue(reaction?.shear, 'force'),
  shearx: printValue(reaction?.shearx, 'force'),
  sheary: printValue(reaction?.sheary, 'force'),
});

/** Returns the distances of an anchor from the four concrete edges; a dash if there is no edge. */
function edgeDistances(at: { x: number; y: number }, { design, input }: ReportInput) {
  const { sides } = design.layout;
  return Object.fromEntries(
    EDGE_NAMES.map((name) => {
      const { axis, sign } = EDGES[name];
      const { exists, distance } = sides[name];
      const beyond = sign * (outermost(input.anchors, name) - at[axis]);
      const text = exists ? printValue(distance + beyond, 'length') : NOTHING;
      return [`c_${axis}_${sign === 1 ? 'plus' : 'minus'}` as const, text] as const;
    }),
  );
}

/** Returns the entered edge distances by the name of their placeholder. */
export function edgeInputs({ design, translate: t }: EnteredDesign) {
  const text = ({ exists, distance }: Side) => (exists ? `${printInput(distance)} mm` : t('report:noEdge'));
  return Object.fromEntries(
    EDGE_NAMES.map((name) => [`edge_${name}` as const, text(design.layout.sides[name])] as const),
  );
}

export function layoutData(input: ReportInput) {
  const { input: checked, answer } = input;
  return {
    ...edgeInputs(input),
    anchor_count: String(checked.anchors.length),
    anchors: checked.anchors.map(({ no, x, y, actsX, actsY }, index) => ({
      no: String(no),
      x: printValue(x, 'length'),
      y: printValue(y, 'length'),
      slots: [actsX ? [] : ['x'], actsY ? [] : ['y']].flat().join(', ') || NOTHING,
      hole: holeOf(input, no),
      ...edgeDistances({ x, y }, input),
      ...forcesOf(answer.reaction[index]),
    })),
  };
}

/** Returns a property value as text. In a record, a pull-out resistance of 0 does not govern. */
function propertyValue({ symbol, value, unit }: ReportedProperty, t: Translate) {
  if (typeof value === 'string') return { value, unit };
  if (symbol === 'N_Rk_p' && value === 0) return { value: t('design:anchor.notDecisive'), unit: '' };
  return { value: printSignificant(value), unit };
}

const inTwoColumns = ({ groups }: ReportedAnchor, t: Translate) =>
  twoColumns(
    groups.flatMap(({ name: group, rows }) =>
      rows.map((row) => ({
        name:
          group === t('design:anchor.groups.factors') ? t('report:factorOf', { name: row.name }) : row.name,
        symbol: row.symbol === '' ? [] : symbolRuns(row.symbol),
        value: Object.values(propertyValue(row, t)).join(' ').trim(),
      })),
    ),
  );

function installationFigures({ installation }: ReportedAnchor) {
  const { T_inst, h_min, s_min, c_min, ...lengths } = installation;
  const inMm = Object.entries(lengths).map(([name, value]) => [name, valueText(value, 'mm')]);
  return {
    ...(Object.fromEntries(inMm) as Record<keyof typeof lengths, string>),
    T_inst: valueText(T_inst, 'Nm'),
    /** Minimum member thickness h_min, spacing s_min and edge distance c_min. */
    least: `${[h_min, s_min, c_min].map((one) => (one > 0 ? printInput(one) : NOTHING)).join(' / ')} mm`,
  };
}

export function anchorData({ anchor, translate: t }: { anchor: ReportedAnchor; translate: Translate }) {
  return {
    anchor_rows: inTwoColumns(anchor, t),
    installation_figures: installationFigures(anchor),
    anchor_name: textOr(anchor.name),
    anchor_material: textOr(anchor.material),
    anchor_class: textOr(anchor.materialClass),
    anchor_assessment: anchor.assessment.trim() || t('report:notStated'),
    h_ef: printInput(anchor.h_ef),
  };
}

const valuesOf = (loads: LoadSet): LoadValues => forEachLoad((load) => loads[LOADS[load].sent]);

export const loadRow = (name: string, factor: string, values: LoadValues) => ({
  name,
  factor,
  ...forEachLoad((load) => printValue(values[load], LOADS[load].kind)),
});

export function loadData(input: ReportInput) {
  const { design, row: listed, others, translate: t } = input;
  const { dead, live } = input.input;
  const counts = design.loads.loadCase === 'deadAndLive';
  const factors = { dead: printValue(dead.factor, 'factor'), live: printValue(live.factor, 'factor') };
  const factorsUsed = t(`report:${counts ? 'combinationBoth' : 'combinationDead'}`, factors);
  if (listed !== undefined) {
    const name = combinationName({ combination: 'row', row: listed }, t);
    const { dead: entered, live: enteredLive } = design.loads;
    const combinations = others.filter(({ combination }) => combination !== 'row');
    return {
      // A load list row has no live loads that could be left out.
      live_counts: true,
      combination: name,
      // The table of load cases states the factors with which each combination multiplies the entered loads.
      loads: [
        ...(combinations.length > 0 ? [loadRow(t('design:loads.dead'), '', entered)] : []),
        ...(combinations.length > 0 && counts ? [loadRow(t('design:loads.live'), '', enteredLive)] : []),
        loadRow(name, '', valuesOf(dead)),
      ],
    };
  }
  return {
    live_counts: counts,
    combination: factorsUsed,
    loads: [
      loadRow(t('design:loads.dead'), factors.dead, valuesOf(dead)),
      ...(counts ? [loadRow(t('design:loads.live'), factors.live, valuesOf(live))] : []),
      loadRow(t('design:loads.design'), '', valuesOf(factored(dead, live))),
    ],
  };
}
