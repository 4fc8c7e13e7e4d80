// @vitest-environment jsdom
/** Tests results after a change of the inputs: out of date, or updated while the user is typing. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { change, openWithAnchor, openWorkspace } from '@/testing/open-workspace';
import { showRun } from '@/testing/shown-result';

/** Bounds the wait for an elastic plate, which takes 1 s on a quiet machine. */
const PATIENTLY = { timeout: 60_000 };

const standing = () => screen.getByTestId('overall').dataset.standing;

type Hands = Awaited<ReturnType<typeof openWorkspace>>;

/** Opens live results of a dead load, with the tab of the anchor forces. */
async function openLive() {
  const hands = await openWithAnchor();
  change(({ loads }) => {
    loads.onlyChosen = true;
    loads.dead.Nz = 10;
  });
  await hands.user.click(screen.getByRole('switch', { name: 'Calculate while typing' }));
  await hands.verdict();
  await hands.user.click(screen.getByRole('tab', { name: 'Forces' }));
  return hands;
}

/** Waits for the result of a dead load Nz, in kN; its load factor is 1.35. */
const resultOf = (Nz: number) =>
  waitFor(() =>
    expect(screen.getByRole('tabpanel')).toHaveTextContent(`Tension${(1.35 * Nz).toFixed(3)} kN`),
  );

it('live results update after each change, and the old values stay visible until then, marked as out of date', async () => {
  await openLive();
  await waitFor(() => expect(standing()).toBe('current'));
  expect(screen.queryByText('Calculation completed.')).toBeNull();
  act(() => change((design) => (design.loads.dead.Nz = 20)));
  // The same update marks the old result as out of date, and the panel still shows its utilisation.
  expect(standing()).toBe('outOfDate');
  expect(screen.getByTestId('overall')).toHaveTextContent(/^Out of date.*\d %/);
  await waitFor(() => expect(standing()).toBe('current'));
  await resultOf(20);
});

it('if several changes follow each other quickly, only the last change is calculated for the live results', async () => {
  const { calls } = await openLive();
  calls.length = 0;
  for (const Nz of [11, 12, 13]) change((design) => (design.loads.dead.Nz = Nz));
  await resultOf(13);
  expect(calls).toHaveLength(2);
});

async function openDeadLoad(user: Hands['user']) {
  const row = within(screen.getByTestId('loads-dead'));
  await user.dblClick(row.getAllByRole('cell')[1]);
  const field = row.getByRole('textbox', { name: 'Dead load Nz' });
  await user.clear(field);
  return field;
}

it('a live calculation starts only after a pause in typing, and all the typing is one undo step', async () => {
  const { user, calls, undo } = await openLive();
  calls.length = 0;
  const field = await openDeadLoad(user);
  await user.keyboard('3');
  await new Promise((resolve) => setTimeout(resolve, 240));
  expect(calls).toEqual([]);
  await resultOf(3);
  await user.keyboard('1,5');
  await resultOf(31.5);
  expect(field).toHaveValue('31,5');
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  await resultOf(10);
  await openDeadLoad(user);
  await user.keyboard('3');
  await resultOf(3);
  await user.keyboard('1,5');
  await undo();
  await resultOf(10);
});

it('the verdict reports invalid input while the text in a field is not a number', async () => {
  const { user, calls } = await openLive();
  calls.length = 0;
  const field = await openDeadLoad(user);
  await user.keyboard('1e');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(calls).toEqual([]);
  expect(field).toBeValid();
  expect(screen.getByTestId('overall')).toHaveTextContent(/^Invalid input ?“1e” is not a valid value/);
  await user.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveValue('1e');
  await user.click(field);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(standing()).toBe('current'));
});

it('the verdict states why the design is invalid as soon as a change makes it invalid', async () => {
  await openLive();
  act(() => change((design) => (design.loads.dead.Nz = 0)));
  expect(screen.getByTestId('overall')).toHaveTextContent(/^Invalid input ?Load must be entered/);
  change((design) => (design.loads.dead.Nz = 10));
  await waitFor(() => expect(standing()).toBe('current'));
});

it('with live results, the workspace asks once per value before it calculates with a value below its minimum', async () => {
  const { user, calls } = await openLive();
  calls.length = 0;
  const said = () => screen.getByTestId('live');
  // The plate does not reach the edge, so only the edge distance is below its minimum.
  const distance = (value: number) =>
    change(({ layout, plate }) => {
      Object.assign(plate, { length: 250, width: 250 });
      layout.sides.X1.distance = value;
    });
  distance(50);
  await waitFor(() => expect(said()).toHaveTextContent(/^Edge distance 50 mm is below c_min = .* Continue/));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(said()).toHaveTextContent('Results out of date: a minimum value is not met.'));
  expect(calls).toEqual([]);
  distance(51);
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(() => expect(said()).toBeEmptyDOMElement());
  // After another input changes, the user's answer to the question about minimum values remains valid.
  change((design) => (design.loads.dead.Nz = 11));
  await resultOf(11);
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  distance(50);
  await waitFor(() => expect(said()).toHaveTextContent('Results out of date: a minimum value is not met.'));
});

it('live results show the forces of an elastic plate first, and the previous stress until the new stress arrives', async () => {
  const { user } = await openLive();
  change(({ plate, loads }) => {
    Object.assign(plate, { stiffness: 'elastic', length: 250, width: 250 });
    loads.onlyChosen = true;
  });
  const image = () => screen.getByRole('button', { name: 'Stress' });
  await waitFor(() => expect(image()).toBeEnabled(), PATIENTLY);
  await waitFor(() => expect(screen.getByTestId('live')).toBeEmptyDOMElement(), PATIENTLY);
  // A busy machine may count as a slow server, for which live results stop.
  showRun({ slow: null });
  const forces = screen.getByRole('tabpanel');
  const tension = () => Number(/Tension([\d.]+) kN/.exec(forces.textContent)![1]);
  await user.click(screen.getByRole('tab', { name: 'Base plate' }));
  const stress = () =>
    /^Largest von Mises stressσv([\d.]+)/.exec(screen.getByTestId('plate-results').textContent)![1];
  const before = { tension: tension(), stress: stress() };
  change((design) => (design.loads.dead.Nz = 20));
  expect(await screen.findByText(/^Stress of the previous inputs/, {}, PATIENTLY)).toBeVisible();
  expect(tension()).toBeCloseTo(2 * before.tension, 1);
  expect(stress()).toBe(before.stress);
  await waitFor(() => expect(screen.queryByText(/^Stress of the previous inputs/)).toBeNull(), PATIENTLY);
  expect(Number(stress())).toBeCloseTo(2 * Number(before.stress), 0);
  expect(image()).toBeEnabled();
}, 120_000);

/** Opens a workspace with a result from the embedded backend's engine. */
async function openCalculated(standard = 'EN1992-4', loads: Partial<Design['loads']['dead']> = { Nz: 10 }) {
  const view = await openWorkspace(`/home?standardType=${standard}`);
  act(() => change((d) => Object.assign(d.loads.dead, loads)));
  await view.anchorRead();
  await view.calculated();
  return view;
}

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
