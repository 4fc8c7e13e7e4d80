/**
 * Direct connection to a backend inside the page, for thousands of calls: a browser takes ten times as long
 * to pass a request to the page's service worker as the backend takes to answer it. Requests and responses
 * have the same form as over the network. If there is no direct connection, these calls use the network.
 */

export interface DirectRequest {
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
 * Sends many calls of one kind in one message. Returns, for each body, the JSON text of the response, or
 * null for a failed call. The caller repeats each failed call separately, so that its failure is handled
 * like that of any other call. Returns null instead of a list if all calls must be made separately.
 */
export type SendInBulk = (
  head: Omit<DirectRequest, 'body'>,
  bodies: readonly string[],
) => Promise<(string | null)[] | null>;

export interface InProcessTransport {
  /** Resolves with null if there is no response, for example after a lost connection. */
  (request: DirectRequest): Promise<DirectAnswer | null>;
  inBulk?: SendInBulk;
}
