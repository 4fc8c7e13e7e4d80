/**
 * Renders the whole app at an address, with the embedded backend in memory, signed in as a demo account or
 * signed out.
 */
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { tries } from '@/api/back-off';
import { Providers } from '@/app/providers';
import { retries } from '@/app/query-client';
import { createTestRouter } from '@/app/router';
import { connectSession, freshPage } from '@/app/session/connect-session';
import { dropUnsavedChanges } from '@/shared/hooks/stored-input';
import { useDesignStore } from '@/stores/design/design-store';
import { startDesign } from '@/stores/design/stored-design';
import { usePreferencesStore } from '@/stores/preferences';
import { autosave } from '@/stores/saved-designs/autosave';
import { beginSession, useSessionStore } from '@/stores/session';
import { useWorkspaceView } from '@/stores/workspace-view';
import { fillBrowserGaps } from '@/testing/browser-gaps';
import { loadTranslations } from '@/testing/load-translations';
import { saveAs } from '@/testing/saved-files';
import { forgetRun } from '@/testing/shown-result';
import type { Language } from '@/text/languages';
import {
  createTestBackend,
  takeNodeBodies,
  type TestBackend,
  type TestBackendOptions,
} from '../../mocks/node';

/**
 * Theme without styles and motion. jsdom has neither layout nor animation: looking up styles would take a
 * quarter of a test's time, and elements that fade out would never disappear.
 */
const PLAIN: ThemeConfig = { zeroRuntime: true, token: { motion: false } };

export interface RenderAppOptions extends TestBackendOptions {
  /** Account to sign in with; undefined for none. */
  account?: 'admin' | 'engineer' | 'expired';
  /** @default 'en' */
  language?: Language;
}

/** Maximum wait in ms for a call that the test leaves unanswered. */
const LONGEST_WAIT = 500;

/** A call that writes, with its body as sent. */
interface WrittenCall {
  /** Method and path, as `METHOD path`. */
  call: string;
  /** Value of a JSON body; '' without a body. */
  body: unknown;
}

interface Watched {
  events: {
    on: (event: 'request:start' | 'request:end', listener: (seen: { request: Request }) => void) => unknown;
  };
}

/**
 * Returns a function that waits until all calls in progress are answered: an image that arrived after the end
 * of the test would find no browser to decode it.
 */
function whenAnswered({ events }: Watched): () => Promise<void> {
  let open = 0;
  events.on('request:start', () => (open += 1));
  events.on('request:end', () => (open -= 1));
  return async () => {
    const latest = performance.now() + LONGEST_WAIT;
    const tick = () => new Promise((resolve) => setTimeout(resolve, 5));
    while (open > 0 && performance.now() < latest) await tick();
    // Waits once more, so that the app can read the last response.
    await tick();
  };
}

/** Records the calls that write, in their order; the returned list grows with each call. */
function writtenCalls({ events }: Watched): WrittenCall[] {
  const calls: WrittenCall[] = [];
  events.on('request:start', ({ request }) => {
    if (request.method === 'GET') return;
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const isJson = request.headers.get('Content-Type')?.includes('json');
    void request
      .clone()
      .text()
      .then((text) => calls.push({ call, body: isJson ? JSON.parse(text) : text }));
  });
  return calls;
}

/**
 * Renders the app with a new backend and cleared stores, and closes both when the test ends. `path` is the
 * address, or a function that returns the address and may first change the records of the backend.
 */
export async function renderApp(
  path: string | ((backend: TestBackend) => string | Promise<string>),
  options: RenderAppOptions = {},
) {
  const { account, language = 'en', ...backendOptions } = options;
  fillBrowserGaps();
  // Lets Node read and send images as blobs.
  onTestFinished(await takeNodeBodies());
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('language', language);
  // Resets the state left by the previous test.
  useSessionStore.setState({ user: null });
  usePreferencesStore.setState({ calculateWhileTyping: false });
  forgetRun();
  startDesign();
  useDesignStore.temporal.getState().clear();
  useWorkspaceView.setState(useWorkspaceView.getInitialState());
  saveAs.mockClear();

  const backend = await createTestBackend(backendOptions);
  backend.server.listen({ onUnhandledRequest: 'error' });
  const settled = whenAnswered(backend.server);
  const calls = writtenCalls(backend.server);
  if (account) {
    const [token_type, access_token] = (await backend.authorizationOf(account)).split(' ');
    beginSession({ token_type, access_token });
  }

  await loadTranslations(language);

  const router = createTestRouter(typeof path === 'string' ? path : await path(backend));
  const disconnect = connectSession(router, { signOut: (header) => backend.services.auth.signOut(header) });
  // Addresses that the app tried to open with a reload; they are only recorded, because jsdom does not
  // support reloads.
  const loaded: string[] = [];
  vi.spyOn(freshPage, 'open').mockImplementation((target) => void loaded.push(target));
  for (const pauses of [retries, tries]) vi.spyOn(pauses, 'pause').mockReturnValue(0);
  const view = render(
    <ConfigProvider theme={PLAIN}>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </ConfigProvider>,
  );
  onTestFinished(async () => {
    cleanup();
    disconnect();
    dropUnsavedChanges();
    router.dispose();
    await settled();
    // A design that is saved later would be counted by the next test.
    await autosave.flush();
    backend.server.close();
  });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  /** Replaces the text of a field. */
  const retype = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return { ...view, backend, calls, router, loaded, user, retype };
}
