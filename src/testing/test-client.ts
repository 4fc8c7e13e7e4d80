/** Settings of the app's client for tests that make calls without the app. */
import { configureClient, type ClientHooks } from '@/api/client';

/** Configures the client with a session that is valid and cannot be renewed; `hooks` replace settings. */
export const configureTestClient = (hooks: Partial<ClientHooks> = {}) =>
  configureClient({
    baseUrl: '',
    authorization: () => Promise.resolve('Bearer token'),
    clientAuthorization: 'Basic client',
    language: () => 'en',
    renew: () => Promise.resolve('refused'),
    onUnauthorized: () => undefined,
    onNotFound: () => undefined,
    ...hooks,
  });
