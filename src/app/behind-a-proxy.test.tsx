// @vitest-environment jsdom
// @in-rest
/** Tests the whole app behind a proxy. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { LOGIN_PAGE } from '@/testing/backend-server';
import { fillSignIn } from '@/testing/fill-sign-in';
import { renderApp } from '@/testing/render-app';

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
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
