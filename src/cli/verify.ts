/** `engine verify`: prints every worked example with the library's results, as a table for a terminal. */
import { answerRun } from '@/api/calculation/answer-calls';
import { simRequest } from '@/api/contract/to-wire';
import { check, ENGINE_VERSION, type EngineError } from '@/engineering';
import {
  evaluate,
  type Calls,
  type Evaluation,
  EXAMPLES,
  LIBRARY_ONLY,
  type Example,
} from '@/examples/examples';
import { differenceOf, type ExpectedValue, type PrintedValue } from '@/examples/expected-values';

export const ENGINE_CALLS: Calls<EngineError> = {
  check: (input) => Promise.resolve(check(input)),
  plate: (input) => {
    const run = answerRun(simRequest(input));
    return Promise.resolve(run.ok ? { ok: true, value: { ...run.value, join: [...run.value.join] } } : run);
  },
};

const DIGITS = 6;

function textOf(value: PrintedValue): string {
  if (value === undefined) return 'none';
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS)));
  return Array.isArray(value) ? value.join(',') : String(value);
}

function percentOf(figure: ExpectedValue): string {
  const difference = differenceOf(figure);
  if (difference === null) return '';
  return figure.printed === 0
    ? textOf(difference)
    : `${(100 * difference).toFixed(4).replace(/^-(0\.0*)$/, '$1')} %`;
}

const rowOf = (figure: ExpectedValue): string[] => [
  figure.state === 'agrees' ? '' : figure.state.toUpperCase(),
  figure.part,
  figure.of,
  figure.symbol,
  figure.unit,
  textOf(figure.printed),
  textOf(figure.ours),
  percentOf(figure),
  figure.clause,
];

const HEAD = ['', 'check', 'of', 'symbol', 'unit', 'reference', 'calculated', 'difference', 'clause'];

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}

const sourceOf = ({ source, provenance }: Example): string =>
  [source.title, source.author, source.year, source.where, provenance].filter(Boolean).join('; ');

function linesOf(example: Example, evaluation: Evaluation<EngineError>): string[] {
  const head = [`${example.id}  (${example.subject})`, sourceOf(example)];
  if (!evaluation.ok) return [...head, `REFUSED ${evaluation.error.field} ${evaluation.error.message}`];
  return [...head, ...aligned([HEAD, ...evaluation.value.map(rowOf)]).map((line) => `  ${line}`)];
}

/** Returns the printed table, and the numbers of values that agree and that deviate or were refused. */
export async function verify(calls: Calls<EngineError> = ENGINE_CALLS) {
  const blocks: string[][] = [];
  let [agreeing, failing] = [0, 0];
  for (const example of EXAMPLES) {
    const evaluation = await evaluate(example, calls);
    blocks.push(linesOf(example, evaluation));
    if (!evaluation.ok) failing += 1;
    else {
      const fine = evaluation.value.filter(({ state }) => state === 'agrees').length;
      agreeing += fine;
      failing += evaluation.value.length - fine;
    }
  }
  const kept = LIBRARY_ONLY.map(({ id, source }) => `  ${id}  (${source.title})`);
  const sum = `${EXAMPLES.length} examples, ${agreeing} values agree, ${failing} do not`;
  const text = [
    ENGINE_VERSION,
    ...blocks.map((lines) => lines.join('\n')),
    [
      'These examples cannot be calculated through the API calls; the tests of the library cover them:',
      ...kept,
    ].join('\n'),
    sum,
  ].join('\n\n');
  return { text: `${text}\n`, agreeing, failing };
}
