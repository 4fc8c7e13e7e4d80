/**
 * Finds the line in docs/server.md with the rule that a response violates, or the line in docs/openapi.json
 * that describes the call.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'docs/server.md';
const CALLS = 'docs/openapi.json';

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').split('\n');
const page = linesOf(PAGE);
const calls = linesOf(CALLS);

/** First words of the line in docs/server.md that states each rule. */
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

/**
 * Path patterns of the calls, each with the index of its line in docs/openapi.json. Paths with fewer
 * parameters come first, so that `users/me` is found before `users/{id}`.
 */
const PATHS = calls
  .map((line, index) => ({ path: /^ {4}"(\/api\/[^"]+)": \{$/.exec(line)?.[1] ?? '', index }))
  .filter(({ path }) => path !== '')
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map(({ path, index }) => ({ pattern: new RegExp(`^${path.replace(/\{[^{}]*\}/g, '[^/]+')}$`), index }));

/**
 * Returns the index of the line with the call's method, which follows the line with its path; -1 for an
 * unknown call.
 */
function lineOfCall(call: string): number {
  const [, method = '', path = ''] = /^(\w+) ([^ ?]+)/.exec(call) ?? [];
  const start = PATHS.find(({ pattern }) => pattern.test(path))?.index ?? -1;
  return start < 0 ? -1 : calls.indexOf(`      "${method.toLowerCase()}": {`, start);
}

/**
 * Returns the location of a rule such as `docs/server.md:12`, or of a call such as `docs/openapi.json:34`;
 * for an unknown call, only the file name.
 */
export function documentedAt(call: string, rule: Rule | undefined): string {
  const [file, index] = rule
    ? [PAGE, page.findIndex((line) => line.startsWith(RULES[rule]))]
    : [CALLS, lineOfCall(call)];
  return index < 0 ? file : `${file}:${index + 1}`;
}
