/** Pace of a run: decides whether a phase takes too long to start without a request. */

/** s: a server whose calculation takes longer is not asked while somebody types. */
export const SLOW = 5;

/** s: what is left of a phase is offered where it would take longer, else it follows by itself. */
export const LONG = 10;

/** ms: the first answers of a server that was idle say nothing about the later ones. */
const MEASURED_AFTER = 500;

/** Begins a phase of so many load cases; tells after each of them whether the rest takes too long. */
export type Pace = (total: number) => (done: number) => boolean;

/** No phase is too long: somebody asked for all of it. */
export const PATIENT: Pace = () => () => false;

/** `clock`: ms. */
export const hurried =
  (clock: () => number): Pace =>
  (total) => {
    const begin = clock();
    return (done) => {
      const passed = clock() - begin;
      return passed >= MEASURED_AFTER && (passed / Math.max(1, done)) * (total - done) > 1000 * LONG;
    };
  };
