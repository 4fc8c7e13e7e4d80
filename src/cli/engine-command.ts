import { readFile } from 'node:fs/promises';
import { answerRunAs, type AnswerOptions, plateCache } from '@/api/calculation/answer-calls';
import type { AnswerForm } from '@/api/contract/accept-header';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { checkAnswer } from '@/api/contract/to-wire';
import { translatorOf } from '@/cli/report/make-report';
import { verify } from '@/cli/verify';
import { NOTHING_UNCOVERED, rowsByNode } from '@/design/model/load-cases';
import { envelopeOf } from '@/design/saved-designs/node-reactions';
import { verdictOf } from '@/design/verdict/design-verdict';
import { VERDICT_WORDS } from '@/design/verdict/requirement-states';
import { check, type Outcome } from '@/engineering';
import { availableTables, type AvailableTable } from '@/files/load-tables/find-load-tables';
import { questionsOf } from '@/files/load-tables/mapping-proposal';
import { badCellText, presetLines, questionText, type Say } from '@/files/load-tables/question-text';
import { letterOf } from '@/files/load-tables/raw-table';
import { readLoads } from '@/files/load-tables/read-loads';
import { tablesOfFile } from '@/files/load-tables/tables-of-file';
import { LOADS, LOAD_NAMES } from '@/quantities/inputs';

interface Terminal {
  /** Prints a string; the promise resolves when more output can be written. */
  out: (text: string) => Promise<void> | void;
  error: (text: string) => void;
}

function answerOf({ table, proposal }: AvailableTable, say: Say) {
  const { mapping } = proposal;
  const { loads, bad, skipped } = readLoads(table, mapping);
  const questions = questionsOf(table, proposal, mapping);
  const rows = loads.map((row) => ({
    name: row.name,
    ...Object.fromEntries(LOAD_NAMES.map((load) => [LOADS[load].sent, row[load]])),
  }));
  const reasonOf = (row: number, reason: string) => {
    const cells = bad.filter((cell) => cell.row === row);
    const named = cells.map((cell) => badCellText(cell, table, say));
    return named.length > 0 ? named.join(' ') : say(`import.skipped.${reason}`);
  };
  return {
    name: table.name,
    rows,
    nodes: [...rowsByNode(loads)].map(([node, own]) => ({ node, rows: own.length, ...envelopeOf(own) })),
    presets: presetLines(proposal, say),
    questions: questions.map((question) => ({
      kind: question.kind,
      column: question.columns.length > 0 ? question.columns.map(letterOf).join(', ') : null,
      text: questionText(question, table, say),
    })),
    skipped: skipped.map(({ row, reason }) => ({
      row: table.firstLine + row,
      reason: reasonOf(row, reason),
    })),
  };
}

const NO_TABLE = 1;
const ASKS = 3;

/**
 * `engine loads FILE`: prints the load tables in a file as the app imports them, in kN and kNm, with the
 * presets and their reasons. Open questions are answered as for design loads on the plate, z out of the
 * concrete. Exit status 0 without questions, 3 with questions, 1 if the file cannot be read or contains no
 * load table.
 */
async function loadsCommand(path: string, { out, error }: Terminal): Promise<number> {
  const translate = translatorOf('en');
  const say: Say = (key, values) => translate(`loadList:${key}`, values);
  const bytes = await readFile(path).catch(() => null);
  const tables = bytes && (await tablesOfFile(new Blob([new Uint8Array(bytes)])));
  const available = availableTables(tables ?? []);
  if (available.length === 0) {
    error(`${path}: ${say(bytes && tables ? 'import.nothing' : 'import.noTable')}\n`);
    return NO_TABLE;
  }
  const answers = available.map((one) => answerOf(one, say));
  await out(`${JSON.stringify({ tables: answers })}\n`);
  return answers.some(({ questions }) => questions.length > 0) ? ASKS : 0;
}

/** Returns the check with its verdict, for an elastic plate at best Incomplete: stress comes from `run`. */
function checkWithVerdict(raw: unknown, options: AnswerOptions): Outcome<unknown> {
  const input = parseAlgorithm(raw);
  if (!input.ok) return input;
  const answer = check(input.value, { trail: options.profile === undefined });
  if (!answer.ok) return answer;
  const { plate, profile } = input.value;
  const { word, ...verdict } = verdictOf({
    input: input.value,
    answer: answer.value,
    // A rigid plate has its pressure in the check; stress and pressure of an elastic one come from `run`.
    plate: null,
    ...(!plate.rigid && { stressFollows: true }),
    profile: plate.rigid ? null : profile,
    // A request does not state whether the designer entered the thickness and profile for a rigid plate.
    rigidity: { kind: 'unchecked', lacks: 'both' },
    uncovered: NOTHING_UNCOVERED,
  });
  return { ok: true, value: { verdict: VERDICT_WORDS[word], ...verdict, ...checkAnswer(answer.value) } };
}

type Command = (raw: unknown, options: AnswerOptions) => Outcome<unknown>;

const plates = plateCache();

/** Short response, much faster: a check without its trail, a run without its stress image. */
const SHORT = {
  '--no-trail': { profile: 'summary' },
  // Former name of the flag, still accepted.
  '--no-words': { profile: 'summary' },
} as const;

/** Function that answers each command, and the form of the response that each flag selects. */
const COMMANDS: Readonly<Record<string, { answer: Command; flags: Readonly<Record<string, AnswerForm>> }>> = {
  run: {
    answer: (raw, options) => answerRunAs(raw, options, plates),
    flags: {
      ...SHORT,
      // Anchor forces and their estimated error alone, in a fraction of the time.
      '--forces': { profile: 'forces' },
      // A plate that stands off without grout: its anchors alone carry the loads.
      '--no-contact': { contact: 'none' },
    },
  },
  runAlgorithm: { answer: checkWithVerdict, flags: SHORT },
};

/** Exit statuses for an invalid line and for an incomplete verdict. */
const BAD_LINE = 1;
const INCOMPLETE = 3;

interface Line {
  text: string;
  status: 0 | typeof BAD_LINE | typeof INCOMPLETE;
}

const isIncomplete = (answer: unknown): boolean =>
  (answer as { verdict?: unknown }).verdict === VERDICT_WORDS.incomplete;

function answerLine(answer: Command, line: string, options: AnswerOptions): Line {
  const error = (message: string): Line => ({ text: JSON.stringify({ error: message }), status: BAD_LINE });
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch (cause) {
    return error(`not JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  const outcome = answer(raw, options);
  if (outcome.ok)
    return {
      text: JSON.stringify(outcome.value),
      status: isIncomplete(outcome.value) ? INCOMPLETE : 0,
    };
  const { field, message } = outcome.error;
  return error(field ? `${field}: ${message}` : message);
}

async function printVerification({ out }: Terminal): Promise<number> {
  const { text, failing } = await verify();
  await out(text);
  return failing > 0 ? 1 : 0;
}

const USAGE =
  Object.entries(COMMANDS)
    .map(([known, { flags }]) => [known, ...Object.keys(flags).map((flag) => `[${flag}]`)].join(' '))
    .map((known) => `usage: npm run --silent engine -- ${known}  < requests.jsonl\n`)
    .join('') + '       npm run --silent engine -- verify\n       npm run --silent engine -- loads FILE\n';

/** Runs the command and returns its exit status; only some commands call `linesOf`. */
export async function engineCommand(
  [name = '', ...flags]: readonly string[],
  linesOf: () => AsyncIterable<string> | Iterable<string>,
  terminal: Terminal,
): Promise<number> {
  if (name === 'verify' && flags.length === 0) return printVerification(terminal);
  if (name === 'loads' && flags.length === 1) return loadsCommand(flags[0], terminal);
  const command = COMMANDS[name];
  if (!command || flags.some((flag) => !(flag in command.flags))) {
    terminal.error(USAGE);
    return 2;
  }
  const form = flags.reduce<AnswerForm>((all, flag) => ({ ...all, ...command.flags[flag] }), {});
  let ended = 0;
  for await (const line of linesOf()) {
    if (line.trim() === '') continue;
    const { text, status } = answerLine(command.answer, line, form);
    // The exit status for an invalid line takes priority over that for an incomplete verdict.
    if (status !== 0 && ended !== BAD_LINE) ended = status;
    await terminal.out(`${text}\n`);
  }
  return ended;
}
