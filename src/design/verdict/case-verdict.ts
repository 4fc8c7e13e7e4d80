/** Verdict on one load case, rigidity of its plate, and the order of verdicts by severity. */
import { type GoverningRow, rowKeyOf } from '@/design/verdict/check-status';
import {
  REQUIREMENTS,
  sharedCells,
  stateOf,
  wordOf,
  worse,
  type Cells,
  type CellState,
  type Requirement,
  type VerdictWord,
} from '@/design/verdict/requirement-states';
import { reservation, type Judgement, type Reservation } from '@/design/verdict/reservations';
import { byLargest, type Remark, type Standard } from '@/engineering';

export interface CaseVerdict {
  word: VerdictWord;
  /** Governing row; null if nothing needs to be verified. */
  governing: GoverningRow | null;
  cells: Cells;
  reservations: readonly Reservation[];
  /** Rigidity of a rigid plate under this load case; undefined before it was tested. */
  rigidity?: Rigidity | undefined;
}

/** Rigidity of an assumed rigid plate: missing inputs of its elastic twin, or the verdict on the twin. */
export type Rigidity =
  | { kind: 'unchecked'; lacks: keyof typeof LACKS }
  | {
      kind: 'checked';
      elastic: CaseVerdict;
      /** Thickness (mm) and profile name of the elastic plate. */
      thickness: number;
      section: string;
      /** Largest increase of a force, as a fraction of the largest rigid one; null if not compared. */
      share: number | null;
    };

const LACKS = {
  thickness: 'rigid_without_thickness',
  section: 'rigid_without_section',
  both: 'rigid_without_both',
} as const;

/** Clause that requires a stiff plate: the anchor forces assume that it stays plane. */
const STIFF_PLATE = { 'EN1992-4': 'EN 1992-4, 6.2.1 (1)', 'JGJ145-2013': 'JGJ145-2013, 5.1' } as const;

/** Reservations on a server that sends neither the stress in the plate nor the pressure below it. */
const UNKNOWN: ReadonlySet<string> = new Set(['plate_stress_unknown', 'pressure_unknown']);

const PROVING: ReadonlySet<VerdictWord> = new Set<VerdictWord>(['verified', 'nothing']);

/** Returns the verdict on the elastic plate, except for states that the rigid plate itself has. */
function addedWord({ cells: elastic }: CaseVerdict, own: Cells): VerdictWord {
  const added = REQUIREMENTS.map((requirement): [Requirement, CellState] => {
    const state = stateOf(elastic, requirement);
    const ownState = stateOf(own, requirement);
    const isShared = worse(ownState, state) === ownState;
    return [requirement, isShared && state !== 'not_applicable' ? 'satisfied' : state];
  });
  return wordOf({ ...Object.fromEntries(added), rigidity: 'not_applicable' });
}

/** Judges a rigid plate by the verdict on its elastic one, which usually shares its `own` states. */
export function judgeRigidity(
  rigidity: Rigidity | undefined,
  standard: Standard,
  own: Pick<CaseVerdict, 'cells' | 'reservations'>,
): Judgement {
  if (rigidity === undefined)
    return { state: 'not_judged', missing: [{ code: 'rigidity_open', values: {} }] };
  if (rigidity.kind === 'unchecked') return { state: 'assumed' };
  const { elastic, thickness, section } = rigidity;
  const added = elastic.reservations.filter(({ code }) => own.reservations.every((one) => one.code !== code));
  const word = addedWord(elastic, own.cells);
  if (PROVING.has(word) && added.length === 0)
    return { state: word === 'nothing' ? 'not_applicable' : 'satisfied' };
  if ((PROVING.has(word) || word === 'reservations') && added.every(({ code }) => UNKNOWN.has(code)))
    return { state: 'assumed' };
  const values = {
    word: elastic.word,
    thickness,
    section,
    utilisation: utilisationOf(elastic),
    ...(elastic.governing === null ? {} : { check: rowKeyOf(elastic.governing) }),
  };
  return {
    state: 'reservation',
    reservations: [reservation('rigid_not_proven', STIFF_PLATE[standard], values), ...added],
  };
}

/** Returns the governing row of a rigid plate, or of the elastic plate that proves it if used more. */
export function governingOfBoth(
  governing: GoverningRow | null,
  rigidity: Rigidity | undefined,
  state: CellState | undefined,
): GoverningRow | null {
  if (rigidity?.kind !== 'checked' || state !== 'satisfied') return governing;
  const { elastic } = rigidity;
  if (elastic.governing === null || utilisationOf(elastic) <= utilisationOf({ governing })) return governing;
  return { ...elastic.governing, plate: 'elastic' };
}

/** Returns the outcome of a load case on a rigid plate with the rigidity, which is tested later. */
export function withRigidity<Found extends CaseVerdict>(
  outcome: Found,
  rigidity: Rigidity,
  standard: Standard,
): Found {
  const { state, reservations = [] } = judgeRigidity(rigidity, standard, outcome);
  const cells = sharedCells({ ...outcome.cells, rigidity: state });
  return {
    ...outcome,
    word: wordOf(cells),
    governing: governingOfBoth(outcome.governing, rigidity, state),
    cells,
    reservations: [...outcome.reservations, ...reservations],
    rigidity,
  };
}

/** Returns the rigidity with the most unfavourable elastic plate of several load cases. */
export function worstRigidity(cases: readonly Pick<CaseVerdict, 'rigidity'>[]): Rigidity | undefined {
  let worst: Rigidity | undefined;
  for (const { rigidity } of cases) {
    if (rigidity?.kind !== 'checked') {
      if (rigidity !== undefined) return rigidity;
    } else if (worst?.kind !== 'checked' || bySeverity(rigidity.elastic, worst.elastic) > 0) worst = rigidity;
  }
  return worst;
}

/** Assumption stated with the verdict on a rigid plate; a list without it if a reservation says more. */
export type RigidAssumption = (typeof LACKS)[keyof typeof LACKS] | 'rigid_checked' | 'rigid_without_stress';

export function rigidAssumption(rigidity: Rigidity | undefined, state: CellState): RigidAssumption[] {
  if (rigidity === undefined || state === 'reservation' || state === 'not_judged') return [];
  if (rigidity.kind === 'unchecked') return [LACKS[rigidity.lacks]];
  return [state === 'assumed' ? 'rigid_without_stress' : 'rigid_checked'];
}

/** Returns the values for the sentence on a rigid plate that was checked. */
export function rigidityValues(rigidity: Rigidity | undefined): Remark['values'] {
  if (rigidity?.kind !== 'checked') return {};
  const { elastic, share, thickness, section } = rigidity;
  const percent = Math.round(100 * (share ?? 0));
  const change = share === null ? '' : `${percent < 0 ? '−' : '+'}${Math.abs(percent)}`;
  return { thickness, section, utilisation: utilisationOf(elastic), share: change };
}

/** Returns the outcome of one load case from its verdict, without what only the displayed load case needs. */
export function caseVerdictOf({ word, governing, cells, reservations, rigidity }: CaseVerdict): CaseVerdict {
  return { word, governing, cells: sharedCells(cells), reservations, ...(rigidity && { rigidity }) };
}

/** All verdicts, the least favourable first. */
export const WORST_FIRST: readonly VerdictWord[] = [
  ...(['not_verified', 'incomplete', 'reservations'] as const),
  ...(['verified_rigid', 'verified', 'nothing'] as const),
];

type Ranked = Pick<CaseVerdict, 'word' | 'governing'>;

/** True if the verdict on `one` is less favourable than the verdict on `other`. */
export const hasWorseWord = (one: Pick<CaseVerdict, 'word'>, other: Pick<CaseVerdict, 'word'>): boolean =>
  WORST_FIRST.indexOf(one.word) < WORST_FIRST.indexOf(other.word);

/** Returns the utilisation in per cent: infinite if unbounded, 0 if nothing needs to be verified. */
export const utilisationOf = ({ governing }: Pick<CaseVerdict, 'governing'>): number =>
  governing === null ? 0 : (governing.utilisation ?? Infinity);

/** Rank of a verdict in lists of load cases: a larger utilisation comes before a reservation. */
const RANK: Readonly<Partial<Record<VerdictWord, number>>> = { not_verified: 2, incomplete: 1 };

const rankOf = (outcome: Ranked) => ({
  severity: RANK[outcome.word] ?? 0,
  utilisation: utilisationOf(outcome),
});

const byRank = (one: ReturnType<typeof rankOf>, other: typeof one): number =>
  one.severity - other.severity || byLargest(other.utilisation, one.utilisation);

/** Positive if `one` is worse: failing, incomplete, then by utilisation; 0 within rounding. */
export const bySeverity = (one: Ranked, other: Ranked): number => byRank(rankOf(one), rankOf(other));

/** Sorts the worst first, equal ones in order; ranks each of thousands of rows only once. */
export const sortedBySeverity = <Item extends { verdict: Ranked }>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, rank: rankOf(item.verdict) }))
    .sort((one, other) => byRank(other.rank, one.rank))
    .map(({ item }) => item);
