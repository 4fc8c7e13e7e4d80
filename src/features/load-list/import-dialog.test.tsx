// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListedLoad } from '@/design/model/design-state';
import { ImportDialog } from '@/features/load-list/import-dialog';
import { availableTables } from '@/files/load-tables/find-load-tables';
import { signOut } from '@/testing/app-state';
import { fillBrowserGaps } from '@/testing/browser-gaps';
import { loadTranslations } from '@/testing/load-translations';

const COLUMNS = 'FX (kN)\tFY (kN)\tFZ (kN)\tMX (kNm)\tMY (kNm)\tMZ (kNm)';
const NUMBERS = '1\t2\t10\t3\t4\t5';

async function show(text: string, hasRows = false) {
  const onTake = vi.fn<(rows: readonly ListedLoad[], how: string) => void>();
  const cells = text.split('\n').map((line) => line.split('\t'));
  const tables = availableTables([{ name: '', cells }]);
  render(<ImportDialog tables={tables} hasRows={hasRows} onTake={onTake} onClose={vi.fn()} />);
  const dialog = within(await screen.findByRole('dialog'));
  const importButton = () => dialog.getByRole('button', { name: /^Import \d+ rows?$/ });
  return {
    dialog,
    importButton,
    choose: (name: RegExp) => userEvent.click(dialog.getByRole('radio', { name })),
    answer: async (label: RegExp, name: string) => {
      await userEvent.click(dialog.getByRole('combobox', { name: label }));
      await userEvent.click((await screen.findAllByTitle(name)).at(-1)!);
    },
    confirm: () => userEvent.click(dialog.getByRole('checkbox', { name: /are as the table means them/ })),
    imported: async () => {
      await userEvent.click(importButton());
      return onTake.mock.calls.at(-1)![0][0];
    },
    how: () => onTake.mock.calls.at(-1)![1],
  };
}

beforeEach(async () => {
  fillBrowserGaps();
  await loadTranslations('en');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const NODES = `Node\tLoad\t${COLUMNS}\n7\tULS\t${NUMBERS}`;

it('the user must choose what the forces are and which axis points out of the concrete, and confirm each change', async () => {
  const { dialog, importButton, choose, confirm, imported } = await show(NODES);
  const chosen = () => dialog.getAllByRole('radio').filter((radio) => radio.matches(':checked'));
  // The row name says ULS.
  expect(chosen().map((radio) => radio.closest('label')?.textContent)).toEqual(['design loads']);
  expect(dialog.getByText('row name “7 ULS”')).toBeVisible();
  expect(importButton()).toBeDisabled();
  await choose(/^reactions$/);
  await choose(/^z$/);
  expect(importButton()).toBeDisabled();
  await confirm();
  expect(importButton()).toBeEnabled();
  await choose(/^−z$/);
  expect(importButton()).toBeDisabled();
  await choose(/^z$/);
  await confirm();
  expect(await imported()).toEqual({
    name: '7 / ULS',
    node: '7',
    Nz: -10,
    Vx: -1,
    Vy: -2,
    Mx: -3,
    My: -4,
    Mz: -5,
  });
});

it('the import dialog presets the statements for a table from STAAD with their reason, and asks the user to confirm them', async () => {
  const table = `Node\tL/C\t${COLUMNS}\n7\t1\t${NUMBERS}`;
  const { dialog, importButton, confirm, choose, imported } = await show(table);
  expect(dialog.getAllByText('format of STAAD')).toHaveLength(2);
  await choose(/^design loads$/);
  expect(importButton()).toBeDisabled();
  await confirm();
  expect(await imported()).toMatchObject({ Nz: -2, Vx: -1, Vy: 10, Mx: -3, My: 5, Mz: -4 });
});

it('a table with the headings of the app is imported with one click', async () => {
  const { dialog, imported } = await show('LC\tN [kN]\tVx [kN]\tMy [kNm]\nA\t10\t1\t4');
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(dialog.getAllByText('headings as in this app')).toHaveLength(4);
  expect(await imported()).toMatchObject({ Nz: 10, Vx: 1, My: 4 });
});

it('forces of one anchor cannot be imported, and the dialog says why', async () => {
  const { dialog, importButton, confirm, choose } = await show('LC\tN per anchor [kN]\nA\t10');
  expect(dialog.getByText(/^The forces are those of single anchors/)).toBeVisible();
  await choose(/^tension$/);
  await choose(/^design loads$/);
  await confirm();
  expect(importButton()).toBeDisabled();
});

it('characteristic loads need the partial factor of the user', async () => {
  const { dialog, importButton, confirm, choose, imported } = await show('LC\tN [kN] SLS\nA\t10');
  const factor = dialog.getByRole('textbox', { name: 'Partial factor' });
  await userEvent.type(factor, '{Control>}a{/Control}1.5{Enter}');
  for (const name of [/^loads on the plate$/, /^tension$/]) await choose(name);
  await confirm();
  expect(importButton()).toBeEnabled();
  expect(await imported()).toMatchObject({ Nz: 15 });
});

it('the dialog says what the first row does to the plate, and shows another row after a click', async () => {
  const { dialog } = await show('LC\tN [kN]\tVx [kN]\nA\t38.25\t-4.5\nB\t-12\t0');
  const forces = (name: string) =>
    within(dialog.getByRole('list', { name: `Forces of row ${name} on the plate` }));
  expect(forces('A').getByText('38.250 kN pulls the plate off the concrete')).toBeVisible();
  expect(forces('A').getByText('4.500 kN shears the plate towards −x')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Largest compression 12.000 kN: B' }));
  expect(forces('B').getByText('12.000 kN presses the plate onto the concrete')).toBeVisible();
  await userEvent.click(dialog.getByText('38.25'));
  expect(forces('A')).toBeDefined();
});

const confirmed = async () => {
  const { choose, confirm, imported } = await show(NODES);
  await choose(/^reactions$/);
  await choose(/^z$/);
  await confirm();
  await imported();
  cleanup();
};

it('a confirmed layout is only shown, stays after signing out, and can be changed', async () => {
  await confirmed();
  signOut();
  const { dialog, importButton, imported } = await show(NODES.replace('10', '-8'));
  expect(dialog.getByText(/^You have confirmed a table of this layout before/)).toBeVisible();
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(await imported()).toMatchObject({ Nz: 8, Vx: -1 });
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
  expect(importButton()).toBeDisabled();
  expect(dialog.getByRole('radio', { name: 'reactions' })).toBeChecked();
});

it('the import dialog asks once for the unknown unit of several columns, and blocks the import until a unit is chosen', async () => {
  const { dialog, importButton, answer, imported } = await show('LC\tN [kgx]\tVx [kgx]\nULS\t1000\t2000');
  expect(importButton()).toBeDisabled();
  const questions = within(dialog.getByRole('region', { name: 'Questions about this table' }));
  expect(questions.getByText(/^The unit “kgx” of .* is unknown/)).toBeVisible();
  await answer(/^Meaning of kgx$/, 'N');
  expect(await imported()).toMatchObject({ Nz: 1, Vx: 2 });
});

it('the import dialog presets a unit if the table states none, and asks the user to confirm the unit', async () => {
  const { importButton, confirm, imported } = await show('LC\tN\nULS\t5');
  expect(importButton()).toBeDisabled();
  await confirm();
  expect(await imported()).toMatchObject({ Nz: 5 });
});

it('a word that the import does not know is ignored only after the user has said so', async () => {
  const { dialog, importButton, answer, imported } = await show('LC\tN lateral [kN]\nA\t5');
  expect(dialog.getByText(/^The word “lateral” in the heading of B/)).toBeVisible();
  for (const name of ['loads on the plate', 'design loads', 'tension'])
    await userEvent.click(dialog.getByRole('radio', { name }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /are as the table means them/ }));
  expect(importButton()).toBeDisabled();
  await answer(/^Meaning of lateral$/, 'ignore');
  await userEvent.click(dialog.getByRole('checkbox', { name: /are as the table means them/ }));
  expect(await imported()).toMatchObject({ Nz: 5 });
});

it('the user can say what an unknown column contains', async () => {
  const { answer, imported } = await show('LC\tN [kN]\tShear\nA\t5\t3.1 kN');
  await answer(/^Meaning of C · Shear$/, 'Fx');
  expect(await imported()).toMatchObject({ Nz: 5, Vx: 3.1 });
});

it('the user must choose the decimal mark of a pasted table if a comma in the table could be a thousands separator', async () => {
  const { importButton, answer, imported } = await show('LC\tN [kN]\nULS\t1,234');
  expect(importButton()).toBeDisabled();
  await answer(/^Meaning of 1,234$/, '1,234 = 1.234');
  expect(await imported()).toMatchObject({ Nz: 1.234 });
});

const LIST = 'LC\tN [kN]\tVx [kN]\nA\t-8\t1\nB\t12,5\t3\nTotal\t4,5\t4';

it('the import dialog shows the largest forces, the sum of N and why a row was skipped, and appends the rows', async () => {
  const { dialog, imported, how } = await show(LIST, true);
  const largest = within(dialog.getByRole('list', { name: 'Largest forces of the table' }));
  expect(largest.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    ['tension 12.500 kN: B', 'compression 8.000 kN: A', 'shear force 3.000 kN: B'].map(
      (end) => `Largest ${end}`,
    ),
  );
  expect(dialog.getByRole('status')).toHaveTextContent('2 rows can be imported. Sum of N: 4.500 kN.');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Show only the skipped row' }));
  expect(dialog.getByText('This row is a total of other rows or a check for equilibrium.')).toBeVisible();
  await imported();
  expect(how()).toBe('append');
});

it.each([
  ['on the import button if the table needs no answer', 'LC\tN [kN]\n1\t5', true],
  ['in the dialog, but not on the close button, if an answer is missing', NODES, false],
])('after the import dialog opens, the focus is %s', async (_, text, isReady) => {
  const { importButton } = await show(text);
  expect(document.activeElement === importButton()).toBe(isReady);
  expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Close' }));
});

it('the import dialog warns about envelope rows', async () => {
  const { dialog } = await show(`Joint\tOutputCase\tStepType\t${COLUMNS}\n7\tENV\tMax\t${NUMBERS}`);
  expect(dialog.getByText(/^Envelope rows/)).toBeVisible();
});
