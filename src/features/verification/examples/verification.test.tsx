// @vitest-environment jsdom
// @in-rest
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EXAMPLES, LIBRARY_ONLY } from '@/examples/examples';
import { renderApp } from '@/testing/render-app';
import { saveAs } from '@/testing/saved-files';

const LONG = { timeout: 60_000 };

const sums = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text), LONG);
const lines = () =>
  within(screen.getByRole('table', { name: 'Verification' })).getAllByRole('button', { name: /^Values of/ });

it('the verification page calculates all examples, exports their values, and can filter the examples', async () => {
  const { user } = await renderApp('/verification', { account: 'engineer' });
  await user.click(await screen.findByRole('button', { name: `Calculate ${EXAMPLES.length} examples` }));
  expect(await screen.findByRole('progressbar', { name: 'Calculating examples' })).toBeInTheDocument();
  // These are the totals printed by `engine verify`.
  await sums(
    `Examples calculated: ${EXAMPLES.length}, failed: 0. Values in agreement: 2226, differing: 0, not in the response: 0.`,
  );
  await user.click(screen.getByRole('button', { name: 'Values of en1992-4-column-400-four-m20' }));
  const line = screen.getByText('20.505').closest('tr')!;
  expect(line).toHaveTextContent(/20\.5.*20\.505.*kN.*\+0\.023 %.*EN 1992-4, 7\.2\.2\.5 \(7\.41\).*Agrees/);
  await user.click(screen.getByRole('button', { name: 'Download table (.csv)' }));
  await waitFor(() => expect(saveAs).toHaveBeenCalledWith(expect.anything(), 'verification.csv'));
  expect(screen.getByText(new RegExp(`^${LIBRARY_ONLY.length} further examples`))).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'JGJ145-2013' }));
  expect(lines()).toHaveLength(EXAMPLES.filter(({ subject }) => subject === 'JGJ145-2013').length);
  await user.click(screen.getByRole('switch', { name: 'Only examples that do not agree' }));
  expect(screen.queryByRole('button', { name: /^Values of/ })).not.toBeInTheDocument();
}, 60_000);

it('the verification page refuses to calculate for an expired account, and shows the reason', async () => {
  const { user, calls } = await renderApp('/verification', { account: 'expired' });
  await user.click(await screen.findByRole('button', { name: `Calculate ${EXAMPLES.length} examples` }));
  await sums(`failed: ${EXAMPLES.length}.`);
  expect(calls.filter(({ call }) => call.includes('/simdroid/'))).toEqual([]);
  await user.click(lines()[0]);
  expect(screen.getAllByText(/Account expired/).length).toBeGreaterThan(0);
}, 60_000);
