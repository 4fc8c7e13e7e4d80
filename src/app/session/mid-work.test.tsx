// @vitest-environment jsdom
// @in-rest
/**
 * Tests a session that ends while the user is working, also behind a proxy: either the session is renewed
 * without a message, or the input is restored after the next sign-in.
 */
import { act, screen, waitFor, fireEvent } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { apiClient } from '@/api/client';
import { givenSession } from '@/testing/app-state';
import { LOGIN_PAGE } from '@/testing/backend-server';
import { fillSignIn } from '@/testing/fill-sign-in';
import { openImportDialog } from '@/testing/overlays';
import { renderApp } from '@/testing/render-app';

const HOUR = 3600_000;

/** Makes a call that needs a session. */
const readSomething = () => apiClient.get('/api/maoshuan/concrete/list');

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Returns everything that the browser stores for this page. */
const stored = () => JSON.stringify([sessionStorage, localStorage]);

/** Opens a page with a token of unknown lifetime, as described in the requirements documents. */
async function atWork(path: string) {
  let now = Date.now();
  const app = await renderApp('/login', { now: () => now });
  const { token_type, access_token, refresh_token } = await app.backend.signIn('admin');
  givenSession({ token_type, access_token, refresh_token });
  await act(() => app.router.navigate(path));
  return {
    ...app,
    /** Advances the server's clock. */
    later: (hours: number) => void (now += hours * HOUR),
  };
}

type App = Awaited<ReturnType<typeof atWork>>;

const anchorOf = async ({ backend }: App) => (await backend.store.anchors.all())[0];

async function changeAnchor(app: App) {
  await waitFor(() => expect(field('etaSmin')).toBeInTheDocument());
  await app.retype(field('etaSmin'), '61,5');
  await app.user.click(screen.getByRole('checkbox', { name: 'Declared for JGJ145-2013' }));
}

const save = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Modify' }));

it('the anchor form restores unsaved input at the next sign-in after the session has ended, and saves the input', async () => {
  const app = await atWork('/anchor?anchorId=a1');
  await changeAnchor(app);
  app.later(15 * 24);
  await save(app);
  await waitFor(() => expect(app.loaded).toEqual(['/login']));
  expect(localStorage.getItem('session')).toBeNull();
  expect((await anchorOf(app)).etaSmin).not.toBe('61.5');

  await act(() => app.router.navigate('/login'));
  expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
  await fillSignIn({ ...app, account: 'admin' });
  expect(await screen.findByText(/Your input has been restored/)).toBeInTheDocument();
  expect(field('etaSmin')).toHaveValue('61,5');
  expect(screen.getByRole('checkbox', { name: 'Declared for JGJ145-2013' })).not.toBeChecked();
  await save(app);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/anchorDatabase'));
  expect(await anchorOf(app)).toMatchObject({ etaSmin: '61.5', jgHave: '0' });
});

it.each([
  ['/concrete', 'grade'],
  ['/sectionSteel?sectionSteelType=12', 'name'],
  ['/permission', 'nickName'],
  ['/personal', 'name'],
  ['/user_create', 'username'],
])('the form at %s restores unsaved input at the sign-in after a session has ended', async (path, id) => {
  const app = await atWork(path);
  await waitFor(() => expect(field(id)).toBeInTheDocument());
  await app.retype(field(id), 'typed text');
  app.later(15 * 24);
  await expect(readSomething()).rejects.toThrow();
  expect(app.loaded).toEqual(['/login']);
  await act(() => app.router.navigate('/login'));
  await fillSignIn({ ...app, account: 'admin' });
  expect(await screen.findByText(/Your input has been restored/)).toBeInTheDocument();
  expect(field(id)).toHaveValue('typed text');
});

it('a form stores its input, but no password, when the session ends', async () => {
  const app = await atWork('/user_create');
  await waitFor(() => expect(field('username')).toBeInTheDocument());
  await app.user.type(field('username'), 'new.user');
  await app.user.type(field('password'), 'secret-1');
  app.later(15 * 24);
  await expect(readSomething()).rejects.toThrow();
  expect(stored()).toContain('new.user');
  expect(stored()).not.toContain('secret-1');
});

const ROWS = Array.from(
  { length: 40 },
  (_, row) => `T${row + 20}/${row + 25},${20 + row / 4},${25 + row / 4},30`,
);
const csv = ['grade,fck,fcuk,ec', ...ROWS].join('\n');
const button = (name: RegExp) =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')];
    const one = found.find(({ textContent }) => name.test(textContent));
    if (!one || one.disabled) throw new Error(`no button ${name}`);
    return one;
  });

it('an import whose session ends sends no call without a session, and continues after the next sign-in', async () => {
  const app = await atWork('/concreteDatabase');
  const { input } = await openImportDialog();
  const sent: (string | null)[] = [];
  app.backend.server.events.on('request:start', ({ request }) => {
    if (!request.url.includes('/oauth/') && !request.url.includes('captcha'))
      sent.push(request.headers.get('Authorization'));
  });
  const stored = async () =>
    (await app.backend.store.concretes.all()).filter(({ grade }) => grade.startsWith('T'));
  await app.user.upload(input(), new File([csv], 'grades.csv'));
  const write = await button(/^Import 40/);
  let isOver = false;
  app.backend.server.events.on('response:mocked', ({ request }) => {
    if (isOver || request.method !== 'POST' || !request.url.endsWith('/concrete')) return;
    isOver = true;
    app.later(15 * 24);
  });
  await app.user.click(write);
  await waitFor(() => expect(app.loaded).toContain('/login'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).not.toContain(null);
  const before = (await stored()).length;
  expect(before).toBeLessThan(40);

  await act(() => app.router.navigate('/login'));
  await fillSignIn({ user: app.user, backend: app.backend, account: 'admin' });
  await app.user.click(await button(new RegExp(`^Import ${40 - before} `)));
  await waitFor(async () => expect(await stored()).toHaveLength(40));
});

const loginPage = () =>
  new HttpResponse(String(LOGIN_PAGE.body), { headers: { 'Content-Type': 'text/html' } });
const seesNoSuccess = () => expect(document.body.textContent).not.toMatch(/Successfully|records? imported/);

async function openConcrete() {
  const app = await renderApp('/concrete?concreteId=c1', { account: 'admin' });
  await waitFor(() => expect(field('ec')).toBeInTheDocument());
  fireEvent.change(field('ec'), { target: { value: '31.5' } });
  return { ...app, save: () => app.user.click(screen.getByRole('button', { name: 'Modify' })) };
}

it('saving a form opens the sign-in page if a proxy answers with its login page, and the input is restored after sign-in', async () => {
  const { backend, loaded, router, user, save } = await openConcrete();
  // Only these calls get the login page: the sign-in page may open before the handler is removed, and the
  // calls of that page must reach the server.
  backend.server.use(http.all('*/api/maoshuan/*', loginPage));
  await save();
  await waitFor(() => expect(loaded).toEqual(['/login']));
  seesNoSuccess();
  backend.server.resetHandlers();
  await act(() => router.navigate('/login'));
  await fillSignIn({ user, backend, account: 'admin' });
  expect(await screen.findByText(/Your input has been restored/)).toBeInTheDocument();
  expect(field('ec')).toHaveValue('31.5');
});

it('a form reports that its changes are not stored if the server does not confirm them, and keeps the input', async () => {
  const { backend, save } = await openConcrete();
  backend.server.use(http.patch('*/api/maoshuan/concrete/c1', () => new HttpResponse(null, { status: 202 })));
  await save();
  const message =
    'The server did not confirm the change. The record was read again: your changes are not stored.';
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(field('ec')).toHaveValue('31.5');
  seesNoSuccess();
});
