// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it, onTestFinished } from 'vitest';
import { changeGroup, setPlateModel } from '@/design/model/design-changes';
import { change, design, openWithAnchor, openWorkspace } from '@/testing/open-workspace';

async function openPanel(name: string) {
  const hands = await openWorkspace();
  await hands.open(name);
  return hands;
}

/** Returns the dead and live load factors in the loads panel. */
const factors = (): string[] =>
  screen.getAllByRole('textbox', { name: 'Factor' }).map((input) => (input as HTMLInputElement).value);

/** Returns the panel button that marks invalid inputs; null without invalid inputs. */
const attention = () => screen.queryByRole('button', { name: /needs attention$/ });

it("the plate panel offers a Poisson's ratio of 0.3 instead of 0.2, and says why the thickness is disabled", async () => {
  const { field, user } = await openPanel('Base plate');
  expect(field('Thickness')).toBeDisabled();
  await user.hover(field('Thickness'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Fixed at 10 mm for a rigid plate');
  expect(field("Poisson's ratio")).toHaveValue('0.2');
  await user.click(screen.getByRole('button', { name: 'Use 0.3' }));
  expect(field("Poisson's ratio")).toHaveValue('0.3');
  expect(screen.queryByRole('button', { name: 'Use 0.3' })).toBeNull();
});

it('the plate panel shows the assumed yield strength as a hint until one from 100 to 1500 MPa is entered, as one undo step', async () => {
  const { field, side, user, retype, undo } = await openPanel('Base plate');
  const strength = () => field('Yield strength');
  expect(strength()).toHaveValue('');
  expect(strength()).toHaveAttribute('placeholder', '235 (S235)');
  await user.type(strength(), '35{Enter}');
  expect(within(side()).getByRole('alert')).toHaveTextContent('Enter 100 to 1500 MPa');
  await retype(strength(), '0.355 GPa{Enter}');
  expect(strength()).toHaveValue('355');
  expect(within(side()).queryByRole('alert')).toBeNull();
  await undo();
  expect(strength()).toHaveValue('');
  await user.type(strength(), '355{Enter}');
  await user.clear(strength());
  await user.tab();
  expect(strength()).toHaveValue('');
});

it('the layout panel names all anchors too close to the plate edge in one note, and shows the points of a custom group', async () => {
  const { field, side, retype } = await openPanel('Layout');
  await retype(field('Sx1'), '390{Enter}');
  const notes = await within(side()).findAllByRole('note');
  expect(notes.map((note) => note.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'The distance from the edge of the plate to anchor no. 1, 2, 3, 4 is 5 mm, but hole, washer and nut need 12 mm. Enlarge the plate or move the anchor.',
  ]);
  await retype(field('Sx1'), '180{Enter}');
  expect(within(side()).queryByRole('note')).toBeNull();
  expect(within(side()).queryByRole('textbox', { name: 'Point 1 x' })).toBeNull();
  change((d) => changeGroup(d, '3-0-0'));
  await waitFor(() => expect(field('Point 3 y')).toBeEnabled());
  for (const no of [1, 2, 3])
    expect(Math.abs(Number((field(`Point ${no} x`) as HTMLInputElement).value))).toBe(90);
  expect(within(side()).queryByRole('textbox', { name: 'Sx1' })).toBeNull();
});

it('the concrete panel refuses impossible temperatures, and reads an emptied temperature field as 0', async () => {
  const { field, user, retype } = await openPanel('Concrete');
  expect(field('Long-term temperature')).toHaveValue('24');
  expect(field('Short-term temperature')).toHaveValue('40');
  await retype(field('Short-term temperature'), '20{Enter}');
  expect(await screen.findByText(/^The short-term temperature must not be below/)).toBeVisible();
  await retype(field('Long-term temperature'), '99999999{Enter}');
  expect(await screen.findByText('Enter a temperature from −60 to 200 °C')).toBeVisible();
  await user.clear(field('Long-term temperature'));
  await user.tab();
  expect(field('Long-term temperature')).toHaveValue('0');
});

it('another diameter keeps the family of the anchor', async () => {
  const { side } = await openWithAnchor();
  change((d) => (d.anchor.diameter = '16'));
  expect(await within(side()).findByText('Demo expansion anchor M16')).toBeVisible();
});

it('the concrete panel limits the degree of restraint of a stand-off plate to 1 to 2, and shows what the standard needs', async () => {
  const { field, choice, side, router, user, retype } = await openPanel('Concrete');
  expect(field('Distance to concrete')).toBeDisabled();
  expect(field('Degree of restraint')).toBeDisabled();
  change((draft) => (draft.concrete.installationPosition = 'clamped'));
  await waitFor(() => expect(field('Degree of restraint')).toBeEnabled());
  expect(field('Distance to concrete')).toHaveValue('30');
  await user.type(field('Degree of restraint'), '{ArrowUp}{ArrowUp}');
  expect(field('Degree of restraint')).toHaveValue('1.2');
  for (const typed of ['2.1', '0.9']) {
    await retype(field('Degree of restraint'), `${typed}{Enter}`);
    expect(within(side()).getByRole('alert')).toHaveTextContent('Enter a number from 1.0 to 2.0');
    await user.keyboard('{Escape}');
    expect(within(side()).queryByRole('alert')).toBeNull();
  }
  expect(field('Degree of restraint')).toHaveValue('1.2');
  expect(choice('Concrete state')).toBeDisabled();
  expect(choice('Concrete safety factor')).toBeEnabled();
  await router.navigate('/home?standardType=JGJ145-2013');
  await waitFor(() => expect(choice('Concrete state')).toBeEnabled());
  expect(within(side()).queryByRole('combobox', { name: 'Concrete safety factor' })).toBeNull();
  expect(choice('Attached member')).toBeEnabled();
});

it('under JGJ145-2013, the loads panel offers the load factors of GB 55001-2021, and applies both as one undo step', async () => {
  const { side, user, router, undo } = await openPanel('Loads');
  expect(within(side()).queryByText(/GB 55001/)).toBeNull();
  await router.navigate('/home?standardType=JGJ145-2013');
  const factorsNeeded = /^GB 55001-2021, 3\.1\.13 requires the factors 1\.3 .* and 1\.5/;
  expect(await within(side()).findByText(factorsNeeded)).toBeVisible();
  await user.click(within(side()).getByRole('button', { name: 'Use 1.3 and 1.5' }));
  expect(factors()).toEqual(['1.3', '1.5']);
  expect(within(side()).queryByRole('button', { name: 'Use 1.3 and 1.5' })).toBeNull();
  await undo();
  await waitFor(() => expect(factors()).toEqual(['1.35', '1.5']));
});

it('the layout panel enables the edge distance only of a side with an edge, and refuses more than 10,000 mm', async () => {
  const { field, side, user, retype } = await openPanel('Layout');
  const values = ['X+', 'X−', 'Y+', 'Y−'].map((name) => field(`Edge distance ${name}`));
  expect(values.map((input) => (input as HTMLInputElement).value)).toEqual(['225', '200', '200', '220']);
  await retype(field('Edge distance X+'), '10001{Enter}');
  expect(within(side()).getByText(/^Enter a distance of at most 10000 mm/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(field('Edge distance X+')).toHaveValue('225');
  await user.click(within(side()).getByRole('switch', { name: 'Edge X+' }));
  expect(field('Edge distance X+')).toBeDisabled();
  expect(field('Edge distance X−')).toBeEnabled();
});

it('the profile panel locks eccentricities and rotation for a single anchor, and the rotation for a rigid plate', async () => {
  const { field, choice } = await openPanel('Profile');
  expect(choice('Profile')).toBeDisabled();
  expect(field('Eccentricity ex')).toBeEnabled();
  expect(field('Rotation')).toBeDisabled();
  change((d) => setPlateModel(d, 'elastic'));
  await waitFor(() => expect(field('Rotation')).toBeEnabled());
  expect(choice('Profile')).toBeEnabled();
  await waitFor(() => expect(design().profile.chosen).not.toBeNull());
  change((d) => changeGroup(d, '1-0-1'));
  await waitFor(() => expect(field('Eccentricity ey')).toBeDisabled());
  expect(field('Eccentricity ex')).toBeDisabled();
  expect(field('Rotation')).toBeDisabled();
});

it('choosing a tab of the load table changes the factors, and changing the factors selects the matching tab', async () => {
  const { open, user, side, retype } = await openWorkspace();
  const tab = (name: string) => screen.getByRole('tab', { name, selected: true });
  expect(tab('1 · 1.35 G + 1.5 Q')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: '3 · 1.35 G' }));
  await open('Loads');
  expect(factors()).toEqual(['1.35', '0']);
  await retype(within(side()).getAllByRole('textbox', { name: 'Factor' })[0], '1.2{Enter}');
  expect(tab('4 · custom')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: '2 · 1 G + 1.5 Q' }));
  expect(factors()).toEqual(['1', '1.5']);
  await user.click(screen.getByRole('tab', { name: '4 · custom' }));
  expect(tab('4 · custom')).toBeVisible();
  expect(factors()).toEqual(['1', '1.5']);
});

it('arrow keys move between the tabs of the load table, and Enter selects a tab', async () => {
  const { user } = await openWorkspace();
  const tab = (name: string) => screen.getByRole('tab', { name });
  await user.click(tab('3 · 1.35 G'));
  await user.keyboard('{ArrowRight}');
  expect(tab('4 · custom')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('1 · 1.35 G + 1.5 Q')).toHaveFocus();
  expect(tab('3 · 1.35 G')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(tab('1 · 1.35 G + 1.5 Q')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowLeft}');
  expect(tab('4 · custom')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(tab('1 · 1.35 G + 1.5 Q')).toHaveFocus();
});

it('a double click in the load table goes to the field of its column, where a row of six numbers can be pasted', async () => {
  const { user, undo } = await openWorkspace();
  const row = screen.getByTestId('loads-dead');
  await user.dblClick(within(row).getAllByRole('cell')[2]);
  expect(within(row).getByRole('textbox', { name: 'Dead load Vx' })).toHaveFocus();
  await user.dblClick(within(row).getByRole('rowheader'));
  expect(within(row).getByRole('textbox', { name: 'Dead load Nz' })).toHaveFocus();
  await user.paste('1,5\t2\t3\t4\t5\t-6\n');
  const typed = within(row).getAllByRole('textbox', { name: /^Dead load [NVM]/ });
  const values = typed.map((input) => (input as HTMLInputElement).value);
  expect(values).toEqual(['1.5', '2', '3', '4', '5', '-6']);
  expect(within(row).getByRole('textbox', { name: 'Dead load My' })).toHaveValue('-6');
  // A single undo step removes the pasted row.
  await undo();
  await waitFor(() => expect(within(row).getByRole('textbox', { name: 'Dead load My' })).toHaveValue('0'));
});

it('the button "Use 1.0" limits the verdict to factors of 1.0 until other factors are chosen', async () => {
  const { user } = await openWorkspace();
  await user.click(screen.getByRole('button', { name: /^Use 1.0: these are design loads/ }));
  expect(screen.getByRole('tab', { name: '4 · design loads (1.0)', selected: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Use 1.0: these are design loads/ })).toBeNull();
  // After other factors are chosen, the loads are no longer stated to be design loads, so every combination
  // counts again.
  await user.click(screen.getByRole('tab', { name: /^2 ·/ }));
  expect(screen.getByRole('tab', { name: '2 · 1 G + 1.5 Q', selected: true })).toBeVisible();
  // Typing factors of 1 does not state that the loads are design loads; typing other factors revokes this
  // statement.
  const type = (dead: number, live: number) =>
    act(() => change(({ loads }) => void Object.assign(loads, { deadFactor: dead, liveFactor: live })));
  type(1, 1);
  expect(screen.getByRole('tab', { name: '4 · custom', selected: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Use 1.0: these are design loads/ }));
  expect(screen.getByRole('tab', { name: '4 · design loads (1.0)', selected: true })).toBeVisible();
  type(1.2, 1);
  type(1, 1);
  expect(screen.getByRole('tab', { name: '4 · custom', selected: true })).toBeVisible();
});

it('the loads panel accepts a row pasted from a spreadsheet, and arrow keys move between its fields', async () => {
  const { user } = await openPanel('Loads');
  const [nz] = screen.getAllByRole('textbox', { name: 'Nz' });
  await user.click(nz);
  // Text that is still being typed does not replace the pasted load later.
  await user.keyboard('9O');
  await user.paste('1,5\t2\t3\t4\t5\t-6\n');
  const dead = (name: string) => screen.getAllByRole('textbox', { name })[0];
  const values = { Nz: '1.5', Vx: '2', Vy: '3', Mz: '4', Mx: '5', My: '-6' };
  for (const [name, value] of Object.entries(values)) expect(dead(name)).toHaveValue(value);
  await user.keyboard('{ArrowDown}');
  expect(dead('Vx')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(dead('Factor')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(dead('Factor')).toHaveValue('1.35');
  expect(dead('Nz')).toHaveValue('1.5');
  expect(dead('Vx')).toHaveValue('2');
  expect(attention()).toBeNull();
});

it('the arrow keys move between the fields of the load table, sideways and between rows, without changing a load', async () => {
  const { user } = await openWorkspace();
  const row = screen.getByTestId('loads-dead');
  const cell = (name: string) => within(row).getByRole('textbox', { name: `Dead load ${name}` });
  await user.click(cell('Nz'));
  await user.keyboard('12');
  await user.keyboard('{ArrowLeft}');
  expect(cell('Nz')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(cell('Vx')).toHaveFocus();
  expect(cell('Nz')).toHaveValue('12');
  await user.keyboard('{ArrowLeft}');
  expect(cell('Nz')).toHaveFocus();
  act(() => change(({ loads }) => void (loads.loadCase = 'deadAndLive')));
  await user.click(screen.getByRole('textbox', { name: 'Dead load Vx' }));
  await user.keyboard('7{ArrowDown}');
  expect(screen.getByRole('textbox', { name: 'Live load Vx' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('textbox', { name: 'Dead load Vx' })).toHaveFocus();
  expect(cell('Vx')).toHaveValue('7');
  expect(screen.getByRole('textbox', { name: 'Live load Vx' })).toHaveValue('0');
  await user.keyboard('{ArrowDown}');
  act(() => change(({ loads }) => void (loads.loadCase = 'dead')));
  expect(screen.queryByRole('textbox', { name: 'Live load Vx' })).toBeNull();
});

it('invalid text typed in the load table also appears in the loads panel, until a value is typed or Escape is pressed', async () => {
  const { user, retype } = await openPanel('Loads');
  const cell = screen.getByRole('textbox', { name: 'Dead load Nz' });
  await user.click(cell);
  const [inPanel] = screen.getAllByRole('textbox', { name: 'Nz' });
  await user.keyboard('2O{Tab}');
  expect(attention()).toBeVisible();
  for (const one of [cell, inPanel]) {
    expect(one).toHaveValue('2O');
    expect(one).toHaveAttribute('aria-invalid', 'true');
  }
  // The sum is not shown, because it would still contain the previous value.
  const rows = within(screen.getByRole('table', { name: 'Loads' })).getAllByRole('row');
  const sum = () => within(rows.at(-1)!).getAllByRole('cell')[1];
  expect(sum()).toHaveTextContent('–');
  await user.click(cell);
  await user.keyboard('{Escape}');
  expect(cell).toHaveValue('0');
  expect(sum()).toHaveTextContent('0.000');
  expect(attention()).toBeNull();
  await user.click(cell);
  await user.keyboard('2O{Tab}');
  await retype(inPanel, '20{Enter}');
  expect(cell).toHaveValue('20');
  expect(cell).toHaveAttribute('aria-invalid', 'false');
});

it('the anchor panel marks data whose certification states that they are for demonstration, in both languages', async () => {
  await openWorkspace();
  expect(await screen.findByTestId('demonstration')).toHaveTextContent('Demonstration data: not for design');
  const panel = within(screen.getByRole('complementary'));
  expect(panel.getByText('Demo expansion anchor M12')).toBeInTheDocument();
  onTestFinished(async () => void (await i18next.changeLanguage('en')));
  await act(() => i18next.changeLanguage('cn'));
  expect(await screen.findByText('演示数据：不得用于设计')).toBeInTheDocument();
});
