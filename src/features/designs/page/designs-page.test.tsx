// @vitest-environment jsdom
// @in-rest
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import PizZip from 'pizzip';
import { beforeEach, expect, it, vi } from 'vitest';
import { attachDesign } from '@/design/file/attached-design';
import { serializeDesign } from '@/design/file/design-file';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import type { Card } from '@/design/saved-designs/saved-design';
import { newSavedDesign } from '@/design/saved-designs/saved-design-of';
import { serializeProject } from '@/report/project/project-report';
import { givenSavedDesigns, savedDesigns, signedInUser } from '@/testing/app-state';
import { design as openDesign } from '@/testing/open-workspace';
import { renderApp, type RenderAppOptions } from '@/testing/render-app';
import { runResult } from '@/testing/shown-result';
import type { Databases } from '../../../../mocks/services/databases';

const EMPTY = { result: null, listEnd: null };

const cards = async (): Promise<Card[]> => (await savedDesigns()).cards;

async function openPage(options: RenderAppOptions = {}) {
  const app = await renderApp('/designs', { account: 'engineer', ...options });
  await screen.findByRole('navigation', { name: /Folders|文件夹/ });
  return app;
}
type App = Awaited<ReturnType<typeof openPage>>;

async function addProject({ user }: App, name: string) {
  await user.click(screen.getByRole('menuitem', { name: 'New project' }));
  await user.type(await screen.findByRole('textbox', { name: /^Project/ }), name);
  await user.type(screen.getByRole('textbox', { name: 'Company' }), 'Eastgate');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name });
}

/** Opens the page with saved designs that have these names. */
async function openWith(...names: string[]) {
  const app = await openPage();
  const owner = signedInUser();
  const content = { design: DEFAULT_DESIGN, ...EMPTY };
  const named = { owner, kind: 'design', point: '', project: null } as const;
  const entryOf = (name: string) => newSavedDesign({ ...named, id: name, name }, content, Date.now());
  await givenSavedDesigns(names.map(entryOf));
  await waitFor(() => expect(screen.getAllByTestId('design-card')).toHaveLength(names.length));
  return app;
}
const cardOf = (name: string) =>
  screen.getAllByTestId('design-card').find((card) => within(card).queryByText(name) !== null)!;

/** Starts a design from an example, which the workspace then shows. */
async function startExample({ user, router }: App) {
  const example = await screen.findByRole('region', { name: 'Railing post' });
  await user.click(within(example).getByRole('button', { name: 'New design from template' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
}

async function anchorNamed(anchors: Databases['anchors'], wanted: string) {
  const all = await anchors.list();
  const found = all.ok ? all.value.find(({ name }) => name === wanted) : undefined;
  if (!found) throw new Error(`there is no ${wanted}`);
  return found;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.indexedDB = new IDBFactory();
});

it('the designs page labels examples, and opens an example with the anchor and the grade stored on the server', async () => {
  const app = await openPage();
  expect(await screen.findByRole('region', { name: 'Railing post' })).toHaveTextContent('Example');
  await startExample(app);
  const design = openDesign();
  expect((await screen.findAllByText('Railing post')).length).toBeGreaterThan(0);
  expect(design.anchor.chosen['EN1992-4']).toMatchObject({ name: 'Demo expansion anchor C M10' });
  expect(design.anchor.chosen['EN1992-4']?.id).not.toBe('');
  expect(design.concrete.gradeId).not.toBeNull();
  expect(await cards()).toMatchObject([{ name: 'Railing post' }]);
});

it('an example opens without an anchor and with a message if the server has no anchor with the name given in the example', async () => {
  const app = await openPage();
  const { anchors } = app.backend.services;
  await anchors.remove((await anchorNamed(anchors, 'Demo expansion anchor C M10')).id);
  await startExample(app);
  expect(document.body).toHaveTextContent('Demo expansion anchor C M10, is not in the database');
  expect(openDesign().anchor.chosen['EN1992-4']).toBeNull();
});

it('F2 renames a design card, and Duplicate gives the copy a new name', async () => {
  const { user, retype } = await openWith('Post');
  screen.getByRole('button', { name: 'Open Post' }).focus();
  await user.keyboard('{F2}');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await retype(name, 'Column');
  await user.type(screen.getByRole('textbox', { name: 'Position' }), 'B/4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(cardOf('Column')).toHaveTextContent('B/4'));
  await user.click(screen.getByRole('checkbox', { name: 'Select Column' }));
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(cardOf('Column (2)')).toBeInTheDocument());
});

it('the Delete key deletes a design card after a question that offers an export, and Undo restores the card', async () => {
  const { user } = await openWith('Post', 'Beam');
  screen.getByRole('button', { name: 'Open Post' }).focus();
  await user.keyboard('{Delete}');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Export first' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getAllByTestId('design-card')).toHaveLength(1));
  expect(await cards()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getAllByTestId('design-card')).toHaveLength(2));
});

it('the designs page imports the designs in a project report as cards of a new project', async () => {
  const { user } = await openWith('Post');
  const zip = new PizZip();
  zip.file('word/_rels/document.xml.rels', '<Relationships></Relationships>');
  const file = serializeDesign(DEFAULT_DESIGN);
  const shared = { ...DEFAULT_DESIGN.project, project: 'Hall', company: 'Eastgate' };
  attachDesign(zip, serializeProject(shared, [{ name: 'Beam', point: 'B/4', file }]));
  const report = new File([zip.generate({ type: 'arraybuffer' })], 'hall.docx');
  await user.upload(screen.getByTestId('import-designs'), report);
  await waitFor(async () =>
    expect((await savedDesigns()).projects.map(({ name }) => name)).toEqual(['Hall']),
  );
  const { cards: all, projects } = await savedDesigns();
  expect(all.map(({ name }) => name).sort()).toEqual(['Beam', 'Post']);
  expect(all.find(({ name }) => name === 'Beam')?.project).toBe(projects[0].id);
});

it('the menu "Move to" moves a design card to a project, and the design then opens with the data of the project', async () => {
  const app = await openWith('Post');
  const { user } = app;
  await addProject(app, 'Hall 7');
  await user.click(screen.getByRole('menuitem', { name: /^All designs/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Post' }));
  await user.click(screen.getByRole('button', { name: 'Move to' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hall 7' }));
  await waitFor(() => expect(cardOf('Post')).toHaveTextContent('Hall 7'));
  await user.click(screen.getByRole('button', { name: 'Open Post' }));
  await waitFor(() => expect(openDesign().project).toMatchObject({ project: 'Hall 7', company: 'Eastgate' }));
});

it('a new design in a project belongs to the project, whose folder is shown again when the user returns to the page', async () => {
  const app = await openPage();
  const { user, router } = app;
  await addProject(app, 'Hall 7');
  await user.click(screen.getByRole('button', { name: 'New design' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  expect(openDesign().project).toMatchObject({ project: 'Hall 7', company: 'Eastgate' });
  const { cards: all, projects } = await savedDesigns();
  expect(all.map(({ project }) => project)).toEqual([projects[0].id]);
  await router.navigate('/designs');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Hall 7' })).toBeVisible());
  await user.click(screen.getByRole('menuitem', { name: /^All designs/ }));
  await user.click(await screen.findByRole('button', { name: 'Open New design' }));
  const title = await screen.findByRole('group', { name: /^New design, saved/ });
  await user.click(await within(title).findByRole('link', { name: 'Hall 7' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Hall 7' })).toBeVisible());
});

it('a new design started in the workspace belongs to the project of the open design', async () => {
  const app = await openPage();
  const { user } = app;
  await addProject(app, 'Hall 7');
  await user.click(screen.getByRole('button', { name: 'New design' }));
  await screen.findByRole('group', { name: /^New design, saved/ });
  await user.click(await screen.findByRole('button', { name: 'New design' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(async () => expect((await savedDesigns()).cards).toHaveLength(2));
  const { cards: all, projects } = await savedDesigns();
  expect(all.map(({ project }) => project)).toEqual([projects[0].id, projects[0].id]);
  expect(openDesign().project).toMatchObject({ project: 'Hall 7', company: 'Eastgate' });
  const title = screen.getByRole('group', { name: /^New design, saved/ });
  expect(await within(title).findByRole('link', { name: 'Hall 7' })).toBeVisible();
});

it('an empty project shows the examples, and a design started from an example belongs to the project', async () => {
  const app = await openPage();
  await addProject(app, 'Hall 7');
  await startExample(app);
  const { cards: all, projects } = await savedDesigns();
  expect(all.map(({ project }) => project)).toEqual([projects[0].id]);
  await app.router.navigate('/designs');
  await waitFor(() => expect(cardOf('Railing post')).toHaveTextContent(/M10 · h_ef \d+/));
  expect(cardOf('Railing post')).toHaveTextContent(/Vx .* kN · My .* kNm/);
});

it('one form changes name, position and project, and the designs of a project are listed by position', async () => {
  const app = await openWith('Post', 'Beam');
  const { user } = app;
  await addProject(app, 'Hall 7');
  await user.click(screen.getByRole('menuitem', { name: /^All designs/ }));
  for (const [name, position] of [
    ['Beam', 'B/10'],
    ['Post', 'B/9'],
  ]) {
    (await screen.findByRole('button', { name: `Open ${name}` })).focus();
    await user.keyboard('{F2}');
    await user.type(await screen.findByRole('textbox', { name: 'Position' }), position);
    await user.click(screen.getByRole('combobox', { name: 'Project' }));
    await user.click((await screen.findAllByTitle('Hall 7')).at(-1)!);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(cardOf(name)).toHaveTextContent(`${position} · Hall 7`));
  }
  await user.click(screen.getByRole('menuitem', { name: /^Hall 7/ }));
  const opens = () => screen.getAllByRole('button', { name: /^Open (Post|Beam)$/ });
  await waitFor(() =>
    expect(opens().map((button) => button.getAttribute('aria-label'))).toEqual(['Open Post', 'Open Beam']),
  );
});

it('the arrow keys move the focus between design cards, of which only one is in the tab order', async () => {
  const { user } = await openWith('A', 'B', 'C');
  const buttons = () => screen.getAllByRole('button', { name: /^Open [ABC]$/ });
  expect(buttons().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  buttons()[0].focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(buttons()[2]).toHaveFocus();
  await user.keyboard('{Home}');
  expect(buttons()[0]).toHaveFocus();
});

it('the designs page lists each verdict that changed in a recalculation after a record change, with the reason', async () => {
  const app = await openPage();
  const { user, backend, router } = app;
  await startExample(app);
  await router.navigate('/designs');
  await waitFor(() => expect(cardOf('Railing post')).toHaveTextContent('Not calculated'));
  await user.click(screen.getByRole('button', { name: 'Calculate all' }));
  await screen.findByText('1 of 1 design calculated.');
  await waitFor(() =>
    expect(cardOf('Railing post')).toHaveTextContent('Verified for a rigid plate57.1 % Pull-out'),
  );
  // The open design is updated too; otherwise its next save would restore the old result.
  expect(runResult()?.others).toHaveLength(2);

  const { anchors } = backend.services;
  const record = await anchorNamed(anchors, 'Demo expansion anchor C M10');
  await anchors.change(record.id, { ...record, etaNrkp: String(Number(record.etaNrkp) / 2) });
  await user.click(screen.getByRole('button', { name: 'Calculate all' }));
  const table = await screen.findByRole('table', { name: /^Verdicts that changed/ });
  const row = within(table).getAllByRole('row')[1];
  expect(row).toHaveTextContent(
    /Railing post.*Verified for a rigid plate57.1 % Pull-out.*Not verified114.2 % Pull-out/,
  );
  expect(row).toHaveTextContent('anchor record changed');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('table', { name: /^Verdicts that changed/ })).toBeNull());
});

it('the designs page lists the designs that could not be calculated, with the reason for each design', async () => {
  const { user } = await openWith('Post');
  await user.click(screen.getByRole('button', { name: 'Calculate all' }));
  expect(await screen.findByText(/^Post: /)).toHaveTextContent(/load/i);
  expect(screen.getByText('0 of 1 design calculated.')).toBeInTheDocument();
});

it('the designs page shows a message if the browser cannot store designs', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private', 'InvalidStateError');
  });
  await openPage();
  expect(await screen.findByText(/This browser cannot store designs/)).toBeInTheDocument();
});

it('the designs page counts damaged entries, and keeps these entries until the user deletes them', async () => {
  const { user } = await openWith('Post');
  const owner = signedInUser();
  const content = { ...EMPTY, owner, id: 'cut', text: '{"for', file: null };
  await givenSavedDesigns([{ card: { owner, id: 'cut' } as Card, content }]);
  expect(await screen.findByText('Entries that cannot be read: 1')).toBeInTheDocument();
  expect(screen.getAllByTestId('design-card')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(screen.queryByText('Entries that cannot be read: 1')).toBeNull());
});
