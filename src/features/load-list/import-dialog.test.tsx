// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedLoad } from '@/design/model/design-state';
import { fillBrowserGaps } from '@/testing/browser-gaps';
import { loadTranslations } from '@/testing/load-translations';
import { ImportDialog } from './import-dialog';

const COLUMNS = 'FX (kN)\tFY (kN)\tFZ (kN)\tMX (kNm)\tMY (kNm)\tMZ (kNm)';
const NUMBERS = '1\t2\t10\t3\t4\t5';

async function show(text: string) {
  const onTake = vi.fn<(rows: readonly ListedLoad[]) => void>();
  const cells = text.split('\n').map((line) => line.split('\t'));
  render(
    <ImportDialog tables={[{ name: 'pasted', cells }]} hasRows={false} onTake={onTake} onClose={vi.fn()} />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    takeButton: () => dialog.getByRole('button', { name: 'Take over 1 rows' }),
    choose: (name: RegExp) => userEvent.click(dialog.getByRole('radio', { name })),
    taken: async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Take over 1 rows' }));
      return onTake.mock.calls.at(-1)![0][0];
    },
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

describe('signs of a pasted table', () => {
  it('have to be chosen where it lists forces at nodes of which nothing says how they act', async () => {
    const { dialog, takeButton, choose, taken } = await show(`Node\tLoad\t${COLUMNS}\n7\tULS\t${NUMBERS}`);
    expect(dialog.getByText(/^Forces at nodes/)).toBeVisible();
    expect(dialog.getAllByRole('radio').filter((radio) => radio.matches(':checked'))).toEqual([]);
    expect(takeButton()).toBeDisabled();
    await choose(/All turned/);
    expect(await taken()).toEqual({ name: '7 / ULS', Nz: -10, Vx: -1, Vy: -2, Mx: -3, My: -4, Mz: -5 });
  });

  it('follow the direction of Z of RFEM, down unless somebody says up', async () => {
    const text = `Node\tLoading\tPX\tPY\tPZ\tMX\tMY\tMZ\n7\tULS\t${NUMBERS}`;
    const down = await show(text);
    expect(await down.taken()).toMatchObject({ Nz: -10, Vx: 1, Vy: -2, Mx: 3, My: -4, Mz: -5 });
    cleanup();
    localStorage.clear();
    const up = await show(text);
    await up.choose(/^Z up/);
    expect(await up.taken()).toMatchObject({ Nz: 10, Vx: 1, Vy: 2, Mx: 3, My: 4, Mz: 5 });
  });

  it('are asked about again where they were remembered with a choice that is none any more', async () => {
    const text = `Node\tLoading\tPX\tPY\tPZ\tMX\tMY\tMZ\n7\tULS\t${NUMBERS}`;
    await (await show(text)).taken();
    cleanup();
    const turned = localStorage.getItem('loadListMappings')!.replaceAll('"sign":1', '"sign":-1');
    localStorage.setItem('loadListMappings', turned);
    const again = await show(text);
    expect(again.dialog.getByText(/was read before/)).toBeVisible();
    expect(again.takeButton()).toBeDisabled();
    await again.choose(/^Z down/);
    expect(await again.taken()).toMatchObject({ Nz: -10, Vx: 1 });
  });

  it('are not asked about in a list that an engineer made', async () => {
    const { dialog, taken } = await show(`LC\t${COLUMNS}\nULS\t${NUMBERS}`);
    expect(dialog.queryByRole('radiogroup')).toBeNull();
    expect(await taken()).toMatchObject({ Nz: 10, Vx: 1 });
  });
});

it('rows of an envelope are pointed out', async () => {
  const { dialog } = await show(`Joint\tOutputCase\tStepType\t${COLUMNS}\n7\tENV\tMax\t${NUMBERS}`);
  expect(dialog.getByText(/^Rows of an envelope/)).toBeVisible();
});
