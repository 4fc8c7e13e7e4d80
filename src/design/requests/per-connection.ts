/**
 * Cache for data shared by the load cases of a design, so that the data is derived once and not for each of
 * thousands of rows.
 */
import type { Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';

/** All parts of a design that affect a request or a verdict, except its loads. */
const PARTS = [
  'standardType',
  'anchor',
  'concrete',
  'plate',
  'layout',
  'profile',
  'unlocked',
  'elastic',
] as const satisfies readonly (keyof Design)[];

/**
 * Number of designs for which data is cached: enough for both plate models of the few candidates that are
 * evaluated in parallel.
 */
const MOST = 6;

interface Entry<T> {
  design: Design;
  anchor: AnchorData;
  value: T;
}

/** A draft, or a design still being assembled, may change in place and is therefore not cached. */
const isFixed = (design: Design): boolean => PARTS.every((part) => Object.isFrozen(design[part]));

/**
 * Caches the results of `make` for the latest designs. Load cases are copies of one design with different
 * loads, so all other parts are the same objects.
 */
export function perConnection<T>(
  make: (design: Design, anchor: AnchorData) => T,
): (design: Design, anchor: AnchorData) => T {
  const latest: Entry<T>[] = [];
  return (design, anchor) => {
    const known = latest.find(
      (one) => one.anchor === anchor && PARTS.every((part) => one.design[part] === design[part]),
    );
    if (known !== undefined) return known.value;
    const value = make(design, anchor);
    if (isFixed(design)) {
      latest.unshift({ design, anchor, value });
      latest.length = Math.min(latest.length, MOST);
    }
    return value;
  };
}
