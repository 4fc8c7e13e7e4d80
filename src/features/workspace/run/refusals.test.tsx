// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setPlateModel } from '@/design/model/design-changes';
import { change, design, openWithAnchor, openWorkspace } from '@/testing/open-workspace';

/** Opens a workspace with a dead load, and records its subsequent calculation calls. */
async function openLoaded(options: Parameters<typeof openWorkspace>[1] = {}) {
  const view = await openWithAnchor(undefined, options);
  change((d) => (d.loads.dead.Nz = 5));
  return { ...view, runs: () => view.calls.filter(({ call }) => call.includes('/simdroid/')) };
}

/** Makes the plate elastic and chooses a profile of the HEB series. */
async function setElastic(): Promise<void> {
  change((d) => setPlateModel(d, 'elastic'));
  await waitFor(() => expect(design().profile.chosen).not.toBeNull());
  change((d) => Object.assign(d.profile, { series: '16', chosen: null }));
  await waitFor(() => expect(design().profile).toMatchObject({ H: 100, W: 100, T: 6, FT: 10 }));
}

interface Refusal {
  rule: string;
  /** Makes the design break the rule. */
  set: () => unknown;
  toast: string | RegExp;
  /** Panel marked with a dot, and accessible name of the field to which the link leads. */
  panel: string;
  field: string;
  /** True if the field is marked only after a calculation has been requested. */
  comesLater?: boolean;
}

const REFUSALS: readonly Refusal[] = [
  {
    rule: 'the plate extends beyond the edge of the concrete',
    set: () => change((d) => (d.layout.sides.X1.distance = 100)),
    toast: 'The anchor plate must not extend beyond the concrete edge.',
    panel: 'Layout',
    field: 'Edge distance X+',
  },
  {
    rule: 'a profile extends beyond an elastic plate',
    set: async () => {
      await setElastic();
      change((d) => (d.profile.ex = 190));
    },
    toast: 'The whole cross-section of the profile must lie on the base plate.',
    panel: 'Profile',
    field: 'Eccentricity ex',
  },
  {
    rule: 'the concrete is thinner than the minimum member thickness of the anchor',
    set: () => change((d) => (d.layout.h = 80)),
    toast: /The concrete thickness must not be below the anchor's minimum of \d+ mm\./,
    panel: 'Layout',
    field: 'Concrete thickness h',
  },
  {
    rule: 'there is no dead load',
    set: () => change((d) => (d.loads.dead.Nz = 0)),
    comesLater: true,
    toast: 'Load must be entered: at least one dead load is required.',
    panel: 'Loads',
    field: 'Nz',
  },
];

it.each(REFUSALS.map((refusal) => [refusal.rule, refusal] as const))(
  'the workspace refuses to calculate, marks the panel and links to the field if %s',
  async (_, { set, toast, panel, field, comesLater = false }) => {
    const { user, open, side, calculate, runs, toast: shown } = await openLoaded();
    await set();
    const marked = { name: `${panel}: needs attention` };
    if (!comesLater) await screen.findByRole('button', marked);
    else expect(screen.queryByRole('button', marked)).toBeNull();
    // Starts from another panel, so that the link has to change the panel.
    await open('Concrete');
    await calculate();
    const said = await shown();
    expect(said).toHaveTextContent(toast);
    expect(screen.getByRole('button', marked)).toBeVisible();
    await user.click(within(said).getByRole('button', { name: 'Go to the field' }));
    await waitFor(() => expect(side()).toHaveAccessibleName(panel));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-label', field));
    expect(side()).toContainElement(document.activeElement as HTMLElement);
    expect(side()).toHaveTextContent(toast);
    expect(runs()).toEqual([]);
    expect(screen.getByText('No result')).toBeVisible();
  },
);

it('the workspace reports a missing anchor, and links to the empty anchor selector', async () => {
  const { user, open, side, calculate, runs, toast } = await openLoaded();
  change((d) => (d.anchor.chosen['EN1992-4'] = { id: 'gone', name: 'Gone' }));
  await waitFor(() =>
    expect(within(side()).getByRole('alert')).toHaveTextContent('Anchor cannot be empty. Choose an anchor.'),
  );
  await open('Concrete');
  await calculate();
  const said = await toast();
  expect(said).toHaveTextContent('Anchor cannot be empty. Choose an anchor.');
  await user.click(within(said).getByRole('button', { name: 'Go to the field' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Anchor type' })).toHaveFocus());
  expect(runs()).toEqual([]);
});

it('the workspace reports an expired account before any broken rule, and the message has no link to a field', async () => {
  const { calculate, runs, toast } = await openLoaded({ account: 'expired' });
  expect(await screen.findByText(/^Your account expired on \d{4}-.*, so you cannot calculate/)).toBeVisible();
  change((d) => {
    d.loads.dead.Nz = 0;
    d.layout.sides.X1.distance = 100;
  });
  await calculate();
  const said = await toast();
  expect(said).toHaveTextContent('Account expired, please contact the administrator.');
  expect(within(said).queryByRole('button')).toBeNull();
  expect(runs()).toEqual([]);
  expect(screen.getByText('No result')).toBeVisible();
});

it('a spacing below the minimum triggers a question: “No” cancels, “Go to the field” opens the field, and “Yes” calculates', async () => {
  const { user, open, calculate, runs, verdict } = await openLoaded();
  change((d) => (d.layout.spacings.Sx1 = 50));
  await open('Concrete');
  const press = async (name: string) => {
    await calculate();
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Spacing 50 mm is below smin');
    await user.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await press('No');
  expect(screen.getByText('No result')).toBeVisible();
  await press('Go to the field');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Sx1' })).toHaveFocus());
  expect(runs()).toEqual([]);
  await press('Yes');
  expect(await screen.findByText('Calculation completed.')).toBeVisible();
  expect(await verdict()).toBeVisible();
});

it('a field whose value must be greater than 0 shows a message as soon as 0 is entered', async () => {
  const { open, field, side, retype } = await openWorkspace();
  for (const [panel, name, hint] of [
    ['Base plate', 'Length', 'The plate length must be greater than 0.'],
    ['Base plate', 'Width', 'The plate width must be greater than 0.'],
    ['Layout', 'Sx1', 'The spacing must be greater than 0.'],
    ['Layout', 'Edge distance Y−', 'The edge distance must be greater than 0.'],
    ['Layout', 'Concrete thickness h', 'The concrete thickness must be greater than 0.'],
  ]) {
    await open(panel);
    await retype(field(name), '0{Enter}');
    const alerts = within(side()).getAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toContain(hint);
    await retype(field(name), '250{Enter}');
  }
});
