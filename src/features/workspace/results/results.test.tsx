// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { change, openWorkspace } from '@/testing/open-workspace';

/** Opens a workspace with a result from the embedded backend's engine. */
async function openCalculated(standard = 'EN1992-4', loads: Partial<Design['loads']['dead']> = { Nz: 10 }) {
  const view = await openWorkspace(`/home?standardType=${standard}`);
  act(() => change((d) => Object.assign(d.loads.dead, loads)));
  await view.anchorRead();
  await view.calculated();
  return view;
}

const standing = () => screen.getByTestId('overall').dataset.standing;
const report = () => screen.getByRole('button', { name: 'Generate report' });

it('a change makes a result out of date until it is undone; the report calculates first and then opens', async () => {
  const { user, open, field, retype } = await openCalculated();
  expect(standing()).toBe('current');
  expect(report()).toBeEnabled();
  await open('Layout');
  await retype(field('Concrete thickness h'), '260{Enter}');
  expect(standing()).toBe('outOfDate');
  expect(screen.getByTestId('overall')).toHaveTextContent(/^Out of date/);
  expect(screen.getByTestId('overall').querySelector('svg')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(standing()).toBe('current');
  // The click that leaves the field commits its value, and asks for the report of the new value.
  await retype(field('Concrete thickness h'), '260');
  await user.click(report());
  expect(await screen.findByRole('dialog', { name: 'Generate report' })).toBeVisible();
  expect(standing()).toBe('current');
  expect(field('Concrete thickness h')).toHaveValue('260');
});

it('the report dialog of inputs that cannot be calculated says why', async () => {
  const { user, open, field, retype } = await openCalculated();
  await open('Layout');
  await retype(field('Concrete thickness h'), '20');
  await user.click(report());
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate report' }, { timeout: 10_000 }));
  expect(dialog.getByText(/must not be below the anchor's minimum/)).toBeVisible();
});

it('a result under JGJ145-2013 keeps its values and stays up to date when the screen language changes', async () => {
  const { user, verdict } = await openCalculated('JGJ145-2013', { Nz: 6, Vx: 2 });
  expect(screen.getByTestId('row-pull_out')).toHaveTextContent('not applicable');
  const figure = async () => (await verdict()).querySelector('b')!.textContent;
  const before = await figure();
  expect(before).toMatch(/\d/);
  await user.click(screen.getByRole('button', { name: '中文' }));
  expect(await screen.findByRole('button', { name: '计算' })).toBeEnabled();
  await waitFor(() => expect(screen.getByTestId('row-pull_out')).toHaveTextContent('不适用'));
  expect(await figure()).toBe(before);
  expect(standing()).toBe('current');
});
