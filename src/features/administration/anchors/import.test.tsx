// @vitest-environment jsdom
// @in-rest
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnchorRecord } from '@/api/contract/records';
import { anchors as database } from '@/features/administration/anchors/anchors';
import { rowOf } from '@/features/administration/records/database';
import { tableCells, tableFile } from '@/features/administration/tables/table-file';
import { tablesOfFile } from '@/files/load-tables/tables-of-file';
import { openImportDialog } from '@/testing/overlays';
import { renderApp } from '@/testing/render-app';
import { saveAs } from '@/testing/saved-files';

const anchorRow = (record: AnchorRecord) => rowOf(database.fields, record);
const headings = database.fields.map(({ key }) => key);

const workbook = async (anchors: readonly AnchorRecord[]) =>
  new File(
    [await tableFile('xlsx', tableCells(database.fields, headings, anchors.map(anchorRow)), 'A')],
    'anchors.xlsx',
  );
const csv = (text: string) => new File([text], 'anchors.csv', { type: 'text/csv' });

async function openImport() {
  const app = await renderApp('/anchorDatabase', { account: 'admin' });
  const anchor = (await app.backend.store.anchors.all())[0] as AnchorRecord;
  await screen.findByText(anchor.name);
  const { input, writeButton } = await openImportDialog();
  const choose = (file: File) => app.user.upload(input(), file);
  const write = async () => {
    await waitFor(() => expect(writeButton()).toBeEnabled());
    await app.user.click(writeButton());
  };
  return { ...app, anchor, choose, writeButton, write };
}

it('the import lists every invalid cell, disables the import button, and writes nothing', async () => {
  const { anchor, choose, writeButton, calls } = await openImport();
  await choose(csv(`name,etaHef,etaK8\n${anchor.name},7o,-1\n`));
  expect(await screen.findByText('0 to add, 1 to modify, 0 unchanged, 2 invalid cells')).toBeInTheDocument();
  for (const text of ['7o', 'Not a number', '-1', 'Negative'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(writeButton()).toBeDisabled();
  expect(calls).toEqual([]);
});

it('the import lists changed values, asks about doubtful values, writes the changes, and can be undone', async () => {
  const { user, anchor, choose, writeButton, calls, backend, write } = await openImport();
  const changed: AnchorRecord = { ...anchor, etaK8: '4.5', efficient: '0' };
  await choose(await workbook([changed, { ...anchor, name: 'New M12' }]));
  expect(await screen.findByText('1 to add, 1 to modify, 0 unchanged, 0 invalid cells')).toBeInTheDocument();
  const lines = within(screen.getByRole('table', { name: 'Changes' })).getAllByRole('row');
  expect(lines.slice(1).map((line) => [...line.children].map((cell) => cell.textContent))).toEqual([
    [anchor.name, 'Validity', '1', '0'],
    [anchor.name, 'EN1992-4, Pry-out failure: Pry-out factor k_8', anchor.etaK8, '4.5'],
  ]);
  expect(within(screen.getByRole('table', { name: 'New records' })).getByText('New M12')).toBeInTheDocument();
  expect(screen.getByText(/Usually 1 to 4/)).toBeInTheDocument();
  expect(writeButton()).toBeDisabled();
  expect(screen.getByRole('cell', { name: `${anchor.etaK8} → 4.5` })).toBeInTheDocument();
  const tick = `${anchor.name} EN1992-4, Pry-out failure: Pry-out factor k_8 is correct`;
  await user.click(screen.getByLabelText(tick));
  expect(calls).toEqual([]);
  await write();
  expect(await screen.findByText('2 records imported')).toBeInTheDocument();
  const patch = `PATCH /api/maoshuan/anchor/${anchor.id}`;
  expect(calls.map(({ call }) => call).sort()).toEqual([
    patch,
    `PATCH /api/maoshuan/anchor/stop/${anchor.id}`,
    'POST /api/maoshuan/anchor',
  ]);
  expect(calls.find(({ call }) => call === patch)?.body).toEqual(changed);
  const posted = calls.find(({ call }) => call.startsWith('POST'));
  expect(posted?.body).toMatchObject({ name: 'New M12', etaHef: '70' });
  expect(await backend.store.anchors.get(String(anchor.id))).toEqual(changed);
  expect(await screen.findByText('New M12')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Undo the import (2 records)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo the import' }));
  dialog.getByText(/^Removes the new records \(1\) and restores the previous values/);
  await user.click(dialog.getByRole('button', { name: 'Undo the import (2 records)' }));
  expect(await screen.findByText('Import undone for 2 records')).toBeInTheDocument();
  expect(await backend.store.anchors.get(String(anchor.id))).toEqual(anchor);
  await waitFor(() => expect(screen.queryByText('New M12')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Undo the import/ })).toBeNull();
});

it('the import confirms all doubtful values together only after all pages of them have been shown', async () => {
  const { user, anchor, choose, writeButton } = await openImport();
  const names = Array.from({ length: 7 }, (_, i) => `New ${i}`);
  await choose(await workbook(names.map((name) => ({ ...anchor, name, etaK8: '4.5' }))));
  const all = await screen.findByRole('checkbox', { name: /^All 7 values are correct/ });
  expect(all).toBeDisabled();
  await user.click(within(screen.getByRole('group', { name: 'Doubtful values' })).getByTitle('2'));
  expect(all).toBeEnabled();
  await user.click(all);
  expect(writeButton()).toBeEnabled();
});

it('the import refuses impossible values, and new anchors that lack required values', async () => {
  const { anchor, choose, writeButton } = await openImport();
  await choose(csv(`name,avatar,jgHave,etaHmin\n${anchor.name},,,60\nNew M12,,0,150\n`));
  await screen.findByText(/1 to add, 1 to modify, 0 unchanged, \d+ invalid cells/);
  screen.getByText('Impossible; must be at least 70 mm (based on: Effective embedment depth)');
  expect(screen.getAllByText('Needed for the calculation').length).toBeGreaterThan(5);
  expect(writeButton()).toBeDisabled();
});

it('the import refuses an image id if no image with this id is stored', async () => {
  const { anchor, choose, writeButton } = await openImport();
  await choose(await workbook([{ ...anchor, name: 'New M12', avatar: 'nowhere' }, anchor]));
  expect(await screen.findByText('No picture with this id is stored')).toBeInTheDocument();
  expect(screen.getByText('nowhere')).toBeInTheDocument();
  expect(writeButton()).toBeDisabled();
});

it('the import counts the anchors that could not be written, and offers their rows as a file for another import', async () => {
  const { user, anchor, choose, backend, write } = await openImport();
  backend.setQa(`fail:PATCH /api/maoshuan/anchor/${anchor.id}:500`);
  const added = { ...anchor, name: 'New M12' };
  await choose(await workbook([{ ...anchor, etaK8: '2.5' }, added]));
  await write();
  expect(await screen.findByText('1 record imported, 1 not imported')).toBeInTheDocument();
  expect((await backend.store.anchors.all()).map(({ name }) => name)).toContain('New M12');

  await user.click(screen.getByText('Save remaining rows: CSV text (.csv)'));
  await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  const file = saveAs.mock.calls[0][0] as Blob;
  const [{ cells }] = (await tablesOfFile(file))!;
  expect(cells[0]).toEqual([...headings, 'reason']);
  expect(cells).toHaveLength(2);
  expect(cells[1].at(-1)).not.toBe('');

  backend.setQa('');
  await choose(new File([file], 'rest.csv'));
  expect(await screen.findByText('0 to add, 1 to modify, 0 unchanged, 0 invalid cells')).toBeInTheDocument();
  await write();
  expect(await screen.findByText('1 record imported')).toBeInTheDocument();
  expect((await backend.store.anchors.get(String(anchor.id)))?.etaK8).toBe('2.5');
});

it('a stopped import reports the number of written rows', async () => {
  const { user, anchor, choose, backend, write } = await openImport();
  const names = Array.from({ length: 30 }, (_, i) => `New ${i}`);
  backend.setQa('slow:/api/maoshuan/anchor:60');
  await choose(await workbook(names.map((name) => ({ ...anchor, name }))));
  await write();
  await screen.findByText(/^[4-9] of 30 records/);
  await user.click(screen.getByRole('button', { name: 'Stop the import' }));
  const title = await screen.findByText(/records imported, \d+ not imported$/);
  const stored = async () =>
    (await backend.store.anchors.all()).filter(({ name }) => names.includes(name)).length;
  const written = await stored();
  expect(written).toBeGreaterThanOrEqual(4);
  expect(written).toBeLessThanOrEqual(16);
  expect(title).toHaveTextContent(`${written} records imported, ${30 - written} not`);
});

it('importing a table file does not overwrite changes that another user made after the file was read', async () => {
  const { user, anchor, choose, writeButton, backend } = await openImport();
  await choose(await workbook([{ ...anchor, etaK8: '2.5' }]));
  await waitFor(() => expect(writeButton()).toBeEnabled());
  const theirs = { ...(await backend.store.anchors.get(String(anchor.id)))!, etaSmin: '65' };
  await backend.store.anchors.put(theirs);
  await user.click(writeButton());
  await screen.findByText('Someone else has changed this record since the file was read');
  expect(await backend.store.anchors.get(String(anchor.id))).toEqual(theirs);
});

async function importOn(path: string, csv: string) {
  const app = await renderApp(path, { account: 'admin' });
  const { input, writeButton } = await openImportDialog();
  await app.user.upload(input(), new File([csv], 'table.csv', { type: 'text/csv' }));
  return { ...app, writeButton: writeButton() };
}

it('importing a table with decimal commas changes one concrete grade and adds another', async () => {
  const grades = 'grade;fck;fcuk;ec\nC20/25;20;25;29,5\nC85/100;85;100;43,6\nC25/30;25;30;31\n';
  const { user, calls, writeButton, backend } = await importOn('/concreteDatabase', grades);
  const { id } = (await backend.store.concretes.all()).find(({ grade }) => grade === 'C20/25')!;
  expect(await screen.findByText('1 to add, 1 to modify, 1 unchanged, 0 invalid cells')).toBeInTheDocument();
  await user.click(writeButton);
  expect(await screen.findByText('2 records imported')).toBeInTheDocument();
  expect(calls).toHaveLength(2);
  const changed = { id, grade: 'C20/25', fck: '20', fcuk: '25', ec: '29.5' };
  expect(calls).toContainEqual({ call: `PATCH /api/maoshuan/concrete/${id}`, body: changed });
  const added = { grade: 'C85/100', fck: '85', fcuk: '100', ec: '43.6' };
  expect(calls).toContainEqual({ call: 'POST /api/maoshuan/concrete', body: added });
});

it('the concrete grade import refuses a grade with a cube strength below its cylinder strength', async () => {
  const { writeButton } = await importOn('/concreteDatabase', 'grade,fck,fcuk,ec\nC20/25,25,20,30\n');
  expect(await screen.findByText(/^Impossible; must be 25 to 50/)).toBeInTheDocument();
  expect(writeButton).toBeDisabled();
});

it('the profile import finds profiles in every series named in the file; a row without a series belongs to the series shown', async () => {
  const path = '/sectionSteelDataBase?sectionSteelType=12';
  const { user, calls, writeButton, backend } = await importOn(path, 'name,type,h\nIPE 80,,80\nI 80,11,81\n');
  const profiles = await backend.store.sectionSteels.all();
  const profile = profiles.find(({ name, type }) => name === 'I 80' && type === '11');
  expect(profile).toBeDefined();
  expect(await screen.findByText('0 to add, 1 to modify, 1 unchanged, 0 invalid cells')).toBeInTheDocument();
  await user.click(writeButton);
  expect(await screen.findByText('1 record imported')).toBeInTheDocument();
  expect(calls).toEqual([
    { call: `PATCH /api/maoshuan/sectionSteel/${profile!.id}`, body: { ...profile, h: '81' } },
  ]);
});
