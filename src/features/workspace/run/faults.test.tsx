// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DATA_SAVE_KEY, writeDataSave } from '@/design/file/data-save';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { SOME_FAULTS } from '@/testing/faults';
import { fillSignIn } from '@/testing/fill-sign-in';
import { change, dropDesign, openWithAnchor, openWorkspace, pageObject } from '@/testing/open-workspace';
import { renderApp } from '@/testing/render-app';

/**
 * Waits until the page whose session has ended opens the sign-in page, and signs in as the same user again.
 */
async function signInAgain({ backend, router, user, loaded }: Awaited<ReturnType<typeof renderApp>>) {
  await waitFor(() => expect(loaded).toContain('/login'));
  loaded.length = 0;
  backend.setQa('');
  await act(() => router.navigate('/login'));
  await fillSignIn({ user, backend, account: 'engineer' });
  await screen.findByRole('button', { name: 'Calculate' });
}

const load = () => screen.getByRole('textbox', { name: 'Dead load Nz' });

describe.each(SOME_FAULTS)('failure of kind $kind', (fault) => {
  it(`after ${fault.kind} in a calculation, the page names the failed call or asks for sign-in, and keeps the entered load`, async () => {
    const view = await openWorkspace();
    change((d) => (d.loads.dead.Nz = 10));
    for (const [path, said] of [
      ['/api/maoshuan/simdroid/run/', /: the anchor forces could not be calculated\./],
      ['/api/maoshuan/simdroid/runAlgorithm', /: the verification could not be carried out\./],
    ] as const) {
      await view.anchorRead();
      view.backend.setQa(fault.of(path));
      await view.calculate();
      if (fault.endsSession) await signInAgain(view);
      else expect((await screen.findAllByText(said))[0]).toBeVisible();
      expect(load()).toHaveValue('10');
    }
    view.backend.setQa('');
    await view.anchorRead();
    expect(await view.calculated()).toBeVisible();
  });

  it(`after ${fault.kind} in the calls for the lists of anchors and grades, the page keeps the entered load and can calculate after the lists are loaded`, async () => {
    const view = await renderApp('/personal', { account: 'engineer' });
    const { open, anchorRead, calculated } = pageObject(view.user);
    await screen.findByRole('heading', { name: 'Profile' });
    const design = produce(DEFAULT_DESIGN, (d) => void (d.loads.dead.Nz = 10));
    localStorage.setItem(DATA_SAVE_KEY, writeDataSave({ design, isFresh: true, result: null }));
    view.backend.setQa(
      [fault.of('/api/maoshuan/anchor/list/*'), fault.of('/api/maoshuan/concrete/list')].join(),
    );
    await act(() => view.router.navigate('/home?standardType=EN1992-4'));
    if (fault.endsSession) await signInAgain(view);
    else {
      await screen.findByRole('button', { name: 'Calculate' });
      await open('Concrete');
      const said = () => screen.queryByText(fault.said, { exact: false });
      await waitFor(() => expect(said()).toBeVisible());
      view.backend.setQa('');
      await view.user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(said()).toBeNull());
      await open('Anchor');
    }
    expect(load()).toHaveValue('10');
    await anchorRead();
    expect(await calculated()).toBeVisible();
  });
});

it('a calculation with slow responses shows its progress, ignores a second start, and then shows the result', async () => {
  const { backend, user, calculate, verdict, calls } = await openWithAnchor();
  change((d) => Object.assign(d.loads, { dead: { ...d.loads.dead, Nz: 10 }, onlyChosen: true }));
  backend.setQa('slow:500');
  await calculate();
  expect(await screen.findByRole('progressbar', { name: 'Calculation running' })).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await verdict()).toBeVisible();
  expect(calls.filter(({ call }) => call.includes('/simdroid/'))).toHaveLength(2);
});

it.each(['malformed', 'empty'])(
  'after a response of kind %s to the list of grades, the result panel offers to read the list again and does not ask for a grade',
  async (kind) => {
    const view = await openWorkspace(undefined, { qa: `${kind}:/api/maoshuan/concrete/list` });
    await view.anchorRead();
    change((d) => (d.loads.dead.Nz = 10));
    const card = within(screen.getByTestId('no-result'));
    expect(await card.findByText('The data could not be loaded.')).toBeVisible();
    await view.calculate();
    expect(await view.toast()).toHaveTextContent('could not be read');
    expect(screen.queryByText(/Choose a concrete grade/)).toBeNull();
    view.backend.setQa('');
    await view.user.click(card.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(card.queryByText('The data could not be loaded.')).toBeNull());
    expect(await view.calculated()).toBeVisible();
  },
);

const openRunning = async (isLive: boolean) => {
  const view = await openWithAnchor();
  change((d) => Object.assign(d.loads, { dead: { ...d.loads.dead, Nz: 10 }, onlyChosen: true }));
  view.backend.setQa('slow:/api/maoshuan/simdroid/run/:400');
  await view.calculate();
  await screen.findByRole('progressbar', { name: 'Calculation running' });
  if (isLive) await view.user.click(screen.getByRole('switch', { name: 'Calculate while typing' }));
  act(() => change((d) => (d.loads.dead.Nz = 20)));
  return view;
};
const card = () => screen.getByTestId('no-result');

it('the result panel says that the result is out of date, and its button calculates the new input', async () => {
  const { user, verdict } = await openRunning(false);
  expect(card()).toHaveTextContent(/^Out of date/);
  await user.click(within(card()).getByRole('button', { name: 'Calculate' }));
  expect(await verdict()).toBeVisible();
});

it('with live results, the result panel says that the new input is being calculated, and then shows its result', async () => {
  const { verdict } = await openRunning(true);
  expect(card()).toHaveTextContent(/^Out of date/);
  await waitFor(() => expect(card()).toHaveTextContent('Calculating'));
  expect(await verdict()).toBeVisible();
});

it('a design that is opened during the calculation of another one is not reported as out of date', async () => {
  const view = await openRunning(false);
  await view.user.click(within(card()).getByRole('button', { name: 'Calculate' }));
  await screen.findByRole('progressbar', { name: 'Calculation running' });
  dropDesign(produce(DEFAULT_DESIGN, (d) => void (d.layout.h = 300)));
  await waitFor(() => expect(card()).toHaveTextContent(/^No result/));
});

it('text that is not a number is named, shortened to 40 characters', async () => {
  const { toast, user } = await openRunning(false);
  await user.click(load());
  fireEvent.change(load(), { target: { value: '1\t'.repeat(400) } });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await toast()).toHaveTextContent(/“(1 ){20}…”/);
});
