// @vitest-environment jsdom
// @in-rest
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openImportDialog } from '@/testing/overlays';
import { renderApp } from '@/testing/render-app';
import { writtenCalls } from '@/testing/written-calls';

async function importOn(path: string, csv: string) {
  const app = await renderApp(path, { account: 'admin' });
  const calls = writtenCalls(app.backend);
  const { input, writeButton } = await openImportDialog();
  await app.user.upload(input(), new File([csv], 'table.csv', { type: 'text/csv' }));
  return { ...app, calls, writeButton: writeButton() };
}

it('importing a table with decimal commas changes one concrete grade and adds another', async () => {
  const { user, calls, writeButton, backend } = await importOn(
    '/concreteDatabase',
    'grade;fck;fcuk;ec\nC20/25;20;25;29,5\nC85/100;85;100;43,6\nC25/30;25;30;31\n',
  );
  const { id } = (await backend.store.concretes.all()).find(({ grade }) => grade === 'C20/25')!;
  expect(await screen.findByText('1 to add, 1 to modify, 1 unchanged, 0 invalid cells')).toBeInTheDocument();
  await user.click(writeButton);
  expect(await screen.findByText('2 records imported')).toBeInTheDocument();
  expect(calls).toHaveLength(2);
  expect(calls).toContainEqual({
    call: `PATCH /api/maoshuan/concrete/${id}`,
    body: { id, grade: 'C20/25', fck: '20', fcuk: '25', ec: '29.5' },
  });
  expect(calls).toContainEqual({
    call: 'POST /api/maoshuan/concrete',
    body: { grade: 'C85/100', fck: '85', fcuk: '100', ec: '43.6' },
  });
});

it('the concrete grade import refuses a grade with a cube strength below its cylinder strength', async () => {
  const { writeButton } = await importOn('/concreteDatabase', 'grade,fck,fcuk,ec\nC20/25,25,20,30\n');
  expect(await screen.findByText(/^Impossible; must be 25 to 50/)).toBeInTheDocument();
  expect(writeButton).toBeDisabled();
});

it('the profile import finds profiles in every series named in the file; a row without a series belongs to the series shown', async () => {
  const { user, calls, writeButton, backend } = await importOn(
    '/sectionSteelDataBase?sectionSteelType=12',
    'name,type,h\nIPE 80,,80\nI 80,11,81\n',
  );
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
