/** Calls that a QA switch applies to. */
import { paths } from '@/api/contract/paths';

export interface PathRule {
  /** Upper case; undefined means any. */
  method?: string;
  /**
   * A path that a documented call has means that path alone; any other, and one with `*` at its end, is the
   * beginning of paths.
   */
  path: string;
}

/** Any part stands in its place; paths encode it or leave it as it is. */
const ID = /(?:%3A|:)id/g;

const known = Object.values(paths).map((path) => {
  const text = typeof path === 'string' ? path : (path as (...ids: string[]) => string)(':id', ':id');
  return new RegExp(`^${text.replaceAll(ID, '[^/]+')}$`);
});

/** A deployment may have the paths under a prefix. */
const documented = (path: string) => path.slice(Math.max(0, path.indexOf('/api/')));

function means(rule: string, path: string): boolean {
  if (rule.endsWith('*')) return path.startsWith(rule.slice(0, -1));
  return known.some((call) => call.test(rule)) ? path === rule : path.startsWith(rule);
}

/** The rules for a call, in their order. */
export const rulesFor = <R extends PathRule>(rules: readonly R[], method: string, path: string): R[] =>
  rules.filter((rule) => (rule.method ?? method) === method && means(rule.path, documented(path)));

export const ruleFor = <R extends PathRule>(
  rules: readonly R[],
  method: string,
  path: string,
): R | undefined => rulesFor(rules, method, path).at(0);
