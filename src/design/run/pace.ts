/** Decides whether a phase of a run would take too long to be started automatically. */

/** Limit in seconds: a server that needs more time per calculation is not called while the user is typing. */
export const SLOW = 5;

/**
 * Limit in seconds: a phase that would take longer is offered as a button; a shorter phase runs
 * automatically.
 */
export const LONG = 10;

/**
 * Time in milliseconds before which no estimate is made: the first responses of an idle server do not
 * predict later responses.
 */
const MEASURED_AFTER = 500;

/**
 * Starts a phase with `total` load cases; the returned function is called after each load case and returns
 * whether the remaining cases take too long.
 */
export type Pace = (total: number) => (done: number) => boolean;

/** Pace for a run in which the user requested all phases: no phase is too long. */
export const PATIENT: Pace = () => () => false;

/**
 * Pace for runs in which the user did not request all phases: a phase is too long if its remaining load cases
 * would take more than `LONG`. `clock` returns milliseconds.
 */
export const hurried =
  (clock: () => number): Pace =>
  (total) => {
    const begin = clock();
    return (done) => {
      const passed = clock() - begin;
      return passed >= MEASURED_AFTER && (passed / Math.max(1, done)) * (total - done) > 1000 * LONG;
    };
  };
