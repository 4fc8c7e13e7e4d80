/** Reasons why a verdict is incomplete, each with its values and the step that completes the verdict. */
import type { Design } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import { combinationVariants, isElastic } from '@/design/model/load-cases';
import type { RowKey } from '@/design/verdict/check-status';
import type { Remark } from '@/engineering';

/** Step that completes the verdict, for each reason why the verdict is incomplete. */
const STEPS = {
  rows_open: 'calculate',
  rows_failed: 'list',
  rows_rigid: 'list',
  combinations_running: 'wait',
  combinations_open: 'calculate',
  combinations_failed: 'calculate',
  other_loads: 'show',
  axials_not_balanced: 'installation',
  anchor_in_compression: 'installation',
  checks_missing: 'server',
  inputs_unconfirmed: 'confirm',
  plate_stress_open: 'calculate',
  pressure_open: 'calculate',
  rigidity_open: 'calculate',
  unknown: 'calculate',
} as const;

type MissingCode = keyof typeof STEPS;
type CompletingStep = (typeof STEPS)[MissingCode];

export interface Missing {
  code: MissingCode;
  /** Values and names that fill the placeholders of the sentence. */
  values: Remark['values'];
  /** Checks missing from the response. */
  checks?: readonly RowKey[];
}

/** Steps by priority; none for checks that a server lacks, unconfirmed inputs and running calculations. */
const IN_ORDER = ['calculate', 'list', 'installation', 'show'] as const satisfies readonly CompletingStep[];

export const nextStep = (missing: readonly Missing[]): (typeof IN_ORDER)[number] | undefined =>
  IN_ORDER.find((step) => missing.some(({ code }) => STEPS[code] === step));

export const isMissingCode = (code: unknown): code is MissingCode =>
  typeof code === 'string' && Object.hasOwn(STEPS, code);

/** Entered loads that the verdict of a design must cover. */
export interface Entered {
  /** Combinations with different factored loads; 1 if only the chosen one is to be verified. */
  combinations: number;
  rows: number;
  isElastic: boolean;
}

/** Returns what the verdict must cover; an out-of-date result only its own combinations, not later ones. */
export function enteredOf(
  design: Design,
  { fingerprint, others }: { fingerprint: string; others: readonly unknown[] },
): Entered {
  const isCurrent = fingerprint === fingerprintOf(design);
  return {
    combinations: isCurrent ? combinationVariants(design).length : 1 + others.length,
    rows: design.loads.list.length,
    isElastic: isElastic(design),
  };
}

/** Results calculated so far. */
export interface Calculated {
  /** Combinations other than the displayed one. */
  others: readonly { state: 'done' | 'pending' | 'offered' | 'failed' }[];
  /** Null if no row was calculated. */
  list: { done: number; failed: number; rigid: number; failedNames: readonly string[] } | null;
}

const MOST_NAMES = 3;

/** Returns the first few of the names, followed by an ellipsis if there are more. */
const someOf = (names: readonly string[]): string =>
  names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ', …' : '');

const count = (others: Calculated['others'], of: Calculated['others'][number]['state']) =>
  others.filter(({ state }) => state === of).length;

/** Returns why the verdict does not cover all entered loads with the design's plate model. */
export function missingOf(entered: Entered, { others, list }: Calculated): Missing[] {
  const { rows, combinations } = entered;
  const { done = 0, failed = 0, rigid = 0, failedNames = [] } = list ?? {};
  const unnamed = Math.max(0, combinations - 1 - others.length);
  const found: readonly [MissingCode, number, Missing['values']?][] = [
    ['combinations_running', count(others, 'pending')],
    ['combinations_open', count(others, 'offered') + unnamed],
    ['combinations_failed', count(others, 'failed')],
    ['rows_open', Math.max(0, rows - done - failed)],
    ['rows_failed', failed, { names: someOf(failedNames) }],
    ['rows_rigid', entered.isElastic ? rigid : 0],
  ];
  return found
    .filter(([, number]) => number > 0)
    .map(([code, number, more = {}]) => {
      const of = code.startsWith('rows') ? rows : combinations;
      return { code, values: { count: String(number), of: String(of), ...more } };
    });
}

/** Returns the number of loads calculated with the design's plate model and the number of entered loads. */
export function calculatedOf({ combinations, rows, isElastic }: Entered, { others, list }: Calculated) {
  const listed = list === null ? 0 : list.done - (isElastic ? list.rigid : 0);
  const total = Math.max(combinations, 1 + others.length) + rows;
  return { done: Math.min(total, 1 + count(others, 'done') + listed), total };
}
