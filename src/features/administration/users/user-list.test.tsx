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
