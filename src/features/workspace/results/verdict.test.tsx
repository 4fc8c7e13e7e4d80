// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { produce } from 'immer';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { NOTHING_UNCOVERED } from '@/design/model/load-cases';
import type { RunResult } from '@/design/verdict/run-result';
import { ResultsPanel } from '@/features/workspace/results/results-panel';
import { TrailOverlay } from '@/features/workspace/results/trail/trail-overlay';
import { startNew } from '@/testing/app-state';
import { givenFarFromEdges } from '@/testing/given-design';
import { change } from '@/testing/open-workspace';
import { resultOf, seedAnchors, stressedPlate } from '@/testing/report-cases';
import { showResult, showRun } from '@/testing/shown-result';
import { openedField, renderPart, setUpParts } from '@/testing/workspace-parts';

setUpParts();
beforeAll(() => {
  // Elements have no size in jsdom; the panel waits until a row has a size.
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
});

const withLoad = (Nz: number) => givenFarFromEdges(({ loads }) => void (loads.dead.Nz = Nz));
const WITH_TENSION = withLoad(10);
const DESIGNS = {
  verified_rigid: WITH_TENSION,
  incomplete: produce(WITH_TENSION, ({ loads }) => void (loads.list = [{ ...loads.dead, name: 'LC1' }])),
  reservations: produce(WITH_TENSION, (draft) => {
    draft.loads.live.Vx = 3;
    draft.layout.spacings.Sx1 = 40;
  }),
  not_verified: withLoad(400),
  nothing: withLoad(-10),
};

interface Shown {
  result?: RunResult | null;
  stale?: boolean;
  run?: Parameters<typeof showRun>[0];
}

const NO_RUN = { isAsked: false, progress: null, interruption: null };
const RUNNING = { isAsked: true, progress: { phase: 'shown', done: 0, total: 1, begin: 0 } } as const;

/** Returns the result of a design with these plate results of a server. */
const withPlate = (design: Design, plate = stressedPlate(240)): RunResult => ({
  ...resultOf(design, seedAnchors[0])!,
  plate,
});

async function show(design: Design, { stale = false, run, ...given }: Shown = {}) {
  const found = given.result === undefined ? resultOf(design, seedAnchors[0]) : given.result;
  const result = showResult(design, found);
  if (stale) change((draft) => void (draft.layout.h += 10));
  showRun({ ...NO_RUN, ...run });
  const user = renderPart(<ResultsPanel />, { trail: TrailOverlay });
  if (result) await screen.findByTestId('overall', {}, { timeout: 50_000 });
  return user;
}

const headline = () => screen.getByTestId('overall');

/** Shows a result with its base plate tab. */
async function showPlate(design: Design, result: RunResult) {
  const user = await show(design, { result });
  await user.click(screen.getByRole('tab', { name: 'Base plate' }));
  return screen.getByTestId('plate-results');
}

it.each([
  [
    'en',
    'verified_rigid',
    /^ ?Verified for a rigid plate.*Concrete cone failure in tension: \d+\.\d % ?anchors 1, 2, 3, 4 · 1.35 G ?Uncracked/,
  ],
  [
    'cn',
    'verified_rigid',
    /^ ?满足要求（刚性锚板假定）混凝土锥体受拉破坏.*\d+\.\d % ?锚栓1、2、3、4 · 1.35 G ?不开裂/,
  ],
  ['en', 'reservations', /^ ?Verified, with reservations.*in tension: \d+\.\d %/],
  ['cn', 'reservations', /^ ?有条件满足（存在待核事项）待核事项未落实前，不得签发计算书。混凝土锥体受拉破坏/],
  ['en', 'incomplete', /^ ?Incomplete.*in tension: \d+\.\d %/],
  ['cn', 'incomplete', /^ ?验算不完整混凝土锥体受拉破坏/],
  ['en', 'not_verified', /^ ?Not verified.*\d+\.\d %/],
  ['cn', 'not_verified', /^ ?不满足要求.*\d+\.\d %/],
  [
    'en',
    'nothing',
    /^ ?Nothing to verify ?The anchors carry neither tension nor shear\. ?1.35 G ?Uncracked ?Plate rigidity not checked ?This combination only ?Demonstration data$/,
  ],
  [
    'cn',
    'nothing',
    /^ ?无验算项 ?锚栓既不受拉也不受剪。 ?1.35 G ?不开裂 ?刚性假定未复核 ?仅验算本组合 ?演示数据$/,
  ],
] as const)('the headline in "%s" shows the verdict "%s" with an icon', async (language, word, text) => {
  await i18next.changeLanguage(language);
  await show(DESIGNS[word]);
  expect(headline()).toHaveTextContent(text);
  expect(within(within(headline()).getByRole('heading')).getByRole('img')).toBeVisible();
  expect(headline()).toHaveAttribute('data-verdict', word);
});

it('a click on the headline opens the calculation of the governing failure mode, whose row is labelled as governing', async () => {
  const user = await show(DESIGNS.verified_rigid);
  const row = screen.getByTestId('row-concrete_cone');
  expect(within(row).getByTitle('anchors 1, 2, 3, 4')).toBeInTheDocument();
  expect(screen.getAllByLabelText('governs')).toHaveLength(1);
  await user.click(within(headline()).getByRole('button', { name: /^Concrete cone/ }));
  const calculation = await screen.findByRole('region', {
    name: 'Calculation: Concrete cone failure in tension',
  });
  expect(within(calculation).getAllByRole('row').length).toBeGreaterThan(10);
});

it('the headline shows a governing combined check, and links to its row', async () => {
  const both = produce(WITH_TENSION, (draft) => void Object.assign(draft.loads.dead, { Nz: 45, Vx: 45 }));
  const user = await show(both);
  expect(headline()).toHaveTextContent(
    /Combined, (linear sum|steel|concrete): \d+\.\d % ?anchors 1, 2, 3, 4 · 1.35 G ?Uncracked/,
  );
  await user.click(within(headline()).getByRole('button', { name: /^Combined/ }));
  const row = screen.getByLabelText('governs').closest('tr')!;
  expect(row.dataset.testid).toMatch(/^combined-/);
  await waitFor(() => expect(row).toHaveFocus());
});

it('a reservation states its reason and clause, and links to the input field that causes it', async () => {
  const user = await show(DESIGNS.reservations);
  const list = within(screen.getByRole('list', { name: 'Reservations' }));
  const spacing = list.getByTestId('reservation-spacing_below_minimum');
  expect(spacing).toHaveTextContent(/Spacing 40 mm is below smin = \d+ mm: .*EN 1992-4/);
  await user.click(within(spacing).getByRole('button', { name: 'Go to the field' }));
  expect(openedField()).toEqual({ panel: 'layout', field: 'layout.spacings.Sx1' });
  const live = list.getByTestId('reservation-live_left_out');
  await user.click(within(live).getByRole('button', { name: 'Go to the field' }));
  expect(openedField()).toEqual({ panel: 'loads', field: 'loads.loadCase' });
});

it('the live-load reservation appears without a new calculation when a live load is entered but not included', async () => {
  await show(DESIGNS.verified_rigid);
  expect(screen.queryByTestId('reservation-live_left_out')).toBeNull();
  act(() => change((draft) => void (draft.loads.live.My = 1)));
  expect(await screen.findByTestId('reservation-live_left_out')).toBeVisible();
  expect(headline()).toHaveTextContent('Verified, with reservations');
});

it('the live-load reservation stays visible while the result is out of date', async () => {
  const uncovered = { ...NOTHING_UNCOVERED, liveLeftOut: true };
  const result = { ...resultOf(DESIGNS.verified_rigid, seedAnchors[0])!, uncovered };
  await show(DESIGNS.verified_rigid, { result, stale: true });
  expect(screen.getByTestId('reservation-live_left_out')).toBeVisible();
});

it.each([
  ['EN1992-4', 'S235', 'EN 10025-2'],
  ['JGJ145-2013', 'Q235', 'GB/T 700'],
] as const)(
  'the reservation about a yielding plate states the plate steel assumed under %s, with the standard of the steel',
  async (standardType, steel, clause) => {
    const design = { ...DESIGNS.verified_rigid, standardType };
    expect(await showPlate(design, withPlate(design))).toHaveTextContent(`Yield strength ${steel}`);
    const reservation = screen.getByTestId('reservation-plate_above_yield');
    expect(reservation).toHaveTextContent(`yield strength assumed (${steel})`);
    expect(reservation).toHaveTextContent(clause);
    expect(screen.getAllByText(/the yield strength assumed/)).toHaveLength(1);
    expect(headline()).toHaveAttribute('data-verdict', 'reservations');
  },
);

it.each([
  [200, 'reservations'],
  [235, 'reservations'],
  [355, 'verified_rigid'],
])('verdict and base plate tab compare with an entered yield strength of %d MPa', async (f_y, word) => {
  const design = produce(DESIGNS.verified_rigid, ({ plate }) => void (plate.f_y = f_y));
  const plate = await showPlate(design, withPlate(design));
  expect(plate).toHaveTextContent(`Yield strength entered, for comparisonfy${f_y}.00 MPa`);
  expect(headline()).toHaveAttribute('data-verdict', word);
  const notes = screen.queryAllByText(/exceeds the yield strength entered/);
  expect(notes).toHaveLength(word === 'reservations' ? 1 : 0);
});

it('the base plate tab shows the bearing at the most utilised hole, also without plate results of the server', async () => {
  const sheared = produce(WITH_TENSION, ({ loads }) => void (loads.dead.Vx = 5));
  const result = resultOf(sheared, seedAnchors[0])!;
  const { shear } = result.answer.reaction[0];
  expect(shear).toBeGreaterThan(0);
  expect(await showPlate(sheared, { ...result, plate: null })).toHaveTextContent(
    new RegExp(`Bearing at the hole of anchor \\d, along [xy] \\(S235\\).*${shear.toFixed(3)} ≤ [\\d.]+ kN`),
  );
});

it('the base plate tab shows no pressure on the concrete if the plate stands off without grout', async () => {
  const plate = stressedPlate(140, { force: 3, x: 10, y: 0, max_pressure: 2 });
  const elastic = withPlate(DESIGNS.verified_rigid, plate);
  const input = produce(elastic.input, ({ plate }) => void (plate.installationPosition = 'clamped'));
  const results = await showPlate(DESIGNS.verified_rigid, { ...elastic, input });
  expect(results).toHaveTextContent('Yield strength');
  expect(within(results).queryByText(/pressure/i)).toBeNull();
});

it.each([
  ['en', 'No shear acts: shear checks do not apply.'],
  ['cn', '无剪力作用，受剪验算不适用。'],
] as const)('without shear, one line per table states the reason in "%s"', async (language, reason) => {
  await i18next.changeLanguage(language);
  const user = await show(DESIGNS.verified_rigid);
  const off = i18next.t('results:verdicts.Not applicable');
  const [shear, combined] = (['shear', 'combined'] as const).map((title) => {
    const heading = screen.getByRole('heading', { name: i18next.t(`results:${title}`) });
    return within(heading.closest('tbody')!);
  });
  for (const table of [shear, combined]) {
    expect(table.getAllByRole('row')).toHaveLength(1);
    expect(table.getByText(off)).toHaveAccessibleDescription(reason);
  }
  await user.hover(shear.getByText(off));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
});

it('the combined steel check states why it does not apply with a lever arm', async () => {
  const standing = produce(WITH_TENSION, (draft) => {
    draft.loads.dead.Vx = 1;
    draft.concrete.installationPosition = 'clamped';
  });
  await show(standing);
  expect(
    within(screen.getByTestId('combined-steel')).getByText('not applicable'),
  ).toHaveAccessibleDescription(
    /^With a lever arm, the bending check of the anchor already includes the tension/,
  );
  expect(screen.getByTestId('combined-concrete')).toHaveTextContent('anchors 1, 2, 3, 4');
});

const texts = () => screen.getByTestId('no-result').textContent;

it.each([
  ['en', ['No result', 'Calculating', 'Calculation cancelled', 'The anchor forces could not']],
  ['cn', ['暂无结果', '正在计算', '计算已取消', '锚栓内力计算失败']],
] as const)('in "%s", each of five states without a result has a message', async (language, beginnings) => {
  await i18next.changeLanguage(language);
  const failure = { kind: 'network', status: null, message: '' } as const;
  const states: Shown['run'][] = [
    {},
    RUNNING,
    { interruption: { kind: 'cancelled' } },
    { interruption: { kind: 'error1', failure } },
  ];
  const seen: string[] = [];
  for (const run of states) {
    await show(DESIGNS.verified_rigid, { run, result: null });
    seen.push(texts());
    cleanup();
  }
  await show(DESIGNS.verified_rigid, { stale: true });
  seen.push(screen.getByTestId('overall').textContent);
  expect(new Set(seen).size).toBe(5);
  beginnings.forEach((beginning, index) => expect(seen[index].startsWith(beginning)).toBe(true));
  expect(seen[0]).toBe(beginnings[0]);
});

it("the results panel without a result shows the server's message, with a link to the field that the message mentions", async () => {
  const failure = { kind: 'general', status: 400, message: 'base.h: must be at least 1.' } as const;
  const run = { interruption: { kind: 'error2', failure } } as const;
  const user = await show(DESIGNS.verified_rigid, { run, result: null });
  expect(texts()).toContain('base.h: must be at least 1.');
  await user.click(screen.getByRole('button', { name: 'Go to the field' }));
  expect(openedField()).toEqual({ panel: 'layout', field: 'layout.h' });
});

it('the results panel without a result no longer mentions a cancelled calculation after another design is opened', async () => {
  await show(DEFAULT_DESIGN, { run: { interruption: { kind: 'cancelled' } }, result: null });
  expect(texts()).toMatch(/^Calculation cancelled/);
  act(startNew);
  expect(texts()).toMatch(/^No result/);
});

it.each([
  ['en', ['Force along x, anchor 1', 'Force along y, anchors 1, 2', 'Parts combined']],
  ['cn', ['沿x向剪力，锚栓1', '沿y向剪力，锚栓1、2', '各分项合并']],
] as const)('separate checks along x and y each have a heading in "%s"', async (language, titles) => {
  await i18next.changeLanguage(language);
  const slotted = givenFarFromEdges((draft) => {
    draft.layout.group = '2-0-1';
    draft.layout.slots = [
      { x: false, y: false },
      { x: true, y: false },
    ];
    Object.assign(draft.loads.dead, { Vx: 8, Vy: 4 });
  });
  const user = await show(slotted);
  const row = within(screen.getByTestId('row-pry_out'));
  await user.click(row.getAllByRole('button')[0]);
  const calculation = await screen.findByRole('region');
  const headings = within(calculation).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
  expect(calculation).toHaveTextContent(language === 'en' ? 'separate checks above' : '上述分项');
});
