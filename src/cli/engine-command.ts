import { answerRunAs, type AnswerOptions } from '@/api/calculation/answer-calls';
import { plateCache } from '@/api/calculation/prepared-plates';
/**
 * The command `engine`: `run` and `runAlgorithm` read one JSON request per line and print one JSON response
 * per line, in the same order. An invalid line prints {"error": ...} and leads to exit status 1; otherwise
 * the exit status is 3 if any verdict is Incomplete. `verify` prints every worked example with the library's
 * results and exits with 1 if a result deviates. `loads` reads a load table. An invalid command exits with
 * 2.
 */
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import type { AnswerForm } from '@/api/contract/summary-profile';
import { checkAnswer } from '@/api/contract/to-wire';
import { loadsCommand, type Terminal } from '@/cli/loads-command';
import { verify } from '@/cli/verify';
import { NOTHING_UNCOVERED } from '@/design/model/uncovered-loads';
import { verdictOf } from '@/design/verdict/calculation-verdict';
import { VERDICT_WORDS } from '@/design/verdict/requirement-states';
import { check, type Outcome } from '@/engineering';

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
