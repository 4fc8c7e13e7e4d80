/**
 * Makes the app's calls to a running server and reports which responses are readable. Apart from the session
 * created by signing in, nothing is written to the server.
 */
import { apiClient, configureClient } from '@/api/client';
import { ADMIN_ROLE } from '@/api/contract/session';
import { findCalculation } from '@/cli/server-check/calculation';
import type { Findings } from '@/cli/server-check/findings';
import { findRecords } from '@/cli/server-check/records';
import { findSession, type Visitor } from '@/cli/server-check/sign-in';
import { findClock, findOrigin } from '@/cli/server-check/surroundings';

interface Server {
  /** Origin of the server, followed by the path prefix of a proxy if there is one. */
  address: string;
  /** Authorization header for calls that identify the client instead of a user. */
  clientAuthorization: string;
  /** Origin of the app if it differs from the server's origin, such as `https://app.example.com`. */
  origin?: string;
}

export async function* checkServer(server: Server, visitor: Visitor): Findings<undefined> {
  let authorization: string | null = null;
  configureClient({
    baseUrl: server.address.replace(/(?<!\/)\/+$/, ''),
    authorization: () => Promise.resolve(authorization),
    clientAuthorization: server.clientAuthorization,
    language: () => 'en',
    renew: () => Promise.resolve('refused'),
    onUnauthorized: () => undefined,
    onNotFound: () => undefined,
  });
  // Outside a browser, only this adapter returns files in the same form as a browser does.
  apiClient.defaults.adapter = 'fetch';

  yield* findOrigin(server.origin);
  yield* findClock();
  const me = yield* findSession(visitor, ({ token_type, access_token }) => {
    authorization = `${token_type} ${access_token}`;
  });
  if (!me) return undefined;
  const isAdmin = me.roles.some(({ name }) => name === ADMIN_ROLE);
  const bases = (yield* findRecords(isAdmin)) ?? [];
  for (const basis of bases) yield* findCalculation(String(me.id), basis);
  return undefined;
}
