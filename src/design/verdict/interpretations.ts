/** Interpretations of unclear clauses, and the designs affected; translated under `proof:readings`. */
import { isChecked } from '@/design/verdict/check-status';
import { type CheckInput, type CheckResult, hasContact, type ModeKey, type Standard } from '@/engineering';

interface Calculated {
  input: CheckInput;
  answer: CheckResult;
}

type Condition = (calculated: Calculated) => boolean;

/**
 * Clauses behind their publication, those of other publications apply under EN 1992-4; and the designs that
 * are affected, by default all under these standards. `remarked`: a remark of every affected result states
 * it.
 */
type TableRow = readonly [clauses: readonly string[], concerns?: Condition | 'remarked'];

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
const isCalculated =
  (mode: ModeKey): Condition =>
  ({ answer }) =>
    isChecked(answer, mode);
const hasLeverArm: Condition = ({ answer }) => answer.checks.steel_shear.detail.lever_arm === true;
const atEdge = all(isGroup, isCalculated('concrete_edge'));

const isCracked: Condition = ({ input }) => input.concrete.cracked;
const isStrong: Condition = ({ input }) => input.concrete.f_ck > LARGEST_STRENGTH;
const hasEdgeBars: Condition = ({ input }) => input.concrete.edgeReinforcement !== 0;
const touches: Condition = ({ input }) => hasContact(input);
const isNot =
  (condition: Condition): Condition =>
  (calculated) =>
    !condition(calculated);

const TABLE = {
  clauseNumbers: [['JGJ145-2013, 6.1']],
  groups: [['EN 1992-4, 7.2.1.4'], isGroup],
  groupsJgj: [['JGJ145-2013, 6.1.5'], isGroup],
  gaps: [['EN 1992-4, 7.2.1.4', 'EN 1992-4, 7.2.2.5', 'JGJ145-2013, 6.1.5'], isGroup],
  uncracked: [['EN 1992-4, 4.7'], 'remarked'],
  strength: [['EN 1992-4, 3.1', 'EN 1992-4, 7.2.1.4'], isStrong],
  constant: [['EN 1992-4, 7.2.1.4'], isCracked],
  splitting: [['EN 1992-4, 7.2.1.7'], isCalculated('splitting')],
  splittingJgj: [['JGJ145-2013, 6.1'], isCalculated('splitting')],
  rows: [['EN 1992-4, 7.2.2.5', 'JGJ145-2013, 6.1.18'], atEdge],
  eccentricity: [['EN 1992-4, 7.2.2.5'], atEdge],
  eccentricityJgj: [['JGJ145-2013, 6.1'], atEdge],
  stirrups: [['EN 1992-4, 7.2.2.5'], hasEdgeBars],
  slots: [
    ['EN 1992-4, 6.2.2', 'EN 1992-4, 7.2.2.4', 'EN 1992-4, 7.2.2.5', 'JGJ145-2013, 5.3', 'JGJ145-2013, 6.1'],
    hasSlots,
  ],
  torsion: [
    ['EN 1992-4, 7.2.2.4', 'JGJ145-2013, 6.1'],
    all(isGroup, isTwisted, isNot(hasSlots), isCalculated('pry_out')),
  ],
  lever: [['EN 1992-4, 6.2.2.3'], hasLeverArm],
  leverJgj: [['JGJ145-2013, 6.1'], hasLeverArm],
  plate: [['EN 1992-4, 6.2.1', 'JGJ145-2013, 5.2'], all(isRigid, touches)],
  standOff: [['EN 1992-4, 6.2.1', 'JGJ145-2013, 5.2'], isNot(touches)],
  elastic: [['EN 1992-4, 6.2.1', 'JGJ145-2013, 5.2'], isNot(isRigid)],
  rigid: [['EN 1992-4, 6.2.1 (1)', 'JGJ145-2013, 5.1'], 'remarked'],
  uneven: [['JGJ145-2013, 5.2.1'], isCalculated('concrete_cone')],
  pullOut: [['JGJ145-2013, 6.1'], 'remarked'],
  linear: [['JGJ145-2013, 6.1'], 'remarked'],
  importance: [['EN 1990, annex B', 'JGJ145-2013, 4.3.3'], 'remarked'],
} as const satisfies Readonly<Record<string, TableRow>>;

export interface Interpretation {
  key: keyof typeof TABLE;
  clauses: readonly string[];
  concerns: TableRow[1];
}

export const INTERPRETATIONS = Object.entries<TableRow>(TABLE).map(
  ([key, [clauses, concerns]]) => ({ key, clauses, concerns }) as Interpretation,
);

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
  return INTERPRETATIONS.filter(
    ({ concerns = () => true }) => concerns !== 'remarked' && concerns(calculated),
  )
    .map(({ key, clauses }) => ({
      key,
      clauses: clauses.filter((clause) => standardOf(clause) === calculated.input.standard),
    }))
    .filter(({ clauses }) => clauses.length > 0)
    .toSorted((one, other) => one.clauses[0].localeCompare(other.clauses[0], 'en', { numeric: true }));
}
