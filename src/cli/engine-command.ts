/**
 * The command `engine`: `run` and `runAlgorithm` read one JSON request a line and print one JSON answer a
 * line, in order. A bad line answers {"error": ...}; the exit status is then 1. Where every line is read and
 * a verdict is Incomplete it is 3. `verify` prints every worked example beside the library's figures; the
 * exit status is 1 where one disagrees, 2 where the command is not understood. `loads` reads a load table.
 */
import { parseAlgorithm, type AlgorithmRequest } from '@/api/contract/run-algorithm';
import type { AnswerProfile } from '@/api/contract/summary-profile';
import { answerRunAlgorithm, answerRunAs, type AnswerOptions } from '@/calculation/answer-calls';
import { plateCache } from '@/calculation/prepared-plates';
import { loadsCommand } from '@/cli/loads-command';
import { verify } from '@/cli/verify';
import { VERDICT_WORDS } from '@/design/verdict/ledger';
import { plateFactsOf } from '@/design/verdict/plate-facts';
import { verdictOf } from '@/design/verdict/verdict';
import type { Outcome } from '@/engineering';

/**
 * The answer of the call and, as the app shows it, the verdict on the design. Stress and
 * pressure of an elastic plate are not known here: its verdict is Incomplete at best.
 */
function checkWithVerdict(raw: unknown, options: AnswerOptions): Outcome<unknown> {
  const input = parseAlgorithm(raw);
  if (!input.ok) return input;
  const answer = answerRunAlgorithm(raw, options);
  if (!answer.ok) return answer;
  const { plate, profile } = input.value;
  const facts = {
    input: input.value,
    answer: answer.value,
    // For a rigid plate the check returns the pressure; `run` returns stress and pressure of an elastic
    // plate.
    plate: plate.rigid ? plateFactsOf(null, { answer: answer.value, input: input.value }, true) : null,
    plateE: (raw as AlgorithmRequest).plate.E,
    profile: plate.rigid ? null : profile,
    // A request does not say whether thickness and section of a rigid plate are the designer's.
    rigidity: { kind: 'unchecked', lacks: 'both' } as const,
    liveLeftOut: false,
  };
  const { word, ...verdict } = verdictOf(facts);
  return { ok: true, value: { verdict: VERDICT_WORDS[word], ...verdict, ...answer.value } };
}

/** Figures and verdicts without trail and details: several times as fast. */
const NO_TRAIL = '--no-trail';
/** Former name of the flag, still accepted. */
const NO_TRAIL_BEFORE = '--no-words';
/** Anchor forces of a plate only, with their estimated error: several times as fast. */
const FORCES = '--forces';

type Command = (raw: unknown, options: AnswerOptions) => Outcome<unknown>;

const plates = plateCache();

/** By command: what answers, and what a flag leaves of the answer. */
const COMMANDS: Readonly<
  Record<string, { answer: Command; profiles: Readonly<Record<string, AnswerProfile>> }>
> = {
  run: {
    answer: (raw, options) => answerRunAs(raw, options, plates),
    profiles: { [NO_TRAIL]: 'summary', [NO_TRAIL_BEFORE]: 'summary', [FORCES]: 'forces' },
  },
  runAlgorithm: {
    answer: checkWithVerdict,
    profiles: { [NO_TRAIL]: 'summary', [NO_TRAIL_BEFORE]: 'summary' },
  },
};

/** Exit status. */
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

interface Terminal {
  /** Ends when there is room for more. */
  out: (text: string) => Promise<void> | void;
  error: (text: string) => void;
}

async function printVerification({ out }: Terminal): Promise<number> {
  const { text, failing } = await verify();
  await out(text);
  return failing > 0 ? 1 : 0;
}

const USAGE =
  Object.entries(COMMANDS)
    .map(([known, { profiles }]) => [known, ...Object.keys(profiles).map((flag) => `[${flag}]`)].join(' '))
    .map((known) => `usage: npm run --silent engine -- ${known}  < requests.jsonl\n`)
    .join('') + '       npm run --silent engine -- verify\n       npm run --silent engine -- loads FILE\n';

/**
 * Exit status of the command with these arguments.
 * @param linesOf The requests: asked for by a command that reads them alone.
 */
export async function engineCommand(
  [name = '', ...flags]: readonly string[],
  linesOf: () => AsyncIterable<string> | Iterable<string>,
  terminal: Terminal,
): Promise<number> {
  if (name === 'verify' && flags.length === 0) return printVerification(terminal);
  if (name === 'loads' && flags.length === 1) return loadsCommand(flags[0], terminal);
  const command = COMMANDS[name];
  if (!command || flags.length > 1 || flags.some((flag) => !(flag in command.profiles))) {
    terminal.error(USAGE);
    return 2;
  }
  const profile = flags.length > 0 ? command.profiles[flags[0]] : null;
  let ended = 0;
  for await (const line of linesOf()) {
    if (line.trim() === '') continue;
    const { text, status } = answerLine(command.answer, line, { profile });
    // A line that could not be read outweighs one that leaves something open.
    if (status !== 0 && ended !== BAD_LINE) ended = status;
    await terminal.out(`${text}\n`);
  }
  return ended;
}
