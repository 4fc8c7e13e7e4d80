/** Faults in a call and the required behaviour of the app, for tests that cover every fault. */
import { shareOf } from '@/testing/run/how-many';

export interface Fault {
  kind: string;
  /** Returns the QA switch that makes the embedded backend fail for calls to a path. */
  of: (path: string) => string;
  /** Message on the screen that reports the fault. */
  said: string;
  /** True if the fault always ends the session. */
  endsSession?: true;
  /**
   * True if a call that writes succeeds despite the fault, because the API documents define no response
   * body.
   */
  saves?: true;
  /** Message on the screen after a call that writes, if different from `said`. */
  saidOfChange?: string;
}

const refused = (status: number): Fault => ({
  kind: `status ${status}`,
  of: (path) => `fail:${path}:${status}`,
  said: `status ${status}`,
});

const UNREADABLE = 'The server’s response could not be read';

/** The first fault of each kind. */
const FIRST: readonly Fault[] = [
  refused(500),
  { ...refused(401), endsSession: true },
  { kind: 'a dropped connection', of: (path) => `drop:${path}`, said: 'The server cannot be reached.' },
  {
    kind: 'a response that is not JSON',
    of: (path) => `malformed:${path}`,
    said: UNREADABLE,
    saidOfChange: 'The server did not confirm the change.',
  },
];

const OTHERS: readonly Fault[] = [
  refused(400),
  { ...refused(403), endsSession: true },
  refused(404),
  refused(413),
  { kind: 'an empty response', of: (path) => `empty:${path}`, said: UNREADABLE, saves: true },
];

export const FAULTS: readonly Fault[] = [...FIRST, ...OTHERS];

/**
 * Faults for tests of a page that handles all faults of a kind in the same way: `npm test` uses the first
 * fault of each kind, and `npm run test:rest` uses the others.
 */
export const SOME_FAULTS = shareOf(FAULTS, FIRST.length);
