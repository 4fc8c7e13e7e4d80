// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { COMBINED_KEYS, type Check, type Verdict } from '@/engineering';
import { CheckList } from '@/features/workspace/results/check-list';
import { checkResult } from '@/testing/check-result';
import { loadTranslations } from '@/testing/load-translations';

beforeAll(() => loadTranslations('en'));

function showCombined(values: readonly (number | null)[], either: Verdict = 'Not satisfied'): void {
  const combined = Object.fromEntries(
    COMBINED_KEYS.map((key, index) => [key, { beta_N: 0.6, beta_V: 0.4, value: values[index] }]),
  );
  const answer = checkResult({ combined, combinedVerdicts: { steel: 'Satisfied', either } });
  render(<CheckList answer={answer} />);
}

function showMode(check: Partial<Check>): Promise<HTMLElement> {
  const answer = checkResult({ checks: { concrete_cone: check } });
  render(<CheckList answer={answer} />);
  return screen.findByTestId('row-concrete_cone');
}

/** Returns whether a utilisation meets its limit, which colours its bar and its number. */
const limitOf = (row: HTMLElement) => row.querySelector<HTMLElement>('[data-limit]')?.dataset.limit;
const icon = (row: HTMLElement) => within(row).queryByRole('img', { name: /^(close|check)-circle$/ });

it.each([
  ['steel', [1, 0.5, 0.5], false],
  ['steel', [1.001, 0.5, 0.5], true],
  ['linear', [0.5, 0.5, 1.201], true],
] as const)('the combined %s check with values %j is red only above its limit', async (key, values, red) => {
  showCombined(values);
  const row = await screen.findByTestId(`combined-${key}`);
  expect(limitOf(row)).toBe(red ? 'exceeded' : 'met');
  expect(row).toHaveTextContent(red ? / not satisfied$/ : /% satisfied$/);
  expect(icon(row)).toHaveAccessibleName(red ? 'close-circle' : 'check-circle');
});

it.each([
  ['linear', [0.5, 0.9, 1.3]],
  ['concrete', [0.5, 1.1, 1.1]],
] as const)('a combined %s check that is not required has a value but no colour', async (key, values) => {
  showCombined(values, 'Satisfied');
  const row = await screen.findByTestId(`combined-${key}`);
  expect(limitOf(row)).toBe('notNeeded');
  expect(icon(row)).toBeNull();
  expect(row).toHaveTextContent(new RegExp(`${Math.max(values[1], values[2])}\\d*1\\.[02].* not required$`));
  expect(within(row).queryByRole('button')).toBeNull();
});

it('a combined check that does not apply has no verdict colour, and states the reason although other rows apply', async () => {
  showCombined([null, 0.5, 0.5]);
  const row = await screen.findByTestId('combined-steel');
  expect(limitOf(row)).toBeUndefined();
  expect(icon(row)).toBeNull();
  expect(within(row).getByText('not applicable')).toHaveAccessibleDescription(/^No anchor is in tension/);
});

const stated = { utilisation: 55, verdict: 'Not satisfied', stated: 'Not satisfied' } as const;

it.each([
  ['en', /^Concrete cone failure: the server's verdict contradicts its utilisation of 55\s%\./],
  ['cn', /^混凝土锥体破坏：服务器给出的结论与其利用率55\s%矛盾/],
] as const)('a contradicting verdict is red, its bar green, with a note in "%s"', async (language, note) => {
  await loadTranslations(language);
  const row = await showMode(stated);
  expect(limitOf(row)).toBe('met');
  expect(icon(row)).toHaveAccessibleName('close-circle');
  expect((await screen.findByTestId('contradiction-concrete_cone')).textContent).toMatch(note);
  await loadTranslations('en');
});

it('a note below a combined check states that the verdict for combined load contradicts it', async () => {
  showCombined([0.5, 0.5, 0.9], 'Not satisfied');
  const note = await screen.findByTestId('contradiction-concrete');
  expect(note).toHaveTextContent("the server's verdict contradicts its utilisation of 50");
  expect(screen.queryByTestId('contradiction-linear')).toBeNull();
});

it.each<[Partial<Check>, string, boolean]>([
  [{ action: 10, resistance: 10, utilisation: 100 }, '100.0 %', false],
  [{ action: 10.1, resistance: 10, utilisation: 101, verdict: 'Not satisfied' }, '101.0 %', true],
  [{ action: 10, resistance: 0, utilisation: null, verdict: 'Not satisfied' }, 'infinite', true],
])('the utilisation of a check %j is red only if it is not satisfied', async (check, figure, red) => {
  const row = await showMode(check);
  expect(row).toHaveTextContent(figure);
  expect(limitOf(row)).toBe(red ? 'exceeded' : 'met');
  expect(icon(row)).toHaveAccessibleName(red ? 'close-circle' : 'check-circle');
});
