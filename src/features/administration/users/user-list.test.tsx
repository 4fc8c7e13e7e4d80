// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '@/testing/render-app';

const SCRIPT = '<img src=x onerror=alert(1)>';

type App = Awaited<ReturnType<typeof renderApp>>;

/** Serves `total` users with a script in each text field. Returns the array that receives the queries. */
function answerUsers({ backend }: App, total: number): string[] {
  const queries: string[] = [];
  backend.server.use(
    http.get('*/api/user-management/users', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      queries.push(search);
      const size = Number(searchParams.get('size'));
      const first = (Number(searchParams.get('current')) - 1) * size;
      const records = Array.from({ length: Math.min(size, total - first) }, (_, index) => ({
        id: `n${first + index}`,
        username: `${SCRIPT}${first + index}`,
        name: SCRIPT,
        phoneNumber: SCRIPT,
        email: 'javascript:alert(1)',
        createTime: '2026-03-01 08:00:00',
        expirationTime: null,
      }));
      return HttpResponse.json({ records, total });
    }),
  );
  return queries;
}

it('the user list starts on page 1 with 10 rows, and has the specified columns and page sizes', async () => {
  const app = await renderApp('/personal', { account: 'admin' });
  const queries = answerUsers(app, 23);
  await app.router.navigate('/user_management');
  expect(await screen.findByText(`${SCRIPT}9`)).toBeInTheDocument();
  expect(queries).toEqual(['?current=1&size=10&expiration=&term=']);
  const headings = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(headings.filter((text) => text !== '').join()).toBe(
    'No.,Username,Name,Phone number,Email,Creation time,Valid until,Actions',
  );

  await app.user.click(screen.getByTitle('3'));
  expect(await screen.findByText(`${SCRIPT}22`)).toBeInTheDocument();
  expect(queries.at(-1)).toBe('?current=3&size=10&expiration=&term=');

  await app.user.click(screen.getByRole('combobox', { name: /page size/i }));
  const offered = await screen.findAllByTitle(/^\d+ \/ page$/);
  const sizes = [5, 10, 20, 50].map((size) => `${size} / page`);
  expect(new Set(offered.map(({ title }) => title))).toEqual(new Set(sizes));
  await app.user.click(offered.find(({ title }) => title === '5 / page')!);
  await waitFor(() => expect(queries.at(-1)).toBe('?current=1&size=5&expiration=&term='));
});

it('the user list shows HTML in names and error messages as text, and runs no script from an e-mail address', async () => {
  const app = await renderApp('/personal', { account: 'admin' });
  answerUsers(app, 1);
  app.backend.server.use(
    http.delete('*/api/user-management/users/n0', () =>
      HttpResponse.json({ error_description: `No: ${SCRIPT}` }, { status: 400 }),
    ),
  );
  await app.router.navigate('/user_management');
  expect(await screen.findByText(`${SCRIPT}0`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'javascript:alert(1)' }).getAttribute('href')).toMatch(/^mailto:/);
  await app.user.click(screen.getByRole('button', { name: `Delete ${SCRIPT}0` }));
  await app.user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(`No: ${SCRIPT}`)).toBeInTheDocument();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

it('the roles tab of a user sends and stores the id of an added role, without the id of a removed role', async () => {
  const { user, backend, calls } = await renderApp('/user_setting?userId=u2', { account: 'admin' });
  const roles = await backend.store.roles.all();
  const idOf = (nickName: string) => roles.find((role) => role.nickName === nickName)!.id;
  await user.click(await screen.findByRole('tab', { name: 'Roles' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Administrator' }));
  await user.click(screen.getByRole('button', { name: 'Add selected' }));
  await user.click(screen.getByRole('checkbox', { name: 'Designer' }));
  await user.click(screen.getByRole('button', { name: 'Remove selected' }));
  await user.click(screen.getByRole('button', { name: 'Modify' }));
  expect(await screen.findByText('Modified Successfully')).toBeInTheDocument();
  expect(calls).toEqual([
    { call: 'PATCH /api/user-management/users/u2/roles', body: [idOf('Administrator')] },
  ]);
  await waitFor(async () =>
    expect((await backend.store.users.get('u2'))?.roleIds).toEqual([idOf('Administrator')]),
  );
});
