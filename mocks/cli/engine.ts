/**
 * The engineering library on the command line: `engine run` or `engine runAlgorithm` reads one JSON request a line from standard
 * input and prints one JSON answer a line, in order. A bad line answers {"error": ...}; the exit status is then 1.
 */
import { createInterface } from 'node:readline';
import type { Outcome } from '../../src/engineering/model/result';
import { answerRun, answerRunAlgorithm } from '../services/calculation';

const COMMANDS: Readonly<Record<string, (raw: unknown) => Outcome<unknown>>> = {
  run: answerRun,
  runAlgorithm: answerRunAlgorithm,
};

function answerLine(answer: (raw: unknown) => Outcome<unknown>, line: string): { text: string; ok: boolean } {
  const error = (message: string) => ({ text: JSON.stringify({ error: message }), ok: false });
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch (cause) {
    return error(`not JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  const outcome = answer(raw);
  if (outcome.ok) return { text: JSON.stringify(outcome.value), ok: true };
  const { field, message } = outcome.error;
  return error(field ? `${field}: ${message}` : message);
}

async function main(): Promise<void> {
  const answer = COMMANDS[process.argv[2] ?? ''];
  if (!answer) {
    process.stderr.write(
      `usage: npm run --silent engine -- ${Object.keys(COMMANDS).join(' | ')}  < requests.jsonl\n`,
    );
    process.exitCode = 2;
    return;
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const { text, ok } = answerLine(answer, line);
    if (!ok) process.exitCode = 1;
    if (!process.stdout.write(`${text}\n`))
      await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}

await main();
