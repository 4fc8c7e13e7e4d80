/** Finds the first passing step in an ordered list. */

/** Resolves to null if the result is unknown because a call failed. */
type Try = (index: number) => Promise<boolean | null>;

type SearchResult = { kind: 'found'; index: number } | { kind: 'none' | 'unknown' };

/** Tries the steps in order until one passes; stops if a call fails. */
export async function scan(count: number, passes: Try): Promise<SearchResult> {
  for (let index = 0; index < count; index++) {
    const end = await passes(index);
    if (end === null) return { kind: 'unknown' };
    if (end) return { kind: 'found', index };
  }
  return { kind: 'none' };
}

/** Finds the first passing step if all later steps pass too: the last step shows whether any step passes. */
export async function bisect(count: number, passes: Try): Promise<SearchResult> {
  if (count === 0) return { kind: 'none' };
  const last = await passes(count - 1);
  if (last === null) return { kind: 'unknown' };
  if (!last) return { kind: 'none' };
  return exponentialSearch(count, passes, count - 1);
}

/**
 * Finds a passing step near the start, even if later ones fail again: the stride doubles, then bisection
 * follows; the step before the result failed. `known`: a step known to pass.
 */
export async function exponentialSearch(
  count: number,
  passes: Try,
  known: number | null = null,
): Promise<SearchResult> {
  let failed = -1;
  let passed = known;
  for (let stride = 1; failed < count - 1; stride *= 2) {
    if (known !== null && failed + stride >= known) break;
    const at = Math.min(failed + stride, count - 1);
    const end = await passes(at);
    if (end === null) return { kind: 'unknown' };
    if (end) {
      passed = at;
      break;
    }
    failed = at;
  }
  if (passed === null) return { kind: 'none' };
  while (passed - failed > 1) {
    const middle = Math.floor((passed + failed) / 2);
    const end = await passes(middle);
    if (end === null) return { kind: 'unknown' };
    if (end) passed = middle;
    else failed = middle;
  }
  return { kind: 'found', index: passed };
}
