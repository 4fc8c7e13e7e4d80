// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serializeDesign } from '@/design/file/design-file';
import { caseInput } from '@/design/input/case-input';
import { changeGroup, setPlateModel } from '@/design/model/design-changes';
import { reloadStored } from '@/testing/app-state';
import { design, openWorkspace, change, openWithAnchor } from '@/testing/open-workspace';
import { saveAs } from '@/testing/saved-files';
import { buildAnchorData } from '@/testing/seeded-records';

const panel = (name: string) => screen.findByRole('complementary', { name });

it('the buttons “Loads included” include and exclude the live loads, which can be edited only while they are included', async () => {
  const { user } = await openWorkspace();
  change((draft) => {
    draft.loads.loadCase = 'deadAndLive';
    draft.loads.dead.Nz = 10;
    draft.loads.live.Nz = 4;
  });
  const cases = screen.getByRole('radiogroup', { name: 'Loads included' });
  const total = () => within(screen.getByRole('row', { name: /^Design / })).getAllByRole('cell')[1];
  await waitFor(() => expect(total()).toHaveTextContent('19.500'));
  await user.click(within(cases).getByText('Dead only'));
  expect(total()).toHaveTextContent('13.500');
  const unused = expect.stringContaining('not used while “Dead only” is selected');
  expect(screen.getByTestId('loads-live')).toHaveAttribute('title', unused);
  await user.dblClick(screen.getByTestId('loads-live'));
  expect(within(screen.getByTestId('loads-live')).queryByRole('textbox')).toBeNull();
  await user.click(within(cases).getByText('Dead + live'));
  expect(total()).toHaveTextContent('19.500');
  expect(within(screen.getByTestId('loads-live')).getByRole('textbox', { name: /Nz$/ })).toHaveValue('4');
});

it('a message about spacings reduced for a new anchor group has a button that restores the design', async () => {
  const { user, open, field } = await openWorkspace();
  await open('Layout');
  act(() =>
    change(({ plate, layout }) => {
      plate.length = 300;
      layout.spacings.Sx1 = 260;
    }),
  );
  act(() => change((d) => changeGroup(d, '6-0-1')));
  expect([field('Sx1'), field('Sx2')].map((one) => (one as HTMLInputElement).value)).toEqual(['173', '67']);
  const notice = await screen.findByText(/Spacings reduced so that all anchors lie on the plate/);
  await user.click(within(notice).getByRole('button', { name: 'Undo' }));
  expect(field('Sx1')).toHaveValue('260');
  expect(screen.getAllByLabelText(/^4 anchors, 2 × 2.*, anchor group$/i)[0]).toBeVisible();
});

it('Ctrl+Z and Ctrl+Y undo and redo design changes while a number field has the focus, unless the user is typing in it', async () => {
  const { user, open, field, retype } = await openWorkspace();
  await open('Base plate');
  const length = field('Length');
  await retype(length, '450{Enter}');
  expect(length).toHaveValue('450');
  await user.keyboard('{Control>}z{/Control}');
  expect(length).toHaveValue('400');
  await user.keyboard('{Control>}y{/Control}');
  expect(length).toHaveValue('450');
  await user.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  expect(length).toHaveValue('450');
  await user.type(length, '7');
  await user.keyboard('{Control>}z{/Control}');
  await user.tab();
  expect(length).not.toHaveValue('400');
});

it('the buttons next to the anchor group cycle through its variants, and the group selector can be searched', async () => {
  const { user, retype } = await openWorkspace();
  change((d) => changeGroup(d, '3-2-6'));
  const first = await screen.findByLabelText(/^3 anchors, triangle, apex left, slotted along x: 1, 3/);
  const variant = () => screen.getByLabelText(/^3 anchors, triangle, apex/).getAttribute('aria-label');
  const plan = () => screen.getByRole('group', { name: 'Plan of plate, anchors and edges' }).innerHTML;
  const before = plan();
  const seen = [first.getAttribute('aria-label')];
  do {
    await user.click(screen.getByRole('button', { name: 'Next variant' }));
    seen.push(variant());
  } while (variant() !== seen[0] && seen.length < 50);
  expect(new Set(seen).size).toBeGreaterThan(1);
  await user.click(screen.getByRole('button', { name: 'Previous variant' }));
  expect(variant()).toBe(seen.at(-2));
  expect(plan()).not.toBe(before);

  await user.click(screen.getByRole('button', { name: /, anchor group$/i }));
  const choice = await screen.findByRole('group', { name: 'Choose an anchor group' });
  expect(within(choice).getAllByRole('button')).toHaveLength(49);
  await user.type(within(choice).getByRole('searchbox'), '8 slotted 2, 4');
  expect(within(choice).getAllByRole('button').length).toBeLessThan(8);
  await retype(within(choice).getByRole('searchbox'), '2x2');
  const codes = within(choice).getAllByRole('button');
  expect(codes.every((button) => button.getAttribute('aria-label')?.includes('2 × 2'))).toBe(true);
  await user.clear(within(choice).getByRole('searchbox'));
  await user.click(within(choice).getByRole('button', { name: '1 anchor' }));
  expect(screen.getByRole('button', { name: /^1 anchor, anchor group$/i })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next variant' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Previous variant' })).toBeNull();
});

it('the profile selector is disabled for a rigid plate, and sets the profile name and depth for an elastic plate', async () => {
  const { user } = await openWorkspace();
  const picker = screen.getByRole('combobox', { name: 'Profile' });
  expect(picker).toBeDisabled();
  change((d) => setPlateModel(d, 'elastic'));
  await waitFor(() => expect(design().profile.chosen).not.toBeNull());
  await waitFor(() => expect(picker).toBeEnabled());
  const before = design().profile;
  await user.type(picker, 'IPE 200');
  await user.click(await screen.findByTitle('IPE 200'));
  expect(design().profile.chosen?.name).toBe('IPE 200');
  expect(design().profile.H).toBe(200);
  expect(before.H).not.toBe(200);
});

it('the design conditions above the view show the state of the design, and a click moves the focus to the field of the condition', async () => {
  const { user, field } = await openWorkspace();
  const indicators = () => within(screen.getByRole('group', { name: 'Design conditions' }));
  const texts = () =>
    indicators()
      .getAllByRole('button')
      .map((button) => button.textContent.trim());
  await waitFor(() =>
    expect(texts()).toEqual(['M12', 'C20/25 uncracked', 'rigid', '4 edges', 'no stand-off']),
  );
  change((draft) => {
    draft.plate.stiffness = 'elastic';
    draft.concrete.installationPosition = 'clamped';
    draft.layout.sides.X1.exists = false;
    draft.layout.sides.Y1.exists = false;
    draft.layout.sides.Y2.exists = false;
    draft.layout.slots = [{ x: true, y: false }];
  });
  await waitFor(() =>
    expect(texts()).toEqual(['M12', 'C20/25 uncracked', 'elastic', '1 edge', 'stand-off', '1 slot']),
  );
  const open = (name: string) => user.click(indicators().getByRole('button', { name }));
  await open('1 slot');
  await waitFor(() => expect(field('Length of the slots')).toHaveFocus());
  await open('1 edge');
  await waitFor(() => expect(field('Edge distance X−')).toHaveFocus());
  for (const [condition, choice] of [
    ['stand-off', 'Installation'],
    ['elastic', 'Stiffness'],
    ['C20/25 uncracked', 'Concrete grade'],
    ['M12', 'Diameter'],
  ]) {
    await open(condition);
    await waitFor(() => expect(screen.getByRole('combobox', { name: choice })).toHaveFocus());
  }
});

it('changing a slotted hole changes the anchor in the check request, and changing it back restores the request', async () => {
  const { user } = await openWorkspace();
  change((d) => changeGroup(d, '4-2-1'));
  await user.click(screen.getByRole('button', { name: '4 edges' }));
  const side = within(await panel('Layout'));
  const acts = () => caseInput(design(), buildAnchorData()).anchors;
  const before = JSON.stringify(acts());
  const box = side.getByRole('checkbox', { name: 'Anchor 2: slotted hole along x' });
  const was = (box as HTMLInputElement).checked;
  await user.click(box);
  expect((box as HTMLInputElement).checked).toBe(!was);
  expect(design().layout.slots?.[1]).toMatchObject({ x: !was });
  expect(JSON.stringify(acts())).not.toBe(before);
  await user.click(box);
  expect(JSON.stringify(acts())).toBe(before);
});

const CHINESE = '/home?standardType=JGJ145-2013';

it('after a change of standard, the anchor stays the same if its record has values for both standards', async () => {
  const { router, backend } = await openWithAnchor();
  const listed = await backend.services.anchors.choices('EN1992-4', '12');
  if (!listed.ok) throw new Error('no list');
  const other = listed.value.find(({ name }) => name === 'Demo sleeve anchor M12')!;
  change(({ anchor }) => {
    anchor.chosen['EN1992-4'] = { id: other.id, name: other.name };
    anchor.chosen['JGJ145-2013'] = null;
  });
  await router.navigate(CHINESE);
  await waitFor(() => expect(design().anchor.chosen['JGJ145-2013']?.name).toBe(other.name));
  expect(screen.queryByText(/has no values for/)).toBeNull();
});

it('an anchor without values for a new standard is replaced, and a message names the replacement', async () => {
  const { router, backend } = await openWithAnchor();
  const { id, name } = design().anchor.chosen['EN1992-4']!;
  const record = (await backend.store.anchors.get(id))!;
  await backend.store.anchors.put({ ...record, jgHave: '0' });
  await router.navigate(CHINESE);
  await waitFor(() => expect(design().anchor.chosen['JGJ145-2013']!.name).not.toBe(name));
  const taken = design().anchor.chosen['JGJ145-2013']!.name;
  const said = `${name} has no values for JGJ145-2013: ${taken} was chosen instead.`;
  expect(await screen.findByText(said)).toBeVisible();
});

it('the focus stays in the field when Ctrl+Enter is pressed to start a calculation', async () => {
  const { user, open, field, retype } = await openWorkspace();
  await open('Layout');
  await retype(field('Concrete thickness h'), '260');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(field('Concrete thickness h')).toHaveFocus();
  expect(field('Concrete thickness h')).toHaveValue('260');
});

const title = (name: RegExp) => screen.findByRole('group', { name });
const thickness = (h: number) => change((draft) => void (draft.layout.h = h));

async function openedWorkspace() {
  const hands = await openWorkspace();
  // The app itself chooses anchor and grade for a new design, and these choices are part of the design.
  await hands.anchorRead();
  await waitFor(() => expect(design().concrete.gradeId).not.toBeNull());
  const open = async (name: string, h: number) => {
    const saved = { ...design(), layout: { ...design().layout, h } };
    const file = new File([serializeDesign(saved)], name, { type: 'application/json' });
    await hands.user.upload(screen.getByTestId('open-design'), file);
    await waitFor(() => expect(design().layout.h).toBe(h));
  };
  return { ...hands, open };
}

it('the titles in the top bar and the browser tab show the file name, and whether the design has unsaved changes', async () => {
  const { user, open, undo } = await openedWorkspace();
  expect(await title(/^New design, saved in this browser/)).toBeVisible();
  expect(document.title).toBe('• New design – Anchor Designer');

  await open('stair 3.json', 240);
  expect(await title(/^stair 3, saved/)).toBeVisible();
  expect(document.title).toBe('stair 3 – Anchor Designer');

  act(() => thickness(260));
  expect(await title(/^stair 3, saved in this browser/)).toBeVisible();
  expect(document.title).toBe('• stair 3 – Anchor Designer');
  await undo();
  expect(await title(/^stair 3, saved/)).toBeVisible();

  act(() => thickness(280));
  await user.click(screen.getByRole('button', { name: 'Save design' }));
  expect(await title(/^stair 3, saved/)).toBeVisible();
  expect(saveAs.mock.lastCall?.[1]).toBe('stair 3.json');

  await user.click(screen.getByRole('button', { name: 'New design' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await title(/^New design, saved in this browser/)).toBeVisible();
});

it('the title in the top bar keeps the file name and the saved state when the stored design is reloaded', async () => {
  const { open } = await openedWorkspace();
  await open('stair.json', 240);
  act(() => thickness(260));
  await waitFor(() => expect(localStorage.getItem('dataSave')).toContain('"h":260'));
  await act(() => reloadStored());
  expect(await title(/^stair, saved in this browser/)).toBeVisible();
  act(() => thickness(240));
  expect(await title(/^stair, saved/)).toBeVisible();
});
