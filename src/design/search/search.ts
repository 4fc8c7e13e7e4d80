/** The first of an ordered row of steps that passes, with as few tries as its kind allows. */

/** Null: unknown, because an answer failed. */
type Try = (index: number) => Promise<boolean | null>;

export type Found = { kind: 'found'; index: number } | { kind: 'none' | 'unknown' };

const FOUND = (index: number): Found => ({ kind: 'found', index });

/** Each in turn. */
export async function scan(count: number, passes: Try): Promise<Found> {
  for (let index = 0; index < count; index++) {
    const end = await passes(index);
    if (end === null) return { kind: 'unknown' };
    if (end) return FOUND(index);
  }
  return { kind: 'none' };
}

/**
 * For steps of which each passes that follows a passing one: the last tells whether any does, then strides
 * that double, then halves. Whatever the steps are like, the one before the found one was tried and failed.
 */
export async function bisect(count: number, passes: Try): Promise<Found> {
  if (count === 0) return { kind: 'none' };
  const last = await passes(count - 1);
  if (last === null) return { kind: 'unknown' };
  if (!last) return { kind: 'none' };
  let failed = -1;
  let passed = count - 1;
  for (let stride = 1; failed + stride < passed; stride *= 2) {
    const end = await passes(failed + stride);
    if (end === null) return { kind: 'unknown' };
    if (end) {
      passed = failed + stride;
      break;
    }
    failed += stride;
  }
  while (passed - failed > 1) {
    const middle = Math.floor((passed + failed) / 2);
    const end = await passes(middle);
    if (end === null) return { kind: 'unknown' };
    if (end) passed = middle;
    else failed = middle;
  }
  return FOUND(passed);
}
