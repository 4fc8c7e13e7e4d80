// @vitest-environment jsdom
// @in-rest
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerQuestion } from '@/testing/overlays';
import { renderApp } from '@/testing/render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

async function anchorNamed(backend: Pick<App['backend'], 'store'>, part: string) {
  return (await backend.store.anchors.all()).find(({ name }) => name.includes(part))!;
}

const WEDGE = 'Demo expansion anchor M12';

/** Opens the form for an anchor. */
async function openAnchor() {
  const path = async (backend: App['backend']) =>
    `/anchor?anchorId=${(await anchorNamed(backend, WEDGE)).id}`;
  const app = await renderApp(path, { account: 'admin' });
  const anchor = await anchorNamed(app.backend, WEDGE);
  return { ...app, anchor, id: anchor.id };
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Queries the DOM directly: in a form with eighty fields, queries by role and label take seconds. */
const labelled = (label: string) => document.querySelector(`[aria-label="${label}"]`);

/** Replaces the text of a field as if by pasting. */
function retype(id: string, text: string) {
  fireEvent.change(field(id), { target: { value: text } });
}

it('the anchor list shows the values of an anchor, and an expanded row shows the data sheet of its declared standard', async () => {
  const { backend, user } = await renderApp(
    async ({ store }) => {
      await store.anchors.put({ ...(await anchorNamed({ store }, WEDGE)), jgHave: '0', efficient: '0' });
      return '/anchorDataBase';
    },
    { account: 'admin' },
  );
  const anchor = await anchorNamed(backend, WEDGE);
  const row = (await screen.findByText(anchor.name)).closest('tr')!;
  for (const text of ['8.8', 'Deactivated', '70', '12'])
    expect(within(row).getByText(text)).toBeInTheDocument();
  expect(within(row).getByLabelText(`Restore ${anchor.name}`)).toBeInTheDocument();
  expect(within(row).queryByLabelText(`Deactivate ${anchor.name}`)).not.toBeInTheDocument();

  await user.click(within(row).getByLabelText(/expand/i));
  const sheet = within(await screen.findByRole('table', { name: 'Material' }));
  expect(sheet.getByRole('columnheader', { name: 'EN1992-4' })).toBeInTheDocument();
  expect(sheet.queryByText('JGJ145-2013')).not.toBeInTheDocument();
  const groups = screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'));
  expect(groups.join()).toContain(
    'Material,Steel failure,Pull-out failure,Concrete cone failure,Steel failure without lever arm,' +
      'Steel failure with lever arm,Concrete edge failure,Pry-out failure,Installation requirements,' +
      'Basic mechanical properties',
  );
  const edge = screen.getByRole('table', { name: 'Concrete edge failure' });
  expect(within(edge).getByText('2.4')).toBeInTheDocument();
  expect(within(edge).queryByRole('textbox')).not.toBeInTheDocument();
});

it('the anchor list deactivates and restores an anchor after the confirmations specified in the requirements documents', async () => {
  const { user, backend, calls } = await renderApp('/anchorDatabase', { account: 'admin', language: 'cn' });
  const { id, name } = await anchorNamed(backend, WEDGE);
  await user.click(await screen.findByLabelText(`停用 ${name}`));
  expect(await screen.findByText('确认停用此锚栓？')).toBeInTheDocument();
  await answerQuestion(user, '停用');
  expect(await screen.findByText('停用成功')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(`恢复 ${name}`)).toBeEnabled());
  await user.click(screen.getByLabelText(`恢复 ${name}`));
  expect(await screen.findByText('确认恢复此锚栓？')).toBeInTheDocument();
  await answerQuestion(user, '恢复');
  expect(await screen.findByText('恢复成功')).toBeInTheDocument();
  expect(calls).toEqual([
    { call: `PATCH /api/maoshuan/anchor/stop/${id}`, body: '' },
    { call: `PATCH /api/maoshuan/anchor/reply/${id}`, body: '' },
  ]);
});

it('the anchor list deletes an anchor after confirmation, and shows the reason if the server refuses the deletion', async () => {
  const { user, backend, calls } = await renderApp('/anchorDatabase', { account: 'admin' });
  const { id, name } = await anchorNamed(backend, WEDGE);
  backend.setQa(`fail:DELETE /api/maoshuan/anchor/${id}:500`);
  await user.click(await screen.findByLabelText(`Delete ${name}`));
  await answerQuestion(user, 'Delete');
  expect(await screen.findByText(/status 500/)).toBeInTheDocument();
  backend.setQa('');
  // The button is busy until the list has been reloaded.
  await waitFor(() => expect(screen.getByLabelText(`Delete ${name}`)).toBeEnabled());
  await user.click(screen.getByLabelText(`Delete ${name}`));
  await answerQuestion(user, 'Delete');
  expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
  const deletion = { call: `DELETE /api/maoshuan/anchor/${id}`, body: '' };
  expect(calls).toEqual([deletion, deletion]);
});

it('the anchor form requires an image and a name, and repeats only the message about the missing image at the top', async () => {
  const { user, calls } = await renderApp('/anchor', { account: 'admin', language: 'cn' });
  await user.click(await screen.findByRole('button', { name: '新增' }));
  // The message is shown twice: below its field, and as the only message at the top.
  await waitFor(() => expect(screen.getAllByText('请上传锚栓图片')).toHaveLength(2));
  expect(screen.getAllByText('锚栓名称不能为空')).toHaveLength(1);
  await user.type(field('name'), 'X');
  await user.click(screen.getByRole('button', { name: '新增' }));
  await waitFor(() => expect(field('name')).not.toHaveAttribute('aria-invalid'));
  expect(calls).toEqual([]);
});

it('the anchor form sends empty fields as 0, and requires no values for an undeclared standard', async () => {
  const { user, router, backend, anchor, calls } = await openAnchor();
  await waitFor(() => expect(field('name')).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Change picture' })).toBeInTheDocument();
  retype('etaSmin', '61,5');
  retype('etaExx', '205');
  retype('jgTfix', '');
  await waitFor(() => expect(field('jgGammarcv1')).toHaveValue('2.5'));
  retype('jgGammarcv1', '');
  expect(await screen.findByText('Needed for the calculation')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Declared for JGJ145-2013' }));
  await waitFor(() => expect(screen.queryByText('Needed for the calculation')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Modify' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/anchorDatabase'));
  expect(await screen.findByText('Modified Successfully')).toBeInTheDocument();
  const emptied = { jgTfix: '0', jgGammarcv1: '0' };
  const changed = { ...anchor, ...emptied, etaSmin: '61.5', etaExx: '205000000000', jgHave: '0' };
  expect(calls).toEqual([{ call: `PATCH /api/maoshuan/anchor/${anchor.id}`, body: changed }]);
  expect(await backend.store.anchors.get(anchor.id)).toEqual(changed);
});

it('duplicating an anchor adds a copy with the changed values, and keeps typed values if the server refuses the name', async () => {
  const { user, router, backend, calls } = await renderApp('/anchorDatabase', { account: 'admin' });
  const { id, ...anchor } = await anchorNamed(backend, WEDGE);
  await user.click(await screen.findByLabelText(`Duplicate ${anchor.name}`));
  expect(router.state.location.search).toBe(`?copyOf=${id}`);
  await waitFor(() => expect(field('name')).toHaveValue(anchor.name));
  retype('etaK8', '3.1');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.getAllByText(`The name ${anchor.name} is taken.`)).toHaveLength(2));
  expect(field('etaK8')).toHaveValue('3.1');
  expect(router.state.location.pathname).toBe('/anchor');

  calls.length = 0;
  retype('name', 'Wedge bolt B M12');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/anchorDatabase'));
  const added = { ...anchor, name: 'Wedge bolt B M12', efficient: '1', etaK8: '3.1' };
  expect(calls).toEqual([{ call: 'POST /api/maoshuan/anchor', body: added }]);
});

it('the anchor form refuses a file that is not an image, and asks before the user leaves', async () => {
  const { user, container } = await renderApp('/anchor', { account: 'admin' });
  await screen.findByRole('button', { name: 'Add' });
  await user.type(field('name'), 'Wedge bolt M20');
  const note = 'M20 can be stored but not selected in the calculator, which offers M8, M10, M12, M16.';
  await screen.findByText(note);
  await user.type(field('etaHef'), '1.2.3');
  expect(await screen.findByText('Enter a number')).toBeInTheDocument();
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['plain text'], 'notes.png', { type: 'image/png' }));
  expect(await screen.findByText('Only jpeg and png pictures can be uploaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Please choose a picture first')).toBeInTheDocument();
  retype('etaHef', '70,5');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.getAllByText('Please upload a picture of the anchor')).toHaveLength(2));
  expect(field('name')).toHaveValue('Wedge bolt M20');
  expect(field('etaHef')).toHaveValue('70,5');
  await user.click(screen.getByRole('link', { name: 'Back to the list' }));
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
});

async function openForm() {
  const app = await openAnchor();
  await waitFor(() => expect(field('etaHmin')).toHaveValue('140'));
  const modify = screen.getByText('Modify').closest('button')!;
  return { ...app, modify };
}

it('the anchor form shows a message for each invalid value, keeps the typed text, and does not save an impossible value', async () => {
  const { user, modify, calls } = await openForm();
  for (const [key, typed, text] of [
    ['etaSmin', '-1', 'Must not be negative'],
    ['etaSmin', '1,234', 'Enter a number'],
    ['etaSmin', '9'.repeat(30), 'At most 15 digits'],
    ['etaSmin', '100000', 'At most 10000'],
    ['etaHmin', '50', 'Impossible; must be at least 70 mm (based on: Effective embedment depth)'],
    ['etaGammarcn', '', 'Needed for the calculation'],
    ['etaExx', '2100', 'Impossible; must be 100 to 300 GPa'],
  ]) {
    const before = field(key).value;
    retype(key, typed);
    // The message may be rendered again after the other values have been validated.
    await waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
    if (key === 'etaHmin') {
      await user.click(modify);
      expect(await screen.findByText(/Some values cannot be saved/)).toBeInTheDocument();
    }
    expect(field(key)).toHaveValue(typed);
    retype(key, before);
  }
  expect(calls).toEqual([]);
});

it('the anchor form saves empty values after confirmation, and the list marks the anchor as incomplete', async () => {
  const { user, router, backend, id, modify, calls } = await openForm();
  retype('etaHef', '');
  retype('jgNrks', '');
  await user.click(modify);
  const question = within(await screen.findByRole('dialog', { name: /Save with empty values/ }));
  expect(question.getByText(/^2 values that a calculation needs are empty/)).toBeVisible();
  expect(question.getByText(/^EN1992-4: .*Effective embedment depth/)).toBeVisible();
  expect(question.getByText(/^JGJ145-2013: .*\(/)).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/anchorDatabase'));
  expect(await backend.store.anchors.get(id)).toMatchObject({ etaHef: '0', jgNrks: '0' });
  expect(await screen.findByText('Incomplete')).toBeVisible();
});

it('the anchor form requires a tick for a doubtful value, and asks again if the value changes', async () => {
  const { user, router, backend, id, modify, calls } = await openForm();
  const tick = () => labelled('EN1992-4, Pry-out failure: Pry-out factor k_8 is correct') as HTMLInputElement;
  retype('etaK8', '4.5');
  // The text is shown twice: at the field, and in the list of doubtful values.
  await waitFor(() => expect(tick()).toBeInTheDocument());
  await waitFor(() => expect(screen.getAllByText('Usually 1 to 4')).toHaveLength(2));
  expect(tick().closest('label')).toHaveTextContent(
    /^EN1992-4, Pry-out failure: Pry-out factor k8: [\d.]+ → 4\.5$/,
  );
  await user.click(modify);
  expect(await screen.findByText('Each doubtful value needs a tick')).toBeInTheDocument();
  expect(calls).toEqual([]);
  await user.click(tick());
  expect(tick()).toBeChecked();
  // The tick applies only to the value that was shown.
  retype('etaK8', '4.6');
  await waitFor(() => expect(tick()).not.toBeChecked());
  await user.click(tick());
  await user.click(modify);
  await waitFor(() => expect(router.state.location.pathname).toBe('/anchorDatabase'));
  expect(await backend.store.anchors.get(id)).toMatchObject({ etaK8: '4.6' });
});

it('copying to the other standard fills empty fields except resistances, and overwrites no existing value', async () => {
  const { user } = await openAnchor();
  await waitFor(() => expect(field('jgHef')).toHaveValue('70'));
  for (const key of ['jgHef', 'jgNrks', 'jgMaterialEn']) retype(key, '');
  retype('jgSmin', '65');
  await user.click(screen.getByRole('button', { name: 'Copy to JGJ145-2013' }));
  const filled = 'Fields filled: 2. Fields that already had a different value and were not changed: 1.';
  await screen.findByText(filled);
  expect(field('jgHef')).toHaveValue('70');
  expect(field('jgMaterialEn')).toHaveValue('Carbon steel, zinc plated');
  expect(field('jgNrks')).toHaveValue('');
  expect(field('jgSmin')).toHaveValue('65');
});

it('the anchor form asks for confirmation that pull-out does not govern before saving an empty pull-out resistance', async () => {
  const { user, router, backend, id } = await openAnchor();
  await waitFor(() => expect(field('etaNrkp')).toHaveValue('25'));
  expect(screen.getByText('Empty or 0: pull-out does not govern')).toBeInTheDocument();
  retype('etaNrkp', '');
  await user.click(screen.getByRole('button', { name: 'Modify' }));
  await user.click(await screen.findByRole('button', { name: 'Enter a value' }));
  expect(router.state.location.pathname).toBe('/anchor');
  await user.click(screen.getByRole('button', { name: 'Modify' }));
  await user.click(await screen.findByText('Save: pull-out does not govern'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/anchorDatabase'));
  expect(await backend.store.anchors.get(id)).toMatchObject({ etaNrkp: '0' });
});

/** Opens the form, then saves the record as another user. */
async function openOutdated(theirs: Record<string, string>) {
  const app = await renderApp('/home', { account: 'admin' });
  const anchor = (await app.backend.store.anchors.all())[0];
  await app.router.navigate(`/anchor?anchorId=${anchor.id}`);
  await waitFor(() => expect(field('etaHef')).toHaveValue(anchor.etaHef));
  await app.backend.store.anchors.put({ ...anchor, ...theirs });
  const stored = () => app.backend.store.anchors.get(anchor.id);
  return { ...app, stored };
}

const dialog = () => screen.findByRole('dialog', { name: 'Someone else has changed this record' });

it('the anchor form keeps both changes if the two administrators changed different fields', async () => {
  const { user, stored, calls, router } = await openOutdated({ etaTinst: '61', jgTinst: '61' });
  retype('etaK8', '2.5');
  await user.click(screen.getByText('Modify').closest('button')!);
  const shown = await dialog();
  const row = within(shown)
    .getByText('EN1992-4, Installation requirements: Installation torque T_inst')
    .closest('tr')!;
  expect(within(row).getAllByText('60')).toHaveLength(2);
  expect(within(row).getAllByText('61')).toHaveLength(2);
  expect(within(row).queryByRole('radio')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  await user.click(within(shown).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/anchorDatabase'));
  expect(await stored()).toMatchObject({ etaTinst: '61', jgTinst: '61', etaK8: '2.5' });
});

it('the anchor form asks which value to save if both administrators changed the same field', async () => {
  const { user, stored, router } = await openOutdated({ etaK8: '2.1', etaTinst: '61', jgTinst: '61' });
  retype('etaK8', '2.5');
  await user.click(screen.getByText('Modify').closest('button')!);
  const row = within(await dialog())
    .getByText('EN1992-4, Pry-out failure: Pry-out factor k_8')
    .closest('tr')!;
  expect(within(row).getByRole('radio', { name: 'mine' })).toBeChecked();
  await user.click(within(row).getByRole('radio', { name: 'stored' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/anchorDatabase'));
  expect(await stored()).toMatchObject({ etaK8: '2.1', etaTinst: '61' });
});

it('choosing "Back to the form" in the conflict dialog keeps the typed value, and saves nothing', async () => {
  const { user, calls, router } = await openOutdated({ efficient: '0' });
  retype('etaK8', '2.5');
  await user.click(screen.getByText('Modify').closest('button')!);
  await user.click(within(await dialog()).getByRole('button', { name: 'Back to the form' }));
  await screen.findByRole('button', { name: 'Modify' });
  expect(field('etaK8')).toHaveValue('2.5');
  expect(router.state.location.pathname).toBe('/anchor');
  // The form still contains the older record, so the question appears again.
  await user.click(screen.getByText('Modify'));
  expect(await dialog()).toBeInTheDocument();
  expect(calls).toEqual([]);
});
