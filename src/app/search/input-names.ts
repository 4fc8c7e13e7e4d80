/** Names of a design's inputs for the search: their translation keys, and the symbols that engineers type. */
import type { Design } from '@/design/model/design-state';
import { groupByCode } from '@/engineering';
import { LISTED_FIGURES, propertyOf } from '@/quantities/anchor';
import { EDGE_NAMES, EDGES } from '@/quantities/edges';
import { choiceKeys, labelKey } from '@/quantities/input-texts';
import { INPUTS, LOAD_NAMES, type InputPart, type Part } from '@/quantities/inputs';

/**
 * A key in the namespace `design`, with the values to insert; a key without a dot is a symbol, shown
 * unchanged.
 */
export interface TextKey {
  key: string;
  values?: Readonly<Record<string, string | number>>;
}

interface InputName {
  field: string;
  /** Translation keys for the label; the strings are joined. */
  label: readonly TextKey[];
  symbols: readonly string[];
  choices: readonly TextKey[];
}

/** Inputs chosen from a list of records, with the symbols for the values in these records. */
const RECORDS: readonly (readonly [field: string, key: string, symbols?: readonly string[]])[] = [
  ['anchor.diameter', 'anchor.diameter', ['d', 'M']],
  ['anchor.chosen', 'anchor.type'],
  ['concrete.gradeId', 'concrete.grade', ['f_ck', 'f_cu,k', 'E_cm', 'C20/25', 'C25']],
  ['profile.series', 'profile.series'],
  ['profile.chosen', 'profile.item'],
];

/**
 * Inputs that do not have a field of their own in every design: a record fills them, or they appear only in
 * some designs.
 */
const WITHOUT_FIELD: readonly string[] = ['fck', 'fcuk', 'ec', 'H', 'W', 'T', 'FT', 'slotLength'];

const named = (
  field: string,
  label: readonly TextKey[],
  symbols: readonly string[] = [],
  choices: readonly TextKey[] = [],
): InputName => ({ field, label, symbols, choices });

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

/** Symbols of inputs, by their path in the design. */
const SYMBOLS: Readonly<Record<string, readonly string[] | undefined>> = {
  'concrete.reinforce': ['w_k'],
  'concrete.component3': ['gamma_c'],
  'concrete.edge_reinforcement_or_not': ['psi_re,V'],
  'concrete.baseDistance': ['e_1', 'l_a'],
  'concrete.degreeOfRestraint': ['alpha_M'],
  'concrete.annularGap': ['alpha_gap'],
  'plate.length': ['l_x', 'L'],
  'plate.width': ['l_y', 'B'],
  'plate.thickness': ['t', 't_fix'],
  'plate.E': ['E'],
  'plate.v': ['v', 'ν', 'nu'],
  'plate.f_y': ['f_y', 'S235', 'Q235', 'S355', 'Q355'],
  'layout.h': ['h'],
  'profile.ex': ['e_x'],
  'profile.ey': ['e_y'],
  'loads.deadFactor': ['gamma_G'],
  'loads.liveFactor': ['gamma_Q'],
};

/** Headings to show before labels that are ambiguous on their own. */
const TITLES: Readonly<Record<string, string>> = {
  'plate.length': 'panels.plate',
  'plate.width': 'panels.plate',
  'loads.deadFactor': 'loads.dead',
  'loads.liveFactor': 'loads.live',
};

/** Inputs that every design has. */
const INPUT_ROWS: readonly InputName[] = (Object.entries(INPUTS) as [InputPart, Part][]).flatMap(
  ([part, inputs]) =>
    Object.keys(inputs)
      .filter((name) => !WITHOUT_FIELD.includes(name))
      .map((name) => {
        const field = `${part}.${name}`;
        const label = [TITLES[field] ?? [], labelKey(part, name)].flat().map((key) => ({ key }));
        const choices = Object.values(choiceKeys(part, name)).map((key) => ({ key }));
        return named(field, label, SYMBOLS[field], choices);
      }),
);

/** Returns the inputs that the panels show for this design. */
export function inputNames(design: Design): InputName[] {
  return [
    ...RECORDS.map(([field, key, symbols]) => named(field, [{ key }], symbols)),
    ...INPUT_ROWS,
    ...placeOfAnchors(design),
    ...EDGE_NAMES.map((name) => {
      const { label: side } = EDGES[name];
      const label = [{ key: 'layout.edge', values: { side } }];
      return named(`layout.sides.${name}.distance`, label, ['c', 'c_1', side]);
    }),
    ...(['dead', 'live'] as const).flatMap((kind) =>
      LOAD_NAMES.map((name) =>
        named(`loads.${kind}.${name}`, [{ key: `loads.${kind}` }, { key: name }], [name]),
      ),
    ),
  ];
}

/** Values of the chosen anchor that the anchor panel lists. */
export const FIGURE_NAMES = LISTED_FIGURES.map((figure) => ({
  figure,
  key: `anchor.fields.${figure}`,
  symbol: propertyOf(figure).symbol ?? figure,
}));
