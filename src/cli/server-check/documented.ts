/** Lines of docs/server.md and docs/openapi.json with the rule that a response violates. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'docs/server.md';
const CALLS = 'docs/openapi.json';

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').split('\n');
const page = linesOf(PAGE);
const calls = linesOf(CALLS);

/** Beginnings of the lines with rules for all calls. */
export const RULES = {
  webPage: '- **Web pages.**',
  wrapped: '- **Wrapped.**',
  failure: '- **Success**',
  tokens: '- **Tokens.**',
  records: '- **Records.**',
  picture: '- **Pictures.**',
  origin: '- **Origin.**',
  allowedHeaders: '- **Allowed headers.**',
  allowedMethods: '- **Allowed methods.**',
  exposedHeaders: '- **Exposed headers.**',
  clock: '- **Clock.**',
  duration: '- **Duration.**',
  atOnce: '- **How many.**',
  busy: '- **Busy.**',
  strict: '- **Strict.**',
} as const;

export type Rule = keyof typeof RULES;

/** Paths of the calls with their lines; names before parameters: `users/me` before `users/{id}`. */
const PATHS = calls
  .map((line, index) => ({ path: /^ {4}"(\/api\/[^"]+)": \{$/.exec(line)?.[1] ?? '', index }))
  .filter(({ path }) => path !== '')
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map(({ path, index }) => ({ pattern: new RegExp(`^${path.replace(/\{[^}]*\}/g, '[^/]+')}$`), index }));

/** Returns the line of a method below the line of its path. */
function lineOfCall(call: string): number {
  const [, method = '', path = ''] = /^(\w+) ([^ ?]+)/.exec(call) ?? [];
  const start = PATHS.find(({ pattern }) => pattern.test(path))?.index ?? -1;
  return start < 0 ? -1 : calls.indexOf(`      "${method.toLowerCase()}": {`, start);
}

/**
 * Returns `docs/server.md:12` for a rule, or `docs/openapi.json:34` for a call; only the file for an unknown
 * call.
 */
export function documentedAt(call: string, rule: Rule | undefined): string {
  const [file, index] = rule
    ? [PAGE, page.findIndex((line) => line.startsWith(RULES[rule]))]
    : [CALLS, lineOfCall(call)];
  return index < 0 ? file : `${file}:${index + 1}`;
}
