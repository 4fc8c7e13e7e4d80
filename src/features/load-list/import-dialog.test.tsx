// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedLoad } from '@/design/model/design-state';
import { ImportDialog } from '@/features/load-list/import-dialog';
import { offeredTables } from '@/load-tables/load-file';
import { fillBrowserGaps } from '@/testing/browser-gaps';
import { loadTranslations } from '@/testing/load-translations';

const COLUMNS = 'FX (kN)\tFY (kN)\tFZ (kN)\tMX (kNm)\tMY (kNm)\tMZ (kNm)';
const NUMBERS = '1\t2\t10\t3\t4\t5';

async function show(text: string, hasRows = false) {
  const onTake = vi.fn<(rows: readonly ListedLoad[], how: string) => void>();
  const cells = text.split('\n').map((line) => line.split('\t'));
  const tables = offeredTables([{ name: 'pasted', cells }]);
  render(<ImportDialog tables={tables} hasRows={hasRows} onTake={onTake} onClose={vi.fn()} />);
  const dialog = within(await screen.findByRole('dialog'));
  const importButton = () => dialog.getByRole('button', { name: /^Import \d+ rows?$/ });
  return {
    dialog,
    importButton,
    choose: (name: RegExp) => userEvent.click(dialog.getByRole('radio', { name })),
    confirm: () => userEvent.click(dialog.getByRole('checkbox', { name: /preset answers are correct/ })),
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

describe('signs in a pasted table', () => {
  it('the user must choose the signs for a list of nodal forces that does not state how the forces act', async () => {
    const { dialog, importButton, choose, imported } = await show(
      `Node\tLoad\t${COLUMNS}\n7\tULS\t${NUMBERS}`,
    );
    expect(dialog.getByText(/^The table lists forces at nodes/)).toBeVisible();
    expect(dialog.getAllByRole('radio').filter((radio) => radio.matches(':checked'))).toEqual([]);
    expect(importButton()).toBeDisabled();
    await choose(/Z up: all signs reversed/);
    expect(await imported()).toEqual({ name: '7 / ULS', Nz: -10, Vx: -1, Vy: -2, Mx: -3, My: -4, Mz: -5 });
  });

  it('the user must choose the direction of the RFEM Z axis, which determines the signs', async () => {
    const text = `Node\tLoading\tPX [kN]\tPY [kN]\tPZ [kN]\tMX\tMY\tMZ\n7\tULS\t${NUMBERS}`;
    const down = await show(text);
    expect(down.importButton()).toBeDisabled();
    await down.choose(/^Z down/);
    expect(await down.imported()).toMatchObject({ Nz: -10, Vx: 1, Vy: -2, Mx: 3, My: -4, Mz: -5 });
    cleanup();
    localStorage.clear();
    const up = await show(text);
    await up.choose(/^Z up/);
    expect(await up.imported()).toMatchObject({ Nz: 10, Vx: 1, Vy: 2, Mx: 3, My: 4, Mz: 5 });
  });

  it('the import dialog remembers the signs for tables with the same headings, and asks again if the stored answer is invalid', async () => {
    const text = `Node\tLoading\tPX [kN]\tPY [kN]\tPZ [kN]\tMX\tMY\tMZ\n7\tULS\t${NUMBERS}`;
    const first = await show(text);
    await first.choose(/^Z down/);
    await first.imported();
    cleanup();
    const again = await show(text);
    expect(again.dialog.getByText(/was imported before/)).toBeVisible();
    expect(await again.imported()).toMatchObject({ Nz: -10, Vx: 1 });
    cleanup();
    const changed = localStorage.getItem('loadListMappings')!.replace('"zDown"', '"turned"');
    localStorage.setItem('loadListMappings', changed);
    const asked = await show(text);
    expect(asked.dialog.queryByText(/was imported before/)).toBeNull();
    expect(asked.importButton()).toBeDisabled();
  });

  it('the import dialog presets the signs and the vertical axis for a table from STAAD, and asks the user to confirm them', async () => {
    const { importButton, confirm, imported } = await show(`Node\tL/C\t${COLUMNS}\n7\t1\t${NUMBERS}`);
    expect(importButton()).toBeDisabled();
    await confirm();
    expect(await imported()).toMatchObject({ Nz: -2, Vx: -1, Vy: 10, Mx: -3, My: 5, Mz: -4 });
  });

  it('the import dialog states the signs and axes of the app, without a question, for a table without nodes', async () => {
    const { dialog, imported } = await show(`LC\t${COLUMNS}\nULS\t${NUMBERS}`);
    expect(dialog.queryByRole('radiogroup')).toBeNull();
    const certain = within(dialog.getByRole('list', { name: 'Stated in the table' }));
    expect(certain.getByText(/their signs and axes are those of this app/)).toBeVisible();
    expect(certain.getByText('The unit kN is stated in the column heading (B, C, D).')).toBeVisible();
    expect(await imported()).toMatchObject({ Nz: 10, Vx: 1 });
  });
});

describe('units in a pasted table', () => {
  it('the import dialog asks once for the unknown unit of several columns, and blocks the import until a unit is chosen', async () => {
    const { dialog, importButton, imported } = await show('LC\tN [kgx]\tVx [kgx]\nULS\t1000\t2000');
    expect(importButton()).toBeDisabled();
    const questions = within(dialog.getByRole('region', { name: 'Questions about this table' }));
    expect(questions.getByText(/^The unit “kgx” of .* is unknown/)).toBeVisible();
    expect(questions.getByRole('table', { name: 'First rows of the table' })).toHaveTextContent(
      'ULS10002000',
    );
    await userEvent.click(questions.getByRole('combobox', { name: 'Unit' }));
    await userEvent.click(await screen.findByTitle('N'));
    expect(await imported()).toMatchObject({ Nz: 1, Vx: 2 });
  });

  it('the import dialog presets a unit if the table states none, and asks the user to confirm the unit', async () => {
    const { importButton, confirm, imported } = await show('LC\tN\nULS\t5');
    expect(importButton()).toBeDisabled();
    await confirm();
    expect(await imported()).toMatchObject({ Nz: 5 });
  });
});

it('the user must choose the decimal mark of a pasted table if a comma in the table could be a thousands separator', async () => {
  const { importButton, choose, imported } = await show('LC\tN [kN]\nULS\t1,234');
  expect(importButton()).toBeDisabled();
  await choose(/^1,234 = 1.234/);
  expect(await imported()).toMatchObject({ Nz: 1.234 });
});

describe('checks before the import', () => {
  const LIST = 'LC\tN [kN]\tVx [kN]\nA\t-8\t1\nB\t12,5\t3\nTotal\t4,5\t4';

  it('the import dialog shows the smallest and largest loads with their rows, and the sum of N', async () => {
    const { dialog } = await show(LIST);
    expect(dialog.getByRole('row', { name: /^Nz/ })).toHaveTextContent('-8.000A12.500BkN');
    expect(dialog.getByRole('status')).toHaveTextContent('2 rows can be imported. Sum of N: 4.500 kN.');
  });

  it('the import dialog counts the skipped lines, and on demand shows why a line was skipped', async () => {
    const { dialog } = await show(LIST);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show only the skipped row' }));
    expect(dialog.getByText('This row is a total of other rows or a check for equilibrium.')).toBeVisible();
  });

  it('the import dialog preselects the option to append the rows to the existing rows', async () => {
    const { imported, how } = await show(LIST, true);
    await imported();
    expect(how()).toBe('append');
  });
});

it.each([
  ['on the import button if the table needs no answer', '', true],
  ['in the dialog, but not on the close button, if an answer is missing', 'Node', false],
])('after the import dialog opens, the focus is %s', async (_, first, isReady) => {
  const { importButton } = await show(`${first}\t${COLUMNS}\n1\t${NUMBERS}`);
  expect(document.activeElement === importButton()).toBe(isReady);
  expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Close' }));
});

it('the import dialog warns about envelope rows', async () => {
  const { dialog } = await show(`Joint\tOutputCase\tStepType\t${COLUMNS}\n7\tENV\tMax\t${NUMBERS}`);
  expect(dialog.getByText(/^Envelope rows/)).toBeVisible();
});
