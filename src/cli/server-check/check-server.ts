/**
 * Asks a running server what the app would ask it, and tells what of its answers can be read. Nothing is
 * written there but the session that signing in begins.
 */
import { apiClient, configureClient } from '@/api/client';
import { ADMIN_ROLE } from '@/api/contract/session';
import { findAdministration } from '@/cli/server-check/administration';
import { findCalculation } from '@/cli/server-check/calculation';
import type { Findings } from '@/cli/server-check/findings';
import { findReferences } from '@/cli/server-check/references';
import { findSession, type Visitor } from '@/cli/server-check/sign-in';
import { findClock, findOrigin } from '@/cli/server-check/surroundings';

export interface Server {
  /** Origin, with the prefix of a proxy if there is one. */
  address: string;
  /** Authorization of the calls that identify the client instead of a user. */
  clientAuthorization: string;
  /** Origin from which the app is opened, if different from the server: `https://app.example.com`. */
  origin?: string;
}

export async function* checkServer(server: Server, visitor: Visitor): Findings<undefined> {
  let authorization: string | null = null;
  configureClient({
    baseUrl: server.address.replace(/\/+$/, ''),
    authorization: () => Promise.resolve(authorization),
    clientAuthorization: server.clientAuthorization,
    language: () => 'en',
    renew: () => Promise.resolve('refused'),
    onUnauthorized: () => undefined,
    onNotFound: () => undefined,
  });
  // Outside of a browser this one gives files as a browser does.
  apiClient.defaults.adapter = 'fetch';

  yield* findOrigin(server.origin);
  yield* findClock();
  const me = yield* findSession(visitor, ({ token_type, access_token }) => {
    authorization = `${token_type} ${access_token}`;
  });
  if (!me) return undefined;
  const bases = (yield* findReferences()) ?? [];
  for (const basis of bases) yield* findCalculation(String(me.id), basis);
  if (me.roles.some(({ name }) => name === ADMIN_ROLE)) yield* findAdministration();
  return undefined;
}
