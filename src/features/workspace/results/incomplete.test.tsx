// @vitest-environment jsdom
/** Tests a result whose verdict does not cover everything that was entered. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design, type ListedLoad } from '@/design/model/design-state';
import { nameOfRow } from '@/design/model/load-cases';
import { caseVerdictOf } from '@/design/verdict/case-verdict';
import { verdictOf } from '@/design/verdict/design-verdict';
import { type CaseResult, doneCase, type LoadListOutcome, type RunResult } from '@/design/verdict/run-result';
import { LoadList } from '@/features/load-list/load-list';
import { ResultsPanel } from '@/features/workspace/results/results-panel';
import { givenFarFromEdges } from '@/testing/given-design';
import { resultOf, seedAnchors } from '@/testing/report-cases';
import { showResult, showRun, spyOnCalculate } from '@/testing/shown-result';
import { renderPart, setUpParts } from '@/testing/workspace-parts';

setUpParts();

const checksOf = (count: number): ListedLoad[] =>
  Array.from({ length: count }, (_, index) => ({
    ...DEFAULT_DESIGN.loads.dead,
    name: `LC${index + 1}`,
    Nz: 1 + index / 100,
  }));

const listed = (count: number) => givenFarFromEdges(({ loads }) => void (loads.list = checksOf(count)));

/** Outcome of a load list whose rows all pass, except as changed by `more`. */
function listEndOf(design: Design, more: Partial<LoadListOutcome>): LoadListOutcome {
  const { list } = design.loads;
  const worst = list.slice(0, 1).map((row): CaseResult => {
    const result = resultOf(design, seedAnchors[0])!;
    return { ...doneCase(nameOfRow(row), verdictOf(result), result.input), listed: row };
  });
  return {
    fingerprint: '',
    rows: list.length,
    done: list.length,
    failed: 0,
    rigid: list.length,
    failedNames: [],
    worst,
    ...caseVerdictOf(verdictOf(resultOf(design, seedAnchors[0])!)),
    ...more,
  };
}

type Shown = Partial<Pick<RunResult, 'others'> & { listEnd: LoadListOutcome }>;

async function show(design: Design, { listEnd, others = [] }: Shown = {}) {
  showResult(design, { ...resultOf(design, seedAnchors[0])!, others });
  showRun({ listEnd: listEnd ?? null });
  const onFollow = spyOnCalculate();
  const user = renderPart(<ResultsPanel />, { loadList: LoadList });
  await screen.findByTestId('overall', {}, { timeout: 50_000 });
  return { onFollow, user };
}

const headline = () => screen.getByTestId('overall');
const missing = () => screen.getByTestId('missing');

/** Expects headline, strip and rows to show neither a tick nor a verdict colour. */
function expectNeutral() {
  const results = headline().parentElement!;
  const verdicts = [results, ...results.querySelectorAll<HTMLElement>('[data-verdict]')];
  expect(verdicts.length).toBeGreaterThan(2);
  for (const { dataset } of verdicts) expect(dataset.verdict).toBe('incomplete');
  for (const place of [headline(), screen.getByTestId('combinations')])
    expect(within(place).queryByRole('img', { name: /check-circle|exclamation-circle/ })).toBeNull();
}

const passing = (combination: 2 | 3): CaseResult => {
  const result = resultOf(givenFarFromEdges(), seedAnchors[0])!;
  return doneCase({ combination, factors: { dead: 1, live: 1.5 } }, verdictOf(result), result.input);
};
const pending = { combination: 3, factors: { dead: 1.35, live: 0 }, state: 'pending' } as const;

it('the verdict is incomplete if a load list of 200 rows was not calculated', async () => {
  const { onFollow, user } = await show(listed(200));
  expectNeutral();
  expect(headline()).toHaveTextContent(/^ ?Incomplete/);
  expect(missing()).toHaveTextContent('Load list: 200 of 200 rows not calculated.');
  await user.click(within(missing()).getByRole('button', { name: 'Calculate the remaining load cases' }));
  expect(onFollow).toHaveBeenCalledOnce();
});

it('the incomplete verdict links to the load list if a row could not be calculated', async () => {
  const design = listed(200);
  const listEnd = listEndOf(design, { done: 199, failed: 1, failedNames: ['LC137'] });
  const { user } = await show(design, { listEnd });
  expectNeutral();
  expect(missing()).toHaveTextContent('Load list: 1 of 200 rows could not be calculated: LC137.');
  await user.click(within(missing()).getByRole('button', { name: 'Open the load list' }));
  expect(await screen.findByRole('region', { name: 'Load list' })).toBeVisible();
});

it('the verdict on an elastic plate is incomplete if rows of the load list were calculated with a rigid plate', async () => {
  const rigid = listed(30);
  const design = produce(rigid, ({ plate }) => void (plate.stiffness = 'elastic'));
  await show(design, { listEnd: listEndOf(design, { rigid: 10 }) });
  expectNeutral();
  expect(missing()).toHaveTextContent(/10 of 30 rows calculated on a rigid plate only/);
});

it('the verdict is "not verified" if a row of the load list fails, and missing results are still listed', async () => {
  const design = listed(200);
  const failing = givenFarFromEdges(({ loads }) => void (loads.dead.Nz = 400));
  const verdict = caseVerdictOf(verdictOf(resultOf(failing, seedAnchors[0])!));
  const end = listEndOf(design, { done: 100, cells: verdict.cells });
  await show(design, { listEnd: { ...end, worst: [{ ...end.worst[0], verdict }] } });
  expect(headline()).toHaveAttribute('data-verdict', 'not_verified');
  expect(missing()).toHaveTextContent('100 of 200 rows not calculated');
});

const combined = givenFarFromEdges(({ loads }) => {
  loads.onlyChosen = false;
  loads.live.Nz = 1;
  loads.loadCase = 'deadAndLive';
});

it.each(Object.entries({ en: 'Calculating: 2 of 3 load cases', cn: '正在计算：3组荷载中的2组' }))(
  'the headline shows the progress of the calculation in the language "%s", without a verdict',
  async (language, text) => {
    await i18next.changeLanguage(language);
    // This is the state with live results between the first and the last combination.
    await show(combined, { others: [passing(2), pending] });
    act(() => showRun({ progress: { phase: 'combinations', done: 1, total: 2, begin: 0 } }));
    expectNeutral();
    expect(headline()).toHaveTextContent(text);
    // No list of missing results appears during the calculation.
    expect(screen.queryByTestId('missing')).toBeNull();
  },
);

it('the verdict is complete if all rows of the load list or all combinations were calculated', async () => {
  const design = listed(200);
  await show(design, { listEnd: listEndOf(design, {}) });
  expect(headline()).toHaveAttribute('data-verdict', 'verified_rigid');
  expect(screen.queryByTestId('missing')).toBeNull();
  cleanup();
  await show(combined, { others: [passing(2), passing(3)] });
  expect(headline()).toHaveAttribute('data-verdict', 'verified_rigid');
});

it('the headline counts the finished rows while the load list is calculated', async () => {
  const { user } = await show(listed(200));
  act(() => showRun({ progress: { phase: 'rows', done: 50, total: 200, begin: 0 } }));
  await waitFor(() => expect(headline()).toHaveTextContent('Calculating: 51 of 201 load cases'));
  // The open load list shows its own progress.
  await user.click(within(screen.getByTestId('combinations')).getByRole('button', { name: /^Load list/ }));
  expect(headline()).toHaveTextContent(/^ ?Calculating…/);
});
