/** What the page shows of an example: its figures of one check or of all, and how they came out. */
import type { ApiFailure } from '@/api/contract/failure';
import type { Provenance } from '@/examples/case';
import { EXAMPLES, type Example, type Subject } from '@/examples/examples';
import { differenceOf, type Figure, type FigurePart } from '@/examples/figures';
import type { Evaluations } from './use-verification';

/** Printed by others, derived by hand, or of a separately written program. */
export type Kind = 'published' | 'closed' | 'program';

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
  figures: readonly Figure[];
  /** Largest relative difference of its figures; null where none is known. */
  largest: number | null;
  failure: ApiFailure | null;
}

export interface Filter {
  subject: Subject | 'all';
  part: FigurePart | 'all';
  kind: Kind | 'all';
  onlyDiffering: boolean;
}

export const NO_FILTER: Filter = { subject: 'all', part: 'all', kind: 'all', onlyDiffering: false };

function stateOf(figures: readonly Figure[]): RowState {
  if (figures.some(({ state }) => state === 'differs')) return 'differs';
  return figures.every(({ state }) => state === 'agrees') ? 'agrees' : 'unanswered';
}

function largestOf(figures: readonly Figure[]): number | null {
  const found = figures
    .filter(({ printed }) => printed !== 0)
    .flatMap((figure) => differenceOf(figure) ?? [])
    .map(Math.abs);
  return found.length === 0 ? null : Math.max(...found);
}

function rowOf(example: Example, evaluations: Evaluations, part: Filter['part']): ExampleRow {
  const base = { example, kind: KINDS[example.provenance], figures: [], largest: null, failure: null };
  const evaluation = evaluations.get(example.id);
  if (evaluation === undefined) return { ...base, state: 'open' };
  if (!evaluation.ok) return { ...base, state: 'failed', failure: evaluation.error };
  const figures = evaluation.value.filter((figure) => part === 'all' || figure.part === part);
  return { ...base, state: stateOf(figures), figures, largest: largestOf(figures) };
}

/** Rows that the filter lets through; an example without a figure of the wanted check is none. */
export function rowsOf(evaluations: Evaluations, filter: Filter): ExampleRow[] {
  return EXAMPLES.filter(({ subject }) => filter.subject === 'all' || subject === filter.subject)
    .map((example) => rowOf(example, evaluations, filter.part))
    .filter(({ kind }) => filter.kind === 'all' || kind === filter.kind)
    .filter(({ state, figures }) => filter.part === 'all' || state === 'failed' || figures.length > 0)
    .filter(({ state }) => !filter.onlyDiffering || !['open', 'agrees'].includes(state));
}

export interface Sums {
  calculated: number;
  agree: number;
  differ: number;
  unanswered: number;
  failed: number;
}

export function sumsOf(rows: readonly ExampleRow[]): Sums {
  const count = (state: Figure['state']) =>
    rows.reduce((sum, { figures }) => sum + figures.filter((figure) => figure.state === state).length, 0);
  return {
    calculated: rows.filter(({ state }) => state !== 'open').length,
    agree: count('agrees'),
    differ: count('differs'),
    unanswered: count('unanswered'),
    failed: rows.filter(({ state }) => state === 'failed').length,
  };
}
