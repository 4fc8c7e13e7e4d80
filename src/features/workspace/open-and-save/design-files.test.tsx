// @vitest-environment jsdom
// @in-rest
import { screen, waitFor, within } from '@testing-library/react';
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { serializeDesign } from '@/design/file/design-file';
import { pinVariant, setPlateModel } from '@/design/model/design-changes';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { figuresHash } from '@/design/records/anchor-data';
import { reportedValuesOf, type ReportedValues } from '@/design/verdict/reported-values';
import { reportedData } from '@/report/content/gather-report';
import { startNew } from '@/testing/app-state';
import { change, design, dropDesign, openWithAnchor, openWorkspace } from '@/testing/open-workspace';
import { seedAnchors } from '@/testing/report-cases';
import { runResult } from '@/testing/shown-result';

it('a design file saved under the other standard opens under that standard', async () => {
  const { user, router, open, field } = await openWorkspace();
  const saved = produce(DEFAULT_DESIGN, (d) => {
    d.standardType = 'JGJ145-2013';
    d.layout.h = 222;
  });
  await user.upload(screen.getByTestId('open-design'), new File([serializeDesign(saved)], 'stair.json'));
  expect(await screen.findByText('Design opened.')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?standardType=JGJ145-2013'));
  expect(await screen.findByText('Standard: JGJ145-2013')).toBeVisible();
  await open('Layout');
  expect(field('Concrete thickness h')).toHaveValue('222');
});

const deadLoad = (name: 'Nz' | 'Vx') => screen.getByRole('textbox', { name: `Dead load ${name}` });

/** Waits for anchor and grade of the design on screen. Returns the design with loads, so that it is valid. */
async function loaded({ anchorRead }: Pick<Awaited<ReturnType<typeof openWorkspace>>, 'anchorRead'>) {
  await anchorRead();
  await waitFor(() => expect(design().concrete.gradeId).not.toBeNull());
  return produce(design(), (d) => {
    d.layout.h = 240;
    Object.assign(d.loads.dead, { Nz: 12, Vx: 5 });
  });
}

it('a design file dropped on the page is opened and calculated', async () => {
  const hands = await openWorkspace();
  dropDesign(await loaded(hands));
  const verdict = await hands.verdict();
  // The verdict appears only after the load combinations that are not on display have been calculated too.
  await waitFor(() => expect(verdict).toHaveTextContent('Verified'));
  expect(deadLoad('Nz')).toHaveValue('12');
  await hands.open('Layout');
  expect(hands.field('Concrete thickness h')).toHaveValue('240');
});

const opened = async (alter: (figures: ReportedValues) => ReportedValues) => {
  const hands = await openWorkspace();
  dropDesign(await loaded(hands));
  await hands.verdict();
  const anchor = figuresHash(reportedData(design(), seedAnchors[0], 'en'));
  const text = serializeDesign(design(), alter(reportedValuesOf(runResult()!, anchor)));
  dropDesign(text);
  return hands;
};

it('opening a design from a report lists the values that differ from the report, in a dialog that can be closed', async () => {
  const { user } = await opened((figures) => ({
    ...figures,
    engine: 'anchor-engine 0.9.0',
    rows: { ...figures.rows, pull_out: { ...figures.rows.pull_out!, resistance: 12.5 } },
  }));
  await screen.findAllByText('Changed since the report');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('row', { name: /^Pull-out: resistance 12\.5 16\.667$/ })).toBeVisible();
  const engine = dialog.getByRole('row', { name: /^Engine version anchor-engine 0\.9\.0 anchor-engine/ });
  expect(engine).toBeVisible();
  expect(dialog.getAllByRole('row')).toHaveLength(3);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('opening a design from a report shows a message if all values are the same as in the report', async () => {
  await opened((figures) => figures);
  expect(await screen.findByText('Recalculated: the results are the same as in the report.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a damaged design file opens with a list of its replaced fields, and is not calculated', async () => {
  const hands = await openWorkspace();
  const raw = JSON.parse(serializeDesign(await loaded(hands))) as {
    design: { loads: { dead: Record<string, unknown> }; layout: Record<string, unknown> };
  };
  raw.design.loads.dead.Nz = '12,5 kN';
  raw.design.loads.dead.Vx = '5';
  delete raw.design.layout.h;
  dropDesign(JSON.stringify(raw));
  await screen.findAllByText('2 saved values could not be read');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('row', { name: /Loads: dead\.Nz "12,5 kN" 0$/ })).toBeVisible();
  expect(dialog.getByRole('row', { name: /h no value \d+$/ })).toBeVisible();
  expect(deadLoad('Nz')).toHaveValue('0');
  expect(deadLoad('Vx')).toHaveValue('5');
  await hands.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByTestId('overall')).toBeNull();

  // Each value leaves the design incomplete until it is corrected or confirmed.
  await hands.calculate();
  expect(await screen.findAllByTestId('unconfirmed', {}, { timeout: 5000 })).toHaveLength(2);
  expect(screen.getByTestId('overall').dataset.verdict).toBe('incomplete');
  const rows = () => screen.getAllByTestId('unconfirmed').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(rows()).toEqual([
      expect.stringMatching(/^Layout, h: “” could not be read/),
      expect.stringMatching(/^Loads, dead\.Nz: “12,5 kN” could not be read/),
    ]),
  );
  change(({ loads }) => void (loads.dead.Nz = 12.5));
  await waitFor(() => expect(rows()).toHaveLength(1));
  await hands.user.click(screen.getByRole('button', { name: 'Confirm the default' }));
  await hands.calculate();
  await waitFor(() => expect(screen.getByTestId('overall').dataset.verdict).toBe('verified_rigid'));
  expect(design().unconfirmed).toEqual([
    { field: 'loads.dead.Nz', text: '12,5 kN', taken: expect.any(String) },
  ]);
});

it('opening the workspace lists the values of the stored design that could not be read', async () => {
  const { user } = await openWorkspace(() => {
    const saved = { standardType: 'EN1992-4', X1: 'wide', valueX1: '1', Dead1: { Nz: '2O', Vx: 5 } };
    localStorage.setItem('dataSave', JSON.stringify(saved));
    return '/home?standardType=EN1992-4';
  });
  await screen.findAllByText('2 saved values could not be read');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('row', { name: /sides\.X1\.distance "wide" 225$/ })).toBeVisible();
  expect(dialog.getByRole('row', { name: /Loads: dead\.Nz "2O" 0$/ })).toBeVisible();
  expect(deadLoad('Nz')).toHaveValue('0');
  expect(deadLoad('Vx')).toHaveValue('5');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a dropped design that breaks a rule is opened but not calculated, and a damaged file is reported', async () => {
  const { open, field, ...hands } = await openWorkspace();
  const saved = await loaded(hands);
  const unloaded = produce(saved, (d) => void Object.assign(d.loads.dead, { Nz: 0, Vx: 0 }));
  dropDesign(unloaded, screen.getByRole('banner'));
  expect(await screen.findByText('Design opened.')).toBeVisible();
  await open('Layout');
  expect(field('Concrete thickness h')).toHaveValue('240');
  expect(screen.queryByText(/^Load must be entered/)).toBeNull();
  expect(screen.queryByTestId('overall')).toBeNull();
  dropDesign('{"format": "anchor-des');
  expect(await screen.findByText(/its content is damaged/)).toBeVisible();
});

const EYE = /^Show concrete cone failure in the 3D view$/i;

const startAnew = async (user: Awaited<ReturnType<typeof openWorkspace>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'New design' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(deadLoad('Nz')).toHaveValue('0'));
};

it('a new design keeps no results, variants, load list, open calculation or selections of the previous design', async () => {
  const hands = await openWorkspace();
  const { user, verdict } = hands;
  const saved = await loaded(hands);
  dropDesign(saved);
  await verdict();
  change((d) => {
    pinVariant(d, 'first');
    d.loads.list = [{ name: 'LC1', Nz: 3, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 }];
  });
  await user.click(screen.getByRole('button', { name: EYE }));
  await user.click(screen.getByRole('tab', { name: 'Forces' }));
  await user.click(screen.getByRole('button', { name: 'Mark anchor 2 in the 3D view' }));
  await user.click(screen.getByRole('tab', { name: 'Summary' }));
  await user.click(
    within(screen.getByTestId('row-concrete_cone')).getByRole('button', {
      name: /^concrete cone.*: show the calculation/i,
    }),
  );
  expect(await screen.findByRole('region', { name: /^Calculation: Concrete cone/ })).toBeVisible();

  await startAnew(user);
  expect(design()).toMatchObject({ variants: [], layout: { h: 200 } });
  expect(screen.getByText('No result')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load list (0)' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Calculation/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Stress' })).toBeDisabled();

  // In the result of the next design, neither a failure mode nor an anchor is selected.
  dropDesign(saved);
  await verdict();
  expect(screen.getByRole('button', { name: EYE })).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('tab', { name: 'Forces' }));
  const mark = screen.getByRole('button', { name: 'Mark anchor 2 in the 3D view' });
  expect(mark).toHaveAttribute('aria-pressed', 'false');
});

it('a new design does not show an Explore answer, chosen combination or open stress image from the previous design', async () => {
  const hands = await openWorkspace();
  const { user, verdict } = hands;
  await loaded(hands);
  change((d) => setPlateModel(d, 'elastic'));
  await waitFor(() => expect(design().profile.chosen).not.toBeNull());
  const saved = produce(design(), (d) => {
    d.layout.h = 240;
    d.plate.thickness = 20;
    Object.assign(d.loads.dead, { Nz: 12, Vx: 5 });
  });
  const stress = () => screen.getByRole('button', { name: 'Stress' });
  const picture = () => screen.queryByRole('img', { name: 'Stress in the base plate' });
  const custom = () => screen.getByRole('tab', { name: /custom/ });
  dropDesign(saved);
  await verdict();
  // Until the user types other factors, the custom combination has the factors of the first combination.
  await user.click(custom());
  expect(custom()).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: 'Explore' }));
  expect(await screen.findByRole('navigation', { name: 'What to explore' })).toBeVisible();
  await waitFor(() => expect(stress()).toBeEnabled());
  await user.click(stress());
  await waitFor(() => expect(picture()).toBeVisible());

  await startAnew(user);
  expect(screen.queryByRole('navigation', { name: 'What to explore' })).toBeNull();
  expect(custom()).toHaveAttribute('aria-selected', 'false');
  expect(picture()).toBeNull();

  // Opening another design does not bring back the custom combination or the stress image either.
  dropDesign(saved);
  await verdict();
  await waitFor(() => expect(stress()).toBeEnabled());
  expect(picture()).toBeNull();
  expect(custom()).toHaveAttribute('aria-selected', 'false');
});

it('starting a new design discards the result of a calculation in progress for the previous design', async () => {
  const { calculate } = await openWithAnchor();
  change((d) => void Object.assign(d.loads.dead, { Nz: 12, Vx: 5 }));
  await calculate();
  startNew();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(screen.getByText('No result')).toBeVisible();
  expect(screen.queryByText('Calculation cancelled.')).toBeNull();
});
