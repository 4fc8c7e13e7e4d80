/** The backend inside the app, as far as the app knows of it beyond the documented calls. */
import type { InProcessTransport } from '@/api/contract/in-process-transport';

export interface InnerBackend {
  /** The backend could not be started, so it answers no call. */
  failed?: boolean;
  directLine?: InProcessTransport;
  /** Calculations that it makes at once. */
  workers?: number;
  /** Ends the session of an Authorization header. */
  signOut?: (authorization: string) => Promise<void>;
}
