/** Interpretations of unclear clauses, and the designs affected; translated under `proof:readings`. */
import { isChecked } from '@/design/verdict/checks';
import { type CheckInput, type CheckResult, hasContact, type ModeKey, type Standard } from '@/engineering';

interface Calculated {
  input: CheckInput;
  answer: CheckResult;
}

type Condition = (calculated: Calculated) => boolean;

interface TableRow {
  key: string;
  /** Clauses behind their publication; those of other publications apply under EN 1992-4. */
  clauses: readonly string[];
  /** Condition for a design to be affected; without it, all under the given standards are. */
  concerns?: Condition;
  /** True if a remark of every affected result states it, so that the report need not. */
  isRemarked?: boolean;
}

/** Highest concrete strength used for resistances, N/mm². */
const LARGEST_STRENGTH = 60;

const all =
  (...conditions: readonly Condition[]): Condition =>
  (calculated) =>
    conditions.every((condition) => condition(calculated));
const isGroup: Condition = ({ input }) => input.anchors.length > 1;
const isRigid: Condition = ({ input }) => input.plate.rigid;
const isTwisted: Condition = ({ input: { dead, live } }) => dead.Mz !== 0 || live.Mz !== 0;
const hasSlots: Condition = ({ input }) => input.anchors.some(({ actsX, actsY }) => !actsX || !actsY);
const isWithoutSlots: Condition = (calculated) => !hasSlots(calculated);
const isCalculated =
  (mode: ModeKey): Condition =>
  ({ answer }) =>
    isChecked(answer, mode);
const hasLeverArm: Condition = ({ answer }) => answer.checks.steel_shear.detail.lever_arm === true;
const atEdge = all(isGroup, isCalculated('concrete_edge'));

const TABLE = [
  { key: 'clauseNumbers', clauses: ['JGJ145-2013, 6.1'] },
  { key: 'groups', clauses: ['EN 1992-4, 7.2.1.4'], concerns: isGroup },
  { key: 'groupsJgj', clauses: ['JGJ145-2013, 6.1.5'], concerns: isGroup },
  {
    key: 'gaps',
    clauses: ['EN 1992-4, 7.2.1.4', 'EN 1992-4, 7.2.2.5', 'JGJ145-2013, 6.1.5'],
    concerns: isGroup,
  },
  { key: 'uncracked', clauses: ['EN 1992-4, 4.7'], isRemarked: true },
  {
    key: 'strength',
    clauses: ['EN 1992-4, 3.1', 'EN 1992-4, 7.2.1.4'],
    concerns: ({ input }) => input.concrete.f_ck > LARGEST_STRENGTH,
  },
  {
    key: 'constant',
    clauses: ['EN 1992-4, 7.2.1.4'],
    concerns: ({ input }) => input.concrete.cracked,
  },
  { key: 'splitting', clauses: ['EN 1992-4, 7.2.1.7'], concerns: isCalculated('splitting') },
  { key: 'splittingJgj', clauses: ['JGJ145-2013, 6.1'], concerns: isCalculated('splitting') },
  { key: 'rows', clauses: ['EN 1992-4, 7.2.2.5', 'JGJ145-2013, 6.1.18'], concerns: atEdge },
  { key: 'eccentricity', clauses: ['EN 1992-4, 7.2.2.5'], concerns: atEdge },
  { key: 'eccentricityJgj', clauses: ['JGJ145-2013, 6.1'], concerns: atEdge },
  {
    key: 'stirrups',
    clauses: ['EN 1992-4, 7.2.2.5'],
    concerns: ({ input }) => input.concrete.edgeReinforcement !== 0,
  },
  {
    key: 'slots',
    clauses: [
      'EN 1992-4, 6.2.2',
      'EN 1992-4, 7.2.2.4',
      'EN 1992-4, 7.2.2.5',
      'JGJ145-2013, 5.3',
      'JGJ145-2013, 6.1',
    ],
    concerns: hasSlots,
  },
  {
    key: 'torsion',
    clauses: ['EN 1992-4, 7.2.2.4', 'JGJ145-2013, 6.1'],
    concerns: all(isGroup, isTwisted, isWithoutSlots, isCalculated('pry_out')),
  },
  {
    key: 'lever',
    clauses: ['EN 1992-4, 6.2.2.3'],
    concerns: hasLeverArm,
  },
  { key: 'leverJgj', clauses: ['JGJ145-2013, 6.1'], concerns: hasLeverArm },
  {
    key: 'plate',
    clauses: ['EN 1992-4, 6.2.1', 'JGJ145-2013, 5.2'],
    concerns: all(isRigid, ({ input }) => hasContact(input)),
  },
  {
    key: 'standOff',
    clauses: ['EN 1992-4, 6.2.1', 'JGJ145-2013, 5.2'],
    concerns: ({ input }) => !hasContact(input),
  },
  {
    key: 'elastic',
    clauses: ['EN 1992-4, 6.2.1', 'JGJ145-2013, 5.2'],
    concerns: (calculated) => !isRigid(calculated),
  },
  { key: 'rigid', clauses: ['EN 1992-4, 6.2.1 (1)', 'JGJ145-2013, 5.1'], isRemarked: true },
  { key: 'uneven', clauses: ['JGJ145-2013, 5.2.1'], concerns: isCalculated('concrete_cone') },
  { key: 'pullOut', clauses: ['JGJ145-2013, 6.1'], isRemarked: true },
  { key: 'linear', clauses: ['JGJ145-2013, 6.1'], isRemarked: true },
  { key: 'importance', clauses: ['EN 1990, annex B', 'JGJ145-2013, 4.3.3'], isRemarked: true },
] as const satisfies readonly TableRow[];

export type Interpretation = TableRow & { key: (typeof TABLE)[number]['key'] };

export const READINGS: readonly Interpretation[] = TABLE;

/** Names each publication once: `EN 1992-4, 7.2.1.4, 7.2.2.5; JGJ145-2013, 6.1.5`. */
export function clausesText(clauses: readonly string[]): string {
  const numbers = new Map<string, string[]>();
  for (const clause of clauses) {
    const [publication, number] = clause.split(', ');
    numbers.set(publication, [...(numbers.get(publication) ?? []), number]);
  }
  return [...numbers].map(([publication, its]) => [publication, ...its].join(', ')).join('; ');
}

const standardOf = (clause: string): Standard => (clause.startsWith('JGJ145') ? 'JGJ145-2013' : 'EN1992-4');

/** Interpretations that a calculation uses and no remark states, by the first clause of its standard. */
export function interpretationsOf(
  calculated: Calculated,
): { key: Interpretation['key']; clauses: string[] }[] {
  return READINGS.filter(({ isRemarked }) => !isRemarked)
    .filter(({ concerns }) => concerns === undefined || concerns(calculated))
    .map(({ key, clauses }) => ({
      key,
      clauses: clauses.filter((clause) => standardOf(clause) === calculated.input.standard),
    }))
    .filter(({ clauses }) => clauses.length > 0)
    .toSorted((one, other) => one.clauses[0].localeCompare(other.clauses[0], 'en', { numeric: true }));
}
