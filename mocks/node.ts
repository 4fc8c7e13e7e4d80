/** Embedded backend for tests: storage in memory, no workers, a clock that the test may set, MSW. */
import { setupServer } from 'msw/node';
import { createHandlers } from './handlers/handlers';
import { parseScenario, type QaScenario } from './handlers/qa-scenario';
import { createInMemoryBackend, type InMemoryOptions } from './in-memory-backend';
import { CLIENT_AUTHORIZATION } from './seed/client-authorization';

export interface TestBackendOptions extends InMemoryOptions {
  /** QA switches, in the format of the `?qa=` query parameter. */
  qa?: string;
}

export type TestBackend = Awaited<ReturnType<typeof createTestBackend>>;

/** Creates a new, freshly seeded backend, so that tests have nothing to reset. */
export async function createTestBackend(options: TestBackendOptions = {}) {
  const { qa = '', ...rest } = options;
  const backend = await createInMemoryBackend(rest);
  let scenario: QaScenario = parseScenario(qa);
  const handlers = createHandlers(
    Promise.resolve({
      store: backend.store,
      services: backend.services,
      clientAuthorization: CLIENT_AUTHORIZATION,
      scenario: () => scenario,
      startedAt: backend.environment.now(),
    }),
  );
  return {
    ...backend,
    /** Request handlers, for a test that starts its own server. */
    handlers,
    /** MSW server, not yet started: `listen({ onUnhandledRequest: 'error' })`; close it after the test. */
    server: setupServer(...handlers),
    clientAuthorization: CLIENT_AUTHORIZATION,
    /** Sets QA switches while the test runs; '' turns them off. */
    setQa: (text: string) => {
      scenario = parseScenario(text);
    },
  };
}

/**
 * Replaces jsdom's Blob, File and FormData with Node's, for tests that upload a file or read an image. With
 * jsdom's classes, the interceptor would send `[object FormData]` and never answer a request for a blob.
 * Returns the function that restores jsdom's classes. An image read as a blob has the correct type but not
 * the correct size, because the interceptor converts the image to text.
 */
export async function takeNodeBodies(): Promise<() => void> {
  const { Blob, File, FormData } = globalThis;
  const form = await new Response(
    '--x\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n\r\n--x--\r\n',
    { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
  ).formData();
  const constructorOf = (value: unknown) => (value as object).constructor;
  Object.assign(globalThis, {
    Blob: constructorOf(await new Response('').blob()),
    File: constructorOf(form.get('file')),
    FormData: constructorOf(form),
  });
  return () => {
    Object.assign(globalThis, { Blob, File, FormData });
  };
}
