/**
 * A shorter way to a backend that runs inside the page, for calls that come by the thousand: a browser takes
 * ten times as long to carry a request to the page's own worker and back as the backend takes to answer it.
 * What is asked and answered is the same. Without such a line these calls go over the network like all
 * others.
 */

export interface DirectRequest {
  /** Upper case. */
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface DirectAnswer {
  status: number;
  body: string;
}

/**
 * Many calls of one kind in one message: for each body the JSON text of its answer, null for a call that did
 * not succeed. Null instead of a list: these calls have to be made one by one. A call without an answer is
 * made again by itself, so that its failure is read like that of any other call.
 */
export type SendInBulk = (
  head: Omit<DirectRequest, 'body'>,
  bodies: readonly string[],
) => Promise<(string | null)[] | null>;

export interface InProcessTransport {
  /** Null where no answer came, as after a lost connection. */
  (request: DirectRequest): Promise<DirectAnswer | null>;
  inBulk?: SendInBulk;
}
