// @vitest-environment jsdom
/** Tests the load list as an engineer would use it. */
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { clearForces } from '@/design/run/load-case-evaluation';
import { parseCsv } from '@/files/load-tables/rows-of-text';
import { workbookOf } from '@/shared/tables/workbook';
import { change, failChecks, openWithAnchor } from '@/testing/open-workspace';
import { saveAs } from '@/testing/saved-files';

beforeEach(clearForces);

const HEADINGS = 'LC\tN [kN]\tVx [N]\tMy [kNm]';
/** The third row exceeds the resistance of the anchors. */
const ROWS = ['LC1\t5\t2000\t0', 'LC2\t-8\t1500\t0,25', 'LC3\t95\t0\t0', 'LC4\t12,5\t-3000\t0,5'];

const part = () => within(screen.getByRole('region', { name: 'Load list' }));
const table = () => within(part().getByRole('table', { name: 'Load list' }));
const rowOf = (name: string) => table().getByRole('rowheader', { name }).closest('tr')!;
/** Returns the loads of a row, in the order of the columns. */
function loadsOf(name: string): number[] {
  const heads = table().getAllByRole('columnheader');
  const first = heads.findIndex(({ textContent }) => textContent === 'Nz [kN]');
  const cells = within(rowOf(name))
    .getAllByRole('cell')
    .slice(first - 1, first + 5);
  return cells.map(({ textContent }) => Number(textContent.replace('−', '-')));
}
const counts = () => part().getByText(/^\d+ rows? shown/).textContent;
const rowNames = () =>
  table()
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
    .slice(0, -1);

/** Simulates pasting from a spreadsheet, as plain text and HTML. */
function paste(lines: readonly string[], target: Element = document.activeElement ?? document.body) {
  const row = (line: string) => `<tr><td>${line.replaceAll('\t', '</td><td>')}</td></tr>`;
  const html = `<table>${lines.map(row).join('')}</table>`;
  const texts: Record<string, string> = { 'text/plain': lines.join('\r\n'), 'text/html': html };
  const clipboardData = { getData: (type: string) => texts[type] ?? '' };
  fireEvent(target, createEvent.paste(target, { clipboardData }));
}

async function openList(lines: readonly string[] = [HEADINGS, ...ROWS], qa = '') {
  const hands = await openWithAnchor(undefined, { qa });
  await hands.user.click(screen.getByRole('button', { name: 'Load list (0)' }));
  await screen.findByRole('region', { name: 'Load list' });
  const take = async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await hands.user.click(dialog.getByRole('button', { name: /^Import \d/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  if (lines.length > 0) {
    paste(lines);
    await take();
  }
  const calculateAll = async () => {
    await hands.user.click(part().getByRole('button', { name: 'Calculate all' }));
    await waitFor(() => expect(screen.queryByText('Cancel')).toBeNull());
    // React renders the rows with low priority, so this waits until they are up to date.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await waitFor(() => expect(table().queryAllByTitle('not calculated')).toEqual([]));
  };
  return { ...hands, take, calculateAll };
}

it('the progress of the load list is shown once: in the open list, or in a bar with a cancel button on other pages', async () => {
  const many = Array.from({ length: 12 }, (_, i) => `LC${i + 1}\t${i + 1}\t2\t3`);
  const { user, router, backend, anchorRead } = await openList([HEADINGS, ...many]);
  backend.setQa('slow:600');
  await user.click(part().getByRole('button', { name: 'Calculate all' }));
  // While the list is open, only the list shows a counter.
  expect(await screen.findByTestId('list-progress')).toHaveTextContent(/\d+ of 12 rows/);
  expect(screen.queryByText(/rows shown/)).toBeNull();
  expect(screen.queryByTestId('list-run')).toBeNull();
  await act(() => router.navigate('/designs'));
  const bar = await screen.findByTestId('list-run');
  expect(bar).toHaveTextContent(/^Load list: \d+ of 12$/);
  await user.click(within(bar).getByRole('button', { name: 'Cancel the calculation of the load list' }));
  await waitFor(() => expect(screen.queryByTestId('list-run')).toBeNull());
  backend.setQa('');
  await act(() => router.navigate('/home'));
  await anchorRead();
  await user.click(screen.getByRole('button', { name: 'Load list (12)' }));
  await screen.findByRole('region', { name: 'Load list' });
  expect(counts()).toMatch(/^12 rows shown, (\d|1[01]) calculated$/);
});

it('the load list calculates all rows on a busy server, and reports once that calls are now sent one at a time', async () => {
  const qa = 'every:2:/api/maoshuan/simdroid/run/*:429';
  const { calculateAll } = await openList([HEADINGS, ...ROWS.slice(0, 2)], qa);
  await calculateAll();
  expect(screen.getAllByText(/^The server is busy. Calculations are now sent one at a time/)).toHaveLength(1);
  expect(counts()).toBe('2 rows shown, 2 calculated');
});

it('the import dialog marks invalid cells of a pasted table, and omits their rows after confirmation', async () => {
  const { user, take, undo } = await openList([]);
  expect(part().getByText('There are no rows yet.')).toBeVisible();
  paste([HEADINGS, ...ROWS, '', 'LC5\tx\t0\t0', ROWS[0]]);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('status')).toHaveTextContent('4 rows can be imported. Sum of N: 104.500 kN.');
  expect(dialog.getByLabelText('B7: x is not a number.')).toBeVisible();
  expect(dialog.getByText('Show only the 2 skipped rows')).toBeVisible();
  // The heading gives Vx in N; the largest value in kN shows whether this unit is plausible.
  expect(dialog.getByText('Largest shear force 3.000 kN: LC4')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import 4 rows' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Leave out 1 row' }));
  await take();
  expect(rowNames()).toEqual(['LC1', 'LC2', 'LC3', 'LC4']);
  expect(loadsOf('LC1')).toEqual([5, 2, 0, 0, 0, 0]);
  expect(loadsOf('LC2')).toEqual([-8, 1.5, 0, 0, 0, 0.25]);
  expect(loadsOf('LC3')).toEqual([95, 0, 0, 0, 0, 0]);
  expect(loadsOf('LC4')).toEqual([12.5, -3, 0, 0, 0, 0.5]);
  await undo();
  expect(part().getByText('There are no rows yet.')).toBeVisible();
});

const bytes = (more: Record<string, (string | number)[][]> = {}) =>
  workbookOf({
    Cover: [['Project', 'Stair']],
    Loads: [
      ['LC', 'N [kN]', 'Vy [kN]'],
      ['LC7', 4.5, -1.25],
    ],
    ...more,
  });

it('if only one sheet of a workbook contains loads, the import reads that sheet without asking', async () => {
  const { user, take } = await openList([]);
  await user.upload(screen.getByTestId('open-loads'), new File([bytes()], 'loads.xlsx'));
  await take();
  expect(rowNames()).toEqual(['LC7']);
  expect(loadsOf('LC7')).toEqual([4.5, 0, -1.25, 0, 0, 0]);
});

it('the import asks which sheet to read if several sheets of a workbook contain loads', async () => {
  const { user, take } = await openList([]);
  const service = { 'Loads 2': Object.entries({ LC: 'N [kN]', LC9: 3 }) };
  await user.upload(screen.getByTestId('open-loads'), new File([bytes(service)], 'loads.xlsx'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^The file contains several tables. Preset: Loads/)).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
  await user.click(dialog.getByRole('combobox', { name: 'Table' }));
  await user.click(await screen.findByTitle('Loads 2'));
  await user.click(
    dialog.getByRole('checkbox', { name: 'The forces and arrows are as the table means them' }),
  );
  await take();
  expect(rowNames()).toEqual(['LC9']);
  expect(loadsOf('LC9')).toEqual([3, 0, 0, 0, 0, 0]);
});

it('the load list imports a pasted table after a cancelled import, and while a control other than a field has the focus', async () => {
  const { user, take } = await openList([]);
  paste([HEADINGS, ...ROWS]);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => screen.getByRole('button', { name: 'Load list (0)' }).focus());
  paste([HEADINGS, ...ROWS]);
  await take();
  expect(rowNames()).toHaveLength(4);
  // The rows of a second pasted list are added to the existing rows.
  paste([HEADINGS, 'LC9\t1\t2\t3']);
  await take();
  expect(rowNames()).toEqual(['LC1', 'LC2', 'LC3', 'LC4', 'LC9']);
});

it('a table pasted into a field outside the load list is not imported, but one pasted elsewhere is, as in Firefox', async () => {
  const { user, take } = await openList([]);
  await user.click(document.querySelector<HTMLInputElement>('aside input, [role=complementary] input')!);
  paste([HEADINGS, ...ROWS]);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  paste([HEADINGS, ...ROWS], screen.getByRole('complementary'));
  await take();
  expect(rowNames()).toHaveLength(4);
});

it('the user can edit, add and delete rows of the load list', async () => {
  const { user, retype } = await openList();
  await user.click(part().getByRole('button', { name: 'Edit the row: LC1' }));
  await retype(part().getByRole('textbox', { name: 'LC1 Vy' }), '1,75{Enter}');
  await user.click(part().getByRole('button', { name: 'Add a row' }));
  await user.type(part().getByRole('textbox', { name: '5 Nz' }), '{Backspace}3{Enter}');
  await user.click(part().getByRole('button', { name: 'Finish editing the row: 5' }));
  expect(loadsOf('LC1')).toEqual([5, 2, 1.75, 0, 0, 0]);
  expect(loadsOf('5')).toEqual([3, 0, 0, 0, 0, 0]);
  await user.click(part().getByRole('button', { name: 'Delete the row: LC2' }));
  expect(rowNames()).toEqual(['LC1', 'LC3', 'LC4', '5']);
});

it('an edited row keeps the focus while it moves in a sorted list, and when its editing ends', async () => {
  const { user, retype } = await openList();
  await user.click(part().getByRole('button', { name: 'Nz [kN]' }));
  expect(rowNames()).toEqual(['LC3', 'LC4', 'LC1', 'LC2']);
  await user.click(part().getByRole('button', { name: 'Edit the row: LC1' }));
  const field = part().getByRole('textbox', { name: 'LC1 Nz' });
  await retype(field, '120{Enter}');
  expect(table().getAllByRole('row')[1]).toContainElement(field);
  expect(field).toHaveFocus();
  await user.click(part().getByRole('button', { name: 'Finish editing the row: LC1' }));
  expect(rowNames()).toEqual(['LC1', 'LC3', 'LC4', 'LC2']);
  expect(part().getByRole('button', { name: 'Edit the row: LC1' })).toHaveFocus();
});

it('text in the load list that is not a number stays in its row, and makes the design invalid until the row is deleted', async () => {
  const { user, retype, undo, redo } = await openList();
  await user.click(part().getByRole('button', { name: 'Edit the row: LC3' }));
  const field = part().getByRole('textbox', { name: 'LC3 Vy' });
  await retype(field, '2O{Enter}');
  const marked = () => screen.queryByRole('button', { name: 'Loads: needs attention' });
  expect(marked()).toBeVisible();
  // The text stays in its row when the row is closed, and moves with its row.
  await user.click(part().getByRole('button', { name: 'Finish editing the row: LC3' }));
  const expectInRow = (names: string[]) => {
    expect(rowNames()).toEqual(names);
    expect(rowOf('LC3')).toContainElement(table().getByText('2O'));
    expect(marked()).toBeVisible();
  };
  expectInRow(['LC1', 'LC2', 'LC3', 'LC4']);
  await user.click(part().getByRole('button', { name: 'Delete the row: LC1' }));
  expectInRow(['LC2', 'LC3', 'LC4']);
  await user.click(part().getByRole('button', { name: 'Delete the row: LC3' }));
  expect(table().queryByText('2O')).toBeNull();
  expect(marked()).toBeNull();
  await undo();
  expectInRow(['LC2', 'LC3', 'LC4']);
  await undo();
  expectInRow(['LC1', 'LC2', 'LC3', 'LC4']);
  await redo();
  expectInRow(['LC2', 'LC3', 'LC4']);
});

it('the load list is calculated with the design, and its most unfavourable row determines the verdict', async () => {
  const { user, calculate } = await openList();
  change(({ loads }) => void (loads.dead.Nz = 5));
  await calculate();
  await waitFor(() => expect(counts()).toBe('4 rows shown, 4 calculated'));
  await waitFor(() => expect(rowOf('LC1')).toHaveTextContent('Verified (rigid)'));
  await waitFor(() => expect(rowOf('LC3')).toHaveTextContent('Not verified'));
  await waitFor(() => expect(screen.getByTestId('overall')).toHaveTextContent(/Not verified.*Row ‘LC3’/));
  await user.click(table().getByRole('button', { name: /^Util\./ }));
  expect(rowNames()[0]).toBe('LC3');
  await user.click(part().getByRole('radio', { name: 'Over 100 %: 1' }));
  expect(rowNames()).toEqual(['LC3']);
});

it('a row name in the line "Largest" opens the result of the row, and a button returns to the dead and live loads', async () => {
  const { user, calculateAll } = await openList();
  change(({ loads }) => void (loads.dead.Nz = 5));
  await calculateAll();
  // The line with the largest utilisations shows the name of this row and links to it.
  const largest = within(table().getByRole('row', { name: /^Largest/ }));
  await user.click(largest.getByRole('button', { name: 'LC3' }));
  await waitFor(() => expect(screen.getByTestId('overall')).toHaveTextContent(/Not verified.*Row ‘LC3’/));
  await user.click(screen.getByRole('tab', { name: 'Forces' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent(
    /Tension95\.000 kN.*Compression0\.000 kN.*Shear0\.000 kN ?Torsion0\.000 kNm/,
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Load list' })).toBeNull());
  expect(screen.getByTestId('loads-row')).toHaveTextContent('95.000');
  await user.click(screen.getByRole('button', { name: 'Back to dead and live loads' }));
  expect(screen.queryByTestId('loads-row')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Dead load Nz' })).toHaveValue('5');
  await waitFor(() => expect(screen.getByTestId('overall')).toHaveTextContent(/Row ‘LC3’/));
  expect(screen.queryByTestId('stale')).toBeNull();
});

it('a list that cannot be calculated says why beside the button, with a link to the field', async () => {
  const { user } = await openList();
  act(() => change((d) => (d.layout.sides.X1.distance = 100)));
  await user.click(part().getByRole('button', { name: 'Calculate all' }));
  const reason = within(await part().findByTestId('not-calculated'));
  expect(reason.getByText(/must not extend beyond/)).toBeVisible();
  expect(reason.getByRole('button', { name: 'Go to the field' })).toBeVisible();
});

it('the load list exports all rows to a CSV file, including rows that were not calculated', async () => {
  const { user, calculateAll } = await openList([HEADINGS, ...ROWS.slice(0, 2)]);
  await calculateAll();
  act(() =>
    change(({ loads }) => void (loads.list = [...loads.list, { ...loads.list[0], name: 'late', Nz: 7 }])),
  );
  await user.click(part().getByRole('button', { name: 'Save as CSV' }));
  const [headings, first, , late] = parseCsv(await (saveAs.mock.lastCall![0] as Blob).text());
  expect(headings.slice(0, 3)).toEqual(['Row', 'Nz [kN]', 'Vx [kN]']);
  const column = (title: string) => headings.indexOf(title);
  expect(first.slice(0, 3)).toEqual(['LC1', '5', '2']);
  const shown = rowOf('LC1').textContent;
  expect(first[column('Verdict')]).toBe('Verified for a rigid plate');
  expect(shown).toContain(Number(first[column('Utilisation [%]')]).toFixed(1));
  expect(late[column('Verdict')]).toBe('not calculated');
  expect(late[column('Utilisation [%]')]).toBe('');
});

it('a failed load list row is reported, and the remaining rows are still calculated', async () => {
  const { backend, calculateAll } = await openList();
  failChecks(backend, '"N":-8,');
  await calculateAll();
  expect(rowOf('LC2')).toHaveTextContent('could not be calculated: out of memory');
  for (const name of ['LC1', 'LC3', 'LC4']) expect(rowOf(name)).toHaveTextContent(/erified/);
  expect(counts()).toBe('4 rows shown, 3 calculated');
  expect(part().getByRole('radio', { name: 'Could not be calculated: 1' })).toBeVisible();
});

it('all rows of the load list are calculated on the elastic plate, with stress', async () => {
  const { calculateAll } = await openList([HEADINGS, ...ROWS.slice(0, 2)]);
  change(({ plate }) => void Object.assign(plate, { stiffness: 'elastic', length: 250, width: 250 }));
  await calculateAll();
  for (const name of ['LC1', 'LC2']) expect(rowOf(name)).toHaveTextContent('elastic, with stress');
  expect(part().queryByText('rigid')).not.toBeInTheDocument();
  expect(counts()).toBe('2 rows shown, 2 calculated');
  expect(screen.queryByText(/on a rigid plate only/)).toBeNull();
});
