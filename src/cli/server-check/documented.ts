/** Which line of docs/server.md an answer breaks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'docs/server.md';

const lines = readFileSync(join(import.meta.dirname, '../../..', FILE), 'utf8').split('\n');

/** Beginnings of lines on what holds for every call. */
export const RULES = {
  records: '- **Records.**',
  picture: '- **Pictures.**',
  origin: '- **Origin.**',
  clock: '- **Clock.**',
  duration: '- **Duration.**',
  atOnce: '- **How many.**',
  busy: '- **Busy.**',
  strict: '- **Strict.**',
} as const;

export type Rule = keyof typeof RULES;

/** `GET /api/maoshuan/anchor/{id}` as what is called by it. */
const patternOf = (shape: string): RegExp =>
  new RegExp(`^${shape.replace(/[.?]/g, '\\$&').replace(/\{[^}]*\}/g, '[^/ ]+')}(?:[ ?(].*)?$`);

function lineOfCall(call: string): number {
  return lines.findIndex((line) =>
    [...line.matchAll(/`((?:GET|POST|PATCH|DELETE) [^`]+)`/g)].some(([, shape]) =>
      patternOf(shape).test(call),
    ),
  );
}

/** `docs/server.md:12` of the rule, or else of the call; the file alone where it names neither. */
export function documentedAt(call: string, rule: Rule | undefined): string {
  const index = rule ? lines.findIndex((line) => line.startsWith(RULES[rule])) : lineOfCall(call);
  return index < 0 ? FILE : `${FILE}:${index + 1}`;
}
