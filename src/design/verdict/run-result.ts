/** Calculation of a load case, with the facts of the design for the verdict, and the result of a run. */
import type { ForcesAnswer } from '@/api/contract/anchor-forces-answer';
import type { ApiFailure } from '@/api/contract/failure';
import { algorithmRequest, type CaseInput, checkAnswer } from '@/api/contract/to-wire';
import { openLocks, type Design, type ListedLoad, type Failure } from '@/design/model/design-state';
import { listFingerprint } from '@/design/model/fingerprint';
import {
  type Combination,
  isJudgedAlone,
  type NamedCombination,
  nameOf,
  type Uncovered,
  uncoveredOf,
} from '@/design/model/load-cases';
import { type CaseVerdict, caseVerdictOf, type Rigidity, withRigidity } from '@/design/verdict/case-verdict';
import type { GoverningRow, Utilisations } from '@/design/verdict/check-status';
import type { Cells } from '@/design/verdict/requirement-states';
import type { Reservation } from '@/design/verdict/reservations';
import type { CheckResult, ProfileInput, Standard } from '@/engineering';
import type { Lock } from '@/quantities/input-locks';
import { CONCRETE } from '@/quantities/inputs';

/** Facts for the assessment of an anchor, from its record and installation, which no request contains. */
export interface Assessed {
  /** Certification of the anchor; '' if the record has none. */
  certification: string;
  /** Largest thickness of plate and gap, mm; 0 if the record has none, as always under EN 1992-4. */
  t_fix: number;
  /** True unless the hole is hammer drilled, dry and cleaned, and has at most 24 °C (40 °C briefly). */
  isUnusual: boolean;
}

/** True if a certification states that the record is demonstration data; a name can be copied and changed. */
export const isDemonstration = (certification: string): boolean => /demonstration|演示/i.test(certification);

function assessedOf({ concrete }: Design, { certification, t_fix }: Omit<Assessed, 'isUnusual'>): Assessed {
  const isUnusual =
    concrete.drillingMethod !== CONCRETE.drillingMethod.initial ||
    concrete.holeDryness !== CONCRETE.holeDryness.initial ||
    concrete.holeCleaning === 'none' ||
    concrete.longTermTemperature > CONCRETE.longTermTemperature.initial ||
    concrete.shortTermTemperature > CONCRETE.shortTermTemperature.initial;
  return { certification: certification.trim(), t_fix, isUnusual };
}

/**
 * Returns the chosen profile on the plate; that of a closed lock, or of an earlier elastic plate, is null.
 */
export function profileOnPlate({ plate, profile, unlocked }: Design): ProfileInput | null {
  if ((plate.stiffness === 'rigid' && !unlocked.section) || profile.chosen === null) return null;
  const { series, H, W, T, FT, ex, ey, rotation } = profile;
  return { type: Number(series), H, W, T, FT, ex, ey, rotation };
}

/** Returns the inputs that an elastic plate lacks; undefined if none, or if the plate is elastic. */
export function missingForElastic(design: Design): Rigidity | undefined {
  const { plate, unlocked } = design;
  if (plate.stiffness === 'elastic') return undefined;
  const hasThickness = unlocked.thickness;
  const hasSection = profileOnPlate(design) !== null;
  if (hasThickness && hasSection) return undefined;
  return { kind: 'unchecked', lacks: hasThickness ? 'section' : hasSection ? 'thickness' : 'both' };
}

/** Facts of a design, besides the inputs of the engine, from which the verdict is derived. */
interface VerdictContext {
  /** Loads and inputs of the design that the result does not cover. */
  uncovered: Uncovered;
  /** Locks that the designer has opened; undefined if unknown, as for a request on the command line. */
  openLocks?: readonly Lock[] | undefined;
  /** Yield strength entered for the plate, MPa; 0 or undefined for none. */
  plateYield?: number | undefined;
  /** Rigidity of a rigid plate under the loads; undefined before it was tested. */
  rigidity?: Rigidity | undefined;
  /** Profile on the plate; null if no profile is chosen. */
  profile: ProfileInput | null;
  /** Facts for the assessment of the anchor; undefined if unknown. */
  assessed?: Assessed | undefined;
  /** True if the design is judged by this combination alone, although it has other combinations. */
  onlyChosen?: boolean;
  /** Name of the load list row whose loads, which are design loads, were checked. */
  row?: string | undefined;
}

/** Returns the facts that all load cases of a design share. */
export const connectionContext = (design: Design, anchor: Omit<Assessed, 'isUnusual'>) => ({
  openLocks: openLocks(design),
  plateYield: design.plate.f_y,
  rigidity: missingForElastic(design),
  profile: profileOnPlate(design),
  assessed: assessedOf(design, anchor),
});

/** Returns the facts of a design that depend on its loads. */
export const loadContext = (design: Design) => ({
  uncovered: uncoveredOf(design),
  onlyChosen: isJudgedAlone(design),
  ...(design.loads.shown === null ? {} : { row: design.loads.shown.name }),
});

/** Inputs and answers of the engine for one load case, with the context of the verdict. */
export interface Calculation extends VerdictContext {
  input: CaseInput;
  answer: CheckResult;
  /** Plate results from the first call (anchor forces); null if there are none. */
  plate: ForcesAnswer['plate'] | null;
  /** True if only the anchor forces of an elastic plate were calculated: its stress follows. */
  stressFollows?: true;
}

/**
 * Elastic plates give forces, fine-grid forces, or stress. Earlier versions stored rigid rows of elastic
 * designs.
 */
export const CASE_PLATES = ['rigid', 'forces', 'fine-forces', 'elastic'] as const;
export type CasePlate = (typeof CASE_PLATES)[number];

/** Failed call: of the anchor forces (`error1`) or of the checks (`error2`). */
export interface FailedCall {
  kind: 'error1' | 'error2';
  call: ApiFailure;
}

/** Reason why a load case has no result: a rule that the design breaks, or a failed call. */
export type CaseFailure = { rule: Failure } | FailedCall;

/** Result of the displayed loads, a combination, a row of the load list, or a case of a candidate. */
export interface CaseResult extends NamedCombination {
  state: 'done';
  listed?: ListedLoad;
  plate: CasePlate;
  verdict: CaseVerdict;
  /** Utilisation of each check; undefined in a stored result. */
  utilisations?: Utilisations;
  /** Reason why the stress in an elastic plate could not be calculated. */
  failure?: CaseFailure;
}

/** Load case that was not calculated yet, or whose calculation takes long and is offered to the user. */
type OpenCase = NamedCombination & ({ state: 'pending' } | { state: 'offered' });

export interface FailedCase extends NamedCombination {
  state: 'failed';
  failure: CaseFailure;
}

/** Results of the load list rows by `loadsKey`: rows with the same loads share a result. */
export type RowResults = ReadonlyMap<string, CaseResult | FailedCase>;

/** Result of a run: the calculation of the displayed loads, with the results of the other combinations. */
export interface RunResult extends Calculation {
  /** Image of the stress in an elastic plate, as base64. */
  image: string | null;
  /** True if the run for this result has not finished: a page that loads the result continues the run. */
  isUnfinished?: boolean;
  /** Combinations with other factored loads than the displayed one; none if only that one is judged. */
  others: readonly (CaseResult | OpenCase | FailedCase)[];
  fingerprint: string;
  /** Fingerprint of the anchor values; missing in results from earlier versions. */
  record?: string | undefined;
  /** Name and version of the engine; that of the app if the server names none; '' if unknown. */
  engine: string;
  /** ISO time of the calculation. */
  time: string;
}

/** Returns the result of a load case whose plate was calculated in full. */
export const doneCase = (
  named: NamedCombination,
  verdict: CaseVerdict,
  { plate }: { plate: { rigid: boolean } },
): CaseResult => ({
  ...nameOf(named),
  state: 'done',
  plate: plate.rigid ? 'rigid' : 'elastic',
  verdict: caseVerdictOf(verdict),
});

/** Returns the stored form of a result, with the request and the response that the documents name. */
export const storedForm = ({ input, answer, ...result }: RunResult) => ({
  ...result,
  request: algorithmRequest(input),
  answer: checkAnswer(answer),
});

type Others = Pick<RunResult, 'others'>;

const placeOf = ({ combination }: NamedCombination) => (combination === 'row' ? Infinity : combination);

/** Sorts load cases in the order of the tabs, with a load list row last. */
export const inOrder = <Case extends NamedCombination>(cases: readonly Case[]): Case[] =>
  cases.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));

export const withCombination = <Result extends Others>(
  result: Result,
  one: CaseResult | FailedCase,
): Result => ({
  ...result,
  others: inOrder([...result.others.filter(({ combination }) => combination !== one.combination), one]),
});

/** Returns a load case on a rigid plate with its rigidity; a load case without a result stays as it is. */
export const caseWithRigidity = <Case extends { state: string }>(
  one: Case | CaseResult,
  rigidity: Rigidity | undefined,
  standard: Standard,
): Case | CaseResult =>
  one.state === 'done' && rigidity !== undefined
    ? { ...(one as CaseResult), verdict: withRigidity((one as CaseResult).verdict, rigidity, standard) }
    : one;

export const withCheckedRigidity = <Result extends Others & { rigidity?: Rigidity | undefined }>(
  result: Result,
  { shown, others }: { shown: Rigidity | undefined; others: ReadonlyMap<Combination, Rigidity> },
  standard: Standard,
): Result => ({
  ...result,
  ...(shown && { rigidity: shown }),
  others: result.others.map((one) => caseWithRigidity(one, others.get(one.combination), standard)),
});

/** Returns a result whose run has ended: pending combinations change to the state `offered`. */
export const withoutPending = <Result extends Others>(result: Result): Result => ({
  ...result,
  others: result.others.map((one) => (one.state === 'pending' ? { ...one, state: 'offered' } : one)),
});

/** Maximum number of stored names of failed rows. */
export const MOST_FAILED_NAMES = 4;

/** Maximum number of rows whose outcome is stored with the design. */
export const MOST_STORED_ROWS = 20;

export interface NodeOutcome {
  node: string;
  /** Number of rows, and of rows calculated as far as the verdict needs. */
  rows: number;
  done: number;
  /** The most unfavourable state of each requirement; all `not_judged` while a row is not done. */
  cells: Cells;
  /** Row with the largest utilisation, and its governing check. */
  row: string;
  governing: GoverningRow | null;
  /** Largest utilisation of each check in per cent; null if unbounded. */
  needs: Utilisations;
}

export interface LoadListOutcome {
  fingerprint: string;
  /** Numbers of rows: in the list, calculated as far as the verdict needs, and failed. */
  rows: number;
  done: number;
  failed: number;
  /** Number of rows calculated only with the rigid plate. */
  rigid: number;
  /** Names of the first rows that could not be calculated. */
  failedNames: readonly string[];
  /** The most unfavourable rows, in descending order of severity. */
  worst: readonly CaseResult[];
  /** All other rows in the same order, held in memory only and not stored. */
  rest?: readonly CaseResult[];
  /** Over all rows with a result: the most unfavourable state of each requirement, and the reservations. */
  cells: Cells;
  reservations: readonly Reservation[];
  /** Outcomes of the nodes in the order of the list; undefined if no row belongs to a node. */
  nodes?: readonly NodeOutcome[] | undefined;
  /** Rigidity under the row whose elastic plate is used most. */
  rigidity?: Rigidity | undefined;
}

/** Returns all rows with a known outcome, the most unfavourable first. */
export const cachedRows = (list: LoadListOutcome | null): readonly CaseResult[] =>
  list === null ? [] : [...list.worst, ...(list.rest ?? [])];

/** Returns the outcome without `rest`: thousands of rows would exceed the browser's storage. */
export function storedListOutcome(list: LoadListOutcome): LoadListOutcome {
  const { rest: _, ...stored } = list;
  return stored;
}

export function currentListOutcome(design: Design, listEnd: LoadListOutcome | null): LoadListOutcome | null {
  if (listEnd === null || design.loads.list.length === 0) return null;
  return listEnd.fingerprint === listFingerprint(design) ? listEnd : null;
}
