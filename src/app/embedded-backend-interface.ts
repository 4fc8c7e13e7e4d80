/** Interface of the backend embedded in the app, in addition to the documented calls. */
import type { InProcessTransport } from '@/api/contract/in-process-transport';

export interface InnerBackend {
  /** True if the backend could not be started and does not answer calls. */
  failed?: boolean;
  directLine?: InProcessTransport;
  workers?: number;
  /** Ends the session to which an Authorization header belongs. */
  signOut?: (authorization: string) => Promise<void>;
}
