/** Names of a design's inputs for the search: keys of their texts, and the symbols that engineers type. */
import type { Design } from '@/design/model/design-state';
import { groupByCode } from '@/engineering';
import { LISTED_FIGURES, figureOf } from '@/quantities/anchor';
import { CONCRETE, LOAD_NAMES, type ChoiceInput } from '@/quantities/inputs';

/** A key of the namespace `design`, with the values to insert. */
export interface TextKey {
  key: string;
  values?: Readonly<Record<string, string | number>>;
}

export interface InputName {
  /** Dot path in the design. */
  field: string;
  /** Keys of the label; several texts are joined. */
  label: readonly TextKey[];
  symbols: readonly string[];
  /** Text keys of its options. */
  choices: readonly TextKey[];
}

type Row = readonly [field: string, key: string, symbols?: readonly string[], choices?: readonly string[]];

const choicesNamed = (key: string, { choices }: ChoiceInput) => choices.map((name) => `${key}.${name}`);

/** Inputs of every design. */
const ROWS: readonly Row[] = [
  ['anchor.diameter', 'anchor.diameter', ['d', 'M']],
  ['anchor.chosen', 'anchor.type'],
  ['concrete.gradeId', 'concrete.grade', ['f_ck', 'f_cu,k', 'E_cm', 'C20/25', 'C25']],
  ['concrete.component3', 'concrete.component3', ['gamma_c']],
  ['concrete.structure', 'concrete.structure', [], choicesNamed('concrete.structures', CONCRETE.structure)],
  ['concrete.crack_or_not', 'concrete.state', [], ['concrete.cracked', 'concrete.uncracked']],
  ['concrete.reinforce', 'concrete.reinforce', ['w_k']],
  [
    'concrete.reinforcement_intensity',
    'concrete.intensity',
    [],
    choicesNamed('concrete.intensities', CONCRETE.reinforcement_intensity),
  ],
  [
    'concrete.edge_reinforcement_or_not',
    'concrete.edgeReinforcement',
    ['psi_re,V'],
    choicesNamed('concrete.edgeReinforcements', CONCRETE.edge_reinforcement_or_not),
  ],
  [
    'concrete.installationPosition',
    'concrete.position',
    [],
    choicesNamed('concrete.positions', CONCRETE.installationPosition),
  ],
  ['concrete.baseDistance', 'concrete.baseDistance', ['e_1', 'l_a']],
  ['concrete.degreeOfRestraint', 'concrete.restraint', ['alpha_M']],
  ['concrete.annularGap', 'concrete.gap', ['alpha_gap']],
  [
    'concrete.drillingMethod',
    'concrete.drilling',
    [],
    choicesNamed('concrete.drillings', CONCRETE.drillingMethod),
  ],
  ['concrete.holeDryness', 'concrete.dryness', [], choicesNamed('concrete.drynesses', CONCRETE.holeDryness)],
  [
    'concrete.holeCleaning',
    'concrete.cleaning',
    [],
    choicesNamed('concrete.cleanings', CONCRETE.holeCleaning),
  ],
  ['concrete.pore', 'concrete.pore'],
  ['concrete.longTermTemperature', 'concrete.longTerm'],
  ['concrete.shortTermTemperature', 'concrete.shortTerm'],
  ['plate.thickness', 'plate.thickness', ['t', 't_fix']],
  ['plate.stiffness', 'plate.stiffness', [], ['plate.rigid', 'plate.elastic']],
  ['plate.E', 'plate.E', ['E']],
  ['plate.v', 'plate.v', ['v', 'ν', 'nu']],
  ['layout.h', 'layout.h', ['h']],
  ['profile.series', 'profile.series'],
  ['profile.chosen', 'profile.item'],
  ['profile.ex', 'profile.ex', ['e_x']],
  ['profile.ey', 'profile.ey', ['e_y']],
  ['profile.rotation', 'profile.rotation'],
];

const SIDES = { X1: 'X+', X2: 'X−', Y1: 'Y+', Y2: 'Y−' } as const;

const named = (
  field: string,
  label: readonly TextKey[],
  symbols: readonly string[] = [],
  choices: readonly TextKey[] = [],
): InputName => ({ field, label, symbols, choices });

const PLATE = [{ key: 'panels.plate' }];

function placeOfAnchors({ layout }: Design): InputName[] {
  const group = groupByCode(layout.group);
  if (!group) return [];
  if (group.geometry === 'custom2' || group.geometry === 'custom3')
    return Array.from({ length: group.count }, (_, index) =>
      (['x', 'y'] as const).map((axis) =>
        named(
          `layout.customPoints.${index}.${axis}`,
          [{ key: 'layout.point', values: { no: index + 1, axis } }],
          [`${axis}${index + 1}`],
        ),
      ),
    ).flat();
  return group.spacings.map((name) =>
    named(`layout.spacings.${name}`, [{ key: 'layout.spacing' }, { key: name }], [name]),
  );
}

/** Returns the inputs that the panels show for this design. */
export function inputNames(design: Design): InputName[] {
  return [
    ...ROWS.map(([field, key, symbols, choices = []]) =>
      named(
        field,
        [{ key }],
        symbols,
        choices.map((choice) => ({ key: choice })),
      ),
    ),
    named('plate.length', [...PLATE, { key: 'plate.length' }], ['l_x', 'L']),
    named('plate.width', [...PLATE, { key: 'plate.width' }], ['l_y', 'B']),
    ...placeOfAnchors(design),
    ...Object.entries(SIDES).map(([name, side]) =>
      named(`layout.sides.${name}.distance`, [{ key: 'layout.edge', values: { side } }], ['c', 'c_1', side]),
    ),
    ...(['dead', 'live'] as const).flatMap((kind) => [
      named(
        `loads.${kind}Factor`,
        [{ key: `loads.${kind}` }, { key: 'loads.factor' }],
        [kind === 'dead' ? 'gamma_G' : 'gamma_Q'],
      ),
      ...LOAD_NAMES.map((name) =>
        named(`loads.${kind}.${name}`, [{ key: `loads.${kind}` }, { key: name }], [name]),
      ),
    ]),
  ];
}

/** Values of the chosen anchor that its panel lists. */
export const FIGURE_NAMES = LISTED_FIGURES.map((figure) => ({
  figure,
  key: `anchor.fields.${figure}`,
  symbol: figureOf(figure).symbol ?? figure,
}));
