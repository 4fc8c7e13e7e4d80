// @vitest-environment jsdom
/**
 * Tests fixed inputs unlocked by hand: on screen, in both calculation calls, and in the text next to the
 * verdict.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { change, design, openWithAnchor } from '@/testing/open-workspace';

async function openLoaded() {
  const view = await openWithAnchor();
  change((draft) => Object.assign(draft.loads.dead, { Nz: 5, Vx: 1 }));
  const sent = (path: string) => {
    const body = view.calls.findLast(({ call }) => call.includes(path))?.body as Record<string, string>;
    return JSON.parse(body.sim ?? body.algorithm) as Record<string, Record<string, unknown>>;
  };
  const lock = (name: string) => view.user.click(within(view.side()).getByRole('button', { name }));
  return { ...view, sent, lock };
}

const assumed = async (view: { verdict: () => Promise<HTMLElement> }) => {
  await view.verdict();
  return [...screen.getByTestId('assumptions').querySelectorAll('button')].map(({ title }) => title);
};

it('cracked concrete set under EN 1992-4 applies to the calculation until the field is locked again', async () => {
  const view = await openLoaded();
  await view.open('Concrete');
  expect(view.choice('Concrete state')).toBeDisabled();
  await view.lock('Unlock the concrete state');
  expect(view.choice('Concrete state')).toBeEnabled();
  change((draft) => (draft.concrete.crack_or_not = 'cracked'));
  await view.calculate();
  expect(await assumed(view)).toContain('Cracked concrete: set by the designer');
  expect(await assumed(view)).not.toContainEqual(expect.stringMatching(/^Uncracked/));
  expect(view.sent('runAlgorithm').base).toMatchObject({ crack_or_not: '1' });
  expect(view.sent('runAlgorithm').base.K1).toBeLessThan(11);
  await view.lock('Lock the concrete state');
  expect(design().concrete.crack_or_not).toBe('uncracked');
});

it('the chosen thickness of a rigid plate is sent in both calls and removes the reservation about the lever arm', async () => {
  const view = await openLoaded();
  change((draft) => Object.assign(draft.concrete, { installationPosition: 'unclamped', baseDistance: 40 }));
  await view.calculated();
  expect(screen.getByTestId('reservation-lever_arm_fixed_thickness')).toHaveTextContent('10 mm');
  await view.open('Base plate');
  expect(view.field('Thickness')).toBeDisabled();
  await view.lock('Unlock the plate thickness');
  await waitFor(() => expect(view.field('Thickness')).toHaveFocus());
  await view.retype(view.field('Thickness'), '20{Enter}');
  await view.calculate();
  expect(await assumed(view)).toContain('Plate thickness: set by the designer');
  expect(screen.queryByTestId('reservation-lever_arm_fixed_thickness')).toBeNull();
  expect(view.sent('/run/').Plate).toMatchObject({ RigidPlate: 1, Plate_T: 20 });
  expect(view.sent('runAlgorithm').plate).toMatchObject({ thickness: 20 });
});

it('the chosen profile of a rigid plate is sent in both calls and stated next to the verdict', async () => {
  const view = await openLoaded();
  await view.open('Profile');
  await view.lock('Unlock the profile');
  expect(view.choice('Profile')).toBeEnabled();
  change((draft) => Object.assign(draft.profile, { H: 180, W: 91, T: 5.3, FT: 8 }));
  await view.calculate();
  expect(await assumed(view)).toContain('Profile: set by the designer');
  expect(view.sent('/run/').Steel).toMatchObject({ SteelType: 0, SteelSectPars: [180, 91, 5.3, 8] });
  expect(view.sent('runAlgorithm').profile).toMatchObject({ H: 180, W: 91, T: 5.3, FT: 8 });
});

it('a message reports that a change of standard reset the concrete to uncracked, and Undo restores cracked concrete', async () => {
  const view = await openLoaded();
  await view.router.navigate('/home?standardType=JGJ145-2013');
  await waitFor(() => expect(design().standardType).toBe('JGJ145-2013'));
  change((draft) => (draft.concrete.crack_or_not = 'cracked'));
  await view.router.navigate('/home?standardType=EN1992-4');
  const said = await screen.findByText(/^EN 1992-4: the concrete is assumed to be uncracked again/);
  expect(design().concrete.crack_or_not).toBe('uncracked');
  await view.user.click(within(said.parentElement!).getByRole('button', { name: 'Undo' }));
  expect(design()).toMatchObject({ concrete: { crack_or_not: 'cracked' }, unlocked: { cracked: true } });
});

it('a message reports that a rigid plate has replaced the plate thickness, and Undo restores the elastic plate', async () => {
  const view = await openLoaded();
  await view.open('Base plate');
  change((draft) => {
    draft.plate.stiffness = 'elastic';
    draft.plate.thickness = 25;
  });
  await view.user.click(view.choice('Stiffness'));
  await view.user.click(await screen.findByTitle('rigid'));
  const said = await screen.findByText(
    /^Rigid plate: a thickness of 10 mm and a profile of 100 x 100 x 10 mm are used/,
  );
  expect(design().plate.thickness).toBe(10);
  await view.user.click(within(said.parentElement!).getByRole('button', { name: 'Undo' }));
  expect(design().plate).toMatchObject({ stiffness: 'elastic', thickness: 25 });
});
