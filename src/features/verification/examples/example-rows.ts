/** Rows of the verification page: an example with its values for one check or all, and their comparison. */
import type { ApiFailure } from '@/api/contract/failure';
import type { Provenance } from '@/examples/case';
import { EXAMPLES, type Example, type Subject } from '@/examples/examples';
import { differenceOf, type ExpectedValue, type ValuePart } from '@/examples/expected-values';
import type { Evaluations } from '@/features/verification/examples/use-verification';

/** Source of the values: published, derived by hand, or calculated with an independent program. */
type Kind = 'published' | 'closed' | 'program';

const KINDS: Readonly<Record<Provenance, Kind>> = {
  published: 'published',
  'closed form': 'closed',
  'second implementation': 'program',
  'computed by independent oracle': 'program',
};

export type RowState = 'open' | 'agrees' | 'differs' | 'unanswered' | 'failed';

export interface ExampleRow {
  example: Example;
  kind: Kind;
  state: RowState;
  figures: readonly ExpectedValue[];
  /** Largest relative difference of the values in this row; null if no value has a relative difference. */
  largest: number | null;
  failure: ApiFailure | null;
}

export interface Filter {
  subject: Subject | 'all';
  part: ValuePart | 'all';
  kind: Kind | 'all';
  onlyDiffering: boolean;
}

export const NO_FILTER: Filter = { subject: 'all', part: 'all', kind: 'all', onlyDiffering: false };

function stateOf(figures: readonly ExpectedValue[]): RowState {
  if (figures.some(({ state }) => state === 'differs')) return 'differs';
  return figures.every(({ state }) => state === 'agrees') ? 'agrees' : 'unanswered';
}

function largestOf(figures: readonly ExpectedValue[]): number | null {
  const found = figures
    .filter(({ printed }) => printed !== 0)
    .flatMap((figure) => differenceOf(figure) ?? [])
    .map(Math.abs);
  return found.length === 0 ? null : Math.max(...found);
}

/** True for pressure, stress or deflection of a plate, which the requirements documents do not mention. */
const isOfPlate = ({ part, symbol }: ExpectedValue): boolean => part === 'plate' && !symbol.startsWith('N_');

/** Returns the number of missing plate values if no response contains any of them; otherwise 0. */
export function silentPlateFigures(evaluations: Evaluations): number {
  const ofPlate = [...evaluations.values()]
    .flatMap((evaluation) => (evaluation.ok ? evaluation.value : []))
    .filter(isOfPlate);
  return ofPlate.every(({ state }) => state === 'unanswered') ? ofPlate.length : 0;
}

function rowOf(
  example: Example,
  evaluations: Evaluations,
  part: Filter['part'],
  isLeftOut: (figure: ExpectedValue) => boolean = () => false,
): ExampleRow {
  const base = { example, kind: KINDS[example.provenance], figures: [], largest: null, failure: null };
  const evaluation = evaluations.get(example.id);
  if (evaluation === undefined) return { ...base, state: 'open' };
  if (!evaluation.ok) return { ...base, state: 'failed', failure: evaluation.error };
  const ofPart = evaluation.value.filter((figure) => part === 'all' || figure.part === part);
  const asked = ofPart.filter((figure) => !isLeftOut(figure));
  // An example that has only plate values keeps them, marked as missing from the response.
  const figures = asked.length > 0 ? asked : ofPart;
  return { ...base, state: stateOf(figures), figures, largest: largestOf(figures) };
}

/** Returns all examples with all their values, for the verification file. */
export const allRows = (evaluations: Evaluations): ExampleRow[] =>
  EXAMPLES.map((example) => rowOf(example, evaluations, 'all'));

/**
 * Returns rows that match the filter; an example without a value for the selected check is omitted. Plate
 * values that no response contains are omitted too: the page states once that they are missing.
 */
export function rowsOf(evaluations: Evaluations, filter: Filter): ExampleRow[] {
  const isLeftOut = silentPlateFigures(evaluations) > 0 ? isOfPlate : undefined;
  return EXAMPLES.filter(({ subject }) => filter.subject === 'all' || subject === filter.subject)
    .map((example) => rowOf(example, evaluations, filter.part, isLeftOut))
    .filter(({ kind }) => filter.kind === 'all' || kind === filter.kind)
    .filter(({ state, figures }) => filter.part === 'all' || state === 'failed' || figures.length > 0)
    .filter(({ state }) => !filter.onlyDiffering || !['open', 'agrees'].includes(state));
}

export function sumsOf(rows: readonly ExampleRow[]) {
  const count = (state: ExpectedValue['state']) =>
    rows.reduce((sum, { figures }) => sum + figures.filter((figure) => figure.state === state).length, 0);
  return {
    calculated: rows.filter(({ state }) => state !== 'open').length,
    agree: count('agrees'),
    differ: count('differs'),
    unanswered: count('unanswered'),
    failed: rows.filter(({ state }) => state === 'failed').length,
  };
}
