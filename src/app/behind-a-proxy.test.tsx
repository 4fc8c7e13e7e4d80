// @vitest-environment jsdom
// @in-rest
/** Tests the whole app behind a proxy and during a server restart. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fillSignIn } from '@/testing/fill-sign-in';
import { openImportDialog } from '@/testing/import-dialog';
import { LOGIN_PAGE } from '@/testing/odd-server';
import { change, openWorkspace } from '@/testing/open-workspace';
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

describe('saving a form', () => {
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
    backend.server.use(
      http.patch('*/api/maoshuan/concrete/c1', () => new HttpResponse(null, { status: 202 })),
    );
    await save();
    const told =
      'The server did not confirm the change. The record was read again: your changes are not stored.';
    expect((await screen.findAllByText(told)).length).toBeGreaterThan(0);
    expect(field('ec')).toHaveValue('31.5');
    seesNoSuccess();
  });
});

describe('import of 40 profiles', () => {
  const letter = (index: number) => String.fromCharCode(65 + index);
  const NAMES = Array.from(
    { length: 40 },
    (_, row) => `Beam ${letter(row % 20)}${letter(Math.floor(row / 20))}`,
  );
  const ROWS = NAMES.map((name) => `${name},12,80,46,3.8,5.2`);

  async function importInto(app: Awaited<ReturnType<typeof renderApp>>) {
    const { input, writeButton } = await openImportDialog();
    const csv = ['name,type,h,w,t,ft', ...ROWS].join('\n');
    await app.user.upload(input(), new File([csv], 'table.csv', { type: 'text/csv' }));
    await screen.findByText(/^40 to add/);
    await app.user.click(writeButton());
  }

  const open = () => renderApp('/sectionSteelDataBase?sectionSteelType=12', { account: 'admin' });
  const storedOf = async ({ backend }: Awaited<ReturnType<typeof open>>) =>
    (await backend.store.sectionSteels.all()).filter(({ name }) => NAMES.includes(name));

  it('an import reports that no row was imported, with the server’s message, if the responses with status 200 contain an error', async () => {
    const app = await open();
    app.backend.server.use(
      http.post('*/api/maoshuan/sectionSteel', () =>
        HttpResponse.json({ code: 500, msg: 'Table is locked' }),
      ),
    );
    await importInto(app);
    expect(await screen.findByText('0 records imported, 40 not imported')).toBeInTheDocument();
    expect(screen.getAllByText('Table is locked').length).toBeGreaterThan(5);
    expect(await storedOf(app)).toEqual([]);
  });

  it('an import writes each row exactly once if the server restarts during the import', async () => {
    const app = await open();
    let asked = 0;
    app.backend.server.use(
      http.post('*/api/maoshuan/sectionSteel', async ({ request }) => {
        asked += 1;
        // The server is unavailable for three calls: the proxy refuses one, one connection is cut, and
        // another is cut after the record has been written.
        if (asked < 10 || asked > 12) return undefined;
        if (asked % 3 === 0) return new HttpResponse('<html>Bad gateway</html>', { status: 502 });
        if (asked % 3 === 1) await app.backend.services.sectionSteels.add(await request.clone().json());
        return HttpResponse.error();
      }),
    );
    await importInto(app);
    await waitFor(async () => expect(await storedOf(app)).toHaveLength(40), { timeout: 30_000 });
    expect(new Set((await storedOf(app)).map(({ name }) => name)).size).toBe(40);
  });
});

describe('load list of 40 rows', () => {
  it('all load list rows are calculated even if the server restarts during the calculation', async () => {
    const { user, backend, anchorRead } = await openWorkspace();
    await anchorRead();
    const row = (_: unknown, index: number) => ({
      name: `LC${index + 1}`,
      Nz: 1 + index / 10,
      Vx: 1,
      Vy: 0,
      Mx: 0,
      My: 0,
      Mz: 0,
    });
    change((design) => (design.loads.list = Array.from({ length: 40 }, row)));
    await user.click(await screen.findByRole('button', { name: 'Load list (40)' }));
    const part = within(await screen.findByRole('region', { name: 'Load list' }));
    let asked = 0;
    backend.server.use(
      http.post('*/api/maoshuan/simdroid/*/*', () => {
        asked += 1;
        if (asked < 20 || asked > 21) return undefined;
        return asked % 2 === 0
          ? new HttpResponse('<html>Bad gateway</html>', { status: 502 })
          : HttpResponse.error();
      }),
    );
    await user.click(part.getByRole('button', { name: 'Calculate all' }));
    await waitFor(() => expect(asked).toBeGreaterThan(21), { timeout: 60_000 });
    await waitFor(() => expect(part.queryAllByTitle(/not calculated/)).toEqual([]), { timeout: 60_000 });
    expect(part.queryAllByText(/could not be calculated/)).toEqual([]);
    expect(await part.findByText('40 rows shown, 40 calculated')).toBeInTheDocument();
    expect(part.getAllByRole('rowheader', { name: /^LC/ }).length).toBeGreaterThan(5);
  });
});
