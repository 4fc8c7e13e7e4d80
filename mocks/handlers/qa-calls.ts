/** Determines the calls to which a QA switch applies. */
import { CALLS } from '@/api/contract/calls';

export interface PathRule {
  /** HTTP method in upper case; undefined means any method. */
  method?: string;
  /**
   * Path in the rule. The path of a documented call matches only this path. Any other path matches all paths
   * that begin with it; a path that ends with `*` matches all paths that begin with the part before the `*`.
   */
  path: string;
}

const known = Object.values(CALLS).map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Returns the path from `/api/` on, without the path prefix under which the app is deployed. */
const documented = (path: string) => path.slice(Math.max(0, path.indexOf('/api/')));

function means(rule: string, path: string): boolean {
  if (rule.endsWith('*')) return path.startsWith(rule.slice(0, -1));
  return known.some((call) => call.test(rule)) ? path === rule : path.startsWith(rule);
}

export const rulesFor = <R extends PathRule>(rules: readonly R[], method: string, path: string): R[] =>
  rules.filter((rule) => (rule.method ?? method) === method && means(rule.path, documented(path)));

export const ruleFor = <R extends PathRule>(
  rules: readonly R[],
  method: string,
  path: string,
): R | undefined => rulesFor(rules, method, path).at(0);
