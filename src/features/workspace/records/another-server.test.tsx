// @vitest-environment jsdom
// @in-rest
/**
 * Tests the workspace with a server that follows the requirements documents but uses other response formats.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { change, design, openWorkspace } from '@/testing/open-workspace';

// Long timeout, because the first workspace opened in this file must load all its modules.
vi.setConfig({ testTimeout: 120_000 });

const side = () => within(screen.getByRole('complementary'));
const choice = (name: string) => side().getByRole('combobox', { name });

/** Returns the selected option of a selector. */
const shownIn = (name: string) => choice(name).parentElement?.textContent;

/** Waits for the first anchor with its values, and the first grade. */
async function ready() {
  await waitFor(() => expect(design().concrete.gradeId).not.toBeNull());
  await side().findByText('Effective embedment depth');
}

const CONCRETES = '*/api/maoshuan/concrete/list';
const concretesAnswer = (list: unknown) => http.get(CONCRETES, () => HttpResponse.json(list as object));

type View = Awaited<ReturnType<typeof openWorkspace>>;

async function toStandard({ router }: View, standard: 'EN1992-4' | 'JGJ145-2013') {
  await router.navigate(`/home?standardType=${standard}`);
  await waitFor(() => expect(design().standardType).toBe(standard));
}

it('an anchor list that contains only ids can be used immediately, and the name of an anchor is loaded when the anchor is shown', async () => {
  const waiting: (() => void)[] = [];
  const view = await openWorkspace(undefined, { qa: 'form:ids-alone,form:number-ids' });
  const asked = new Set<string>();
  view.backend.server.use(
    http.get('*/api/maoshuan/anchor/:id', async ({ params }) => {
      if (params.id === 'list') return undefined;
      asked.add(String(params.id));
      await new Promise<void>((resolve) => waiting.push(resolve));
      return undefined;
    }),
  );
  // In a new design in which the user has not chosen an anchor, the first anchor of the new list is chosen
  // automatically.
  change(({ anchor }) => {
    anchor.diameter = '16';
    anchor.chosen['EN1992-4'] = null;
  });
  await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
  const offered = (await view.backend.services.anchors.choices('EN1992-4', '16')) as {
    value: { id: string; name: string }[];
  };
  const numbers = offered.value.map(({ id }) => id.slice(1));
  expect(numbers.length).toBeGreaterThan(4);
  // Only the record of the first anchor, which is chosen, is requested. The names of the other anchors are
  // requested when they are shown.
  await waitFor(() => expect(shownIn('Anchor type')).toBe(numbers[0]));
  expect([...asked]).toEqual([numbers[0]]);
  expect(design().anchor.chosen['EN1992-4']).toEqual({ id: numbers[0], name: numbers[0] });

  const free = setInterval(() => waiting.splice(0).forEach((answer) => answer()), 5);
  await waitFor(() => expect(shownIn('Anchor type')).toContain(offered.value[0].name));
  await view.user.click(choice('Anchor type'));
  for (const { name } of offered.value) expect((await screen.findAllByTitle(name)).length).toBeGreaterThan(0);
  clearInterval(free);
  waiting.splice(0).forEach((answer) => answer());
  expect(design().anchor.chosen['EN1992-4']?.name).toBe(offered.value[0].name);
});

it('the anchor panel requests details only of the chosen anchor and of the anchors visible in the open list', async () => {
  const view = await openWorkspace();
  const [record] = await view.backend.store.anchors.all();
  const asked: string[] = [];
  view.backend.server.use(
    http.get('*/api/maoshuan/anchor/list/:standard/16', () =>
      HttpResponse.json(Array.from({ length: 1000 }, (_, index) => ({ id: `n${index}` }))),
    ),
    http.get('*/api/maoshuan/anchor/:id', ({ params }) => {
      asked.push(String(params.id));
      return HttpResponse.json({ ...record, id: params.id, name: `Bolt ${String(params.id)}` });
    }),
  );
  change(({ anchor }) => {
    anchor.diameter = '16';
    anchor.chosen['EN1992-4'] = null;
  });
  await waitFor(() => expect(shownIn('Anchor type')).toBe('Bolt n0'));
  expect(asked).toEqual(['n0']);
  await view.user.click(choice('Anchor type'));
  await screen.findByTitle('Bolt n3');
  expect(asked.length).toBeLessThan(40);
  const kept = JSON.parse(sessionStorage.getItem('anchorNames') ?? '{}') as object;
  expect(Object.values(kept)).toEqual([expect.objectContaining({ n3: 'Bolt n3' })]);
});

it('the anchor list marks an anchor whose name could not be read', async () => {
  const view = await openWorkspace(undefined, { qa: 'form:ids-alone' });
  view.backend.setQa('form:ids-alone,fail:/api/maoshuan/anchor/a*:500');
  change((draft) => (draft.anchor.diameter = '8'));
  await view.user.click(choice('Anchor type'));
  expect((await screen.findAllByTitle(/^a\d+ \(name could not be read\)$/)).length).toBeGreaterThan(0);
});

const plain = [
  { id: 1, grade: 'C20', fck: 15, fcuk: 20, ec: 25.5 },
  { id: 2, grade: 'C30', fck: 22, fcuk: 30, ec: 30 },
];

const NO_GRADE: readonly (readonly [string, string, unknown])[] = [
  ['no grade of the list belongs to the standard', '', plain],
  ['the list cannot be read', 'malformed:/api/maoshuan/concrete/list', undefined],
];

it.each(NO_GRADE)('a calculation is refused with the reason if %s', async (_, qa, list) => {
  // Values copied from a deleted record belong to the design; defaults that nobody chose are not shown.
  const figures = list === undefined ? [] : ['= 15 MPa', '= 25.5 GPa'];
  const view = await openWorkspace(undefined, { qa });
  await side().findByText('Effective embedment depth');
  const sent: string[] = [];
  view.backend.server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') sent.push(request.url);
  });
  if (list !== undefined) {
    await waitFor(() => expect(design().concrete.gradeId).not.toBeNull());
    view.backend.server.use(concretesAnswer(list));
    await toStandard(view, 'JGJ145-2013');
    await waitFor(() => expect(design().concrete.grade).toBe('C20'));
    await toStandard(view, 'EN1992-4');
  }
  change((draft) => (draft.loads.dead.Nz = 5));
  await view.open('Concrete');
  await waitFor(() => expect(shownIn('Concrete grade')).toBe('Choose a grade'));
  expect(side().queryAllByText('—', { exact: false })).toHaveLength(2 - figures.length);
  for (const figure of figures) expect(side().getByText(figure, { exact: false })).toBeVisible();
  await view.calculate();
  // The message is shown twice: at its field, and as a notification. A list that cannot be read is no
  // reason to choose a grade.
  if (qa === '') await waitFor(() => expect(screen.getAllByText(/Choose a concrete grade/)).toHaveLength(2));
  else
    expect(await screen.findByText(/database record that the design needs could not be read/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('the list of concrete grades is reloaded when the standard changes', async () => {
  const view = await openWorkspace();
  await view.open('Concrete');
  await waitFor(() => expect(shownIn('Concrete grade')).toBe('C20/25'));
  view.backend.server.use(concretesAnswer([...plain, { id: 9, grade: 'C12', fck: 9, fcuk: '12', ec: '' }]));
  await view.router.navigate('/home?standardType=JGJ145-2013');
  await waitFor(() => expect(shownIn('Concrete grade')).toBe('C20'));
  await view.user.click(choice('Concrete grade'));
  expect(await screen.findByTitle('C12')).toBeInTheDocument();
});

it('a message names each unreadable concrete grade and its invalid field, and the readable grades remain available', async () => {
  const view = await openWorkspace();
  const odd = { id: 7, grade: 'C50/60', fck: 'fifty', fcuk: 60, ec: 37 };
  const good = { id: 8, grade: 'C20/25', fck: '20', fcuk: 25, ec: 30 };
  await ready();
  view.backend.server.use(concretesAnswer([odd, good, { grade: 'C60/75' }]));
  await toStandard(view, 'JGJ145-2013');
  await view.open('Concrete');
  expect(await screen.findByText('C60/75 (id), C50/60 (fck)')).toBeInTheDocument();
  await waitFor(() => expect(shownIn('Concrete grade')).toBe('C25 (C20/25)'));
});

async function verdictUnder(qa: string) {
  const view = await openWorkspace(undefined, { qa });
  await ready();
  change((draft) => void Object.assign(draft.loads.dead, { Nz: 8, Vx: 4, Mx: 0.5 }));
  await view.calculate();
  const headline = await view.verdict();
  // The other load combinations are calculated after the combination on display.
  await waitFor(() => expect(headline).not.toHaveTextContent('Calculating'));
  const edge = within(screen.getByTestId('row-concrete_edge'));
  await view.user.click(edge.getByRole('button', { name: /^\d edges/ }));
  return headline.textContent;
}

const rows = () => screen.getAllByTestId(/^row-/).map((row) => row.textContent);
let usual: { verdict: string; rows: string[] };

it('the results show the verdict of a calculation in the headline, and a row for each check and each checked edge', async () => {
  usual = { verdict: await verdictUnder(''), rows: rows() };
  expect(usual.verdict).toMatch(/^ ?Verified for a rigid platePull-out failure in tension: 25\.9 %/);
  // Seven checks, and three edges below the last check: the shear acts away from the fourth edge.
  expect(usual.rows).toHaveLength(10);
});

it('a server with many alternative response formats leads to the same verdict and rows as the embedded backend', async () => {
  expect(await verdictUnder('form:another-server')).toBe(usual.verdict);
  expect(rows()).toEqual(usual.rows);
});

it('a message names the field of a calculation response that could not be read', async () => {
  const view = await openWorkspace();
  await ready();
  change((draft) => (draft.loads.dead.Nz = 5));
  view.backend.server.use(
    http.post('*/api/maoshuan/simdroid/run/:id', () => HttpResponse.json({ join: ['a', 0, 0, 0] })),
  );
  await view.calculate();
  expect(await screen.findByText(/could not be read: join\.0/)).toBeInTheDocument();
});
