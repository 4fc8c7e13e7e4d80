import { calculateLoads, deadLoad, expectResult, fillField, openPanel } from '../fixtures/design';
import { engineAnswer } from '../fixtures/engine';
import { expect, test } from '../fixtures/journey';
import { signIn } from '../fixtures/session';

// This is the only test in which all animations are enabled, as they are for most users.
test.use({ account: null, contextOptions: { reducedMotion: 'no-preference' } });

test(
  'a design entered after sign-in has the same result as in the command-line tool, even after a reload',
  { tag: '@essential' },
  async ({ page }) => {
    const bodies: Record<string, unknown> = {};
    page.on('request', (request) => {
      const name = /simdroid\/(run|runAlgorithm)\//.exec(request.url())?.[1];
      // The first request is for the chosen combination; the requests for the other combinations follow.
      if (name !== undefined && request.method() === 'POST') bodies[name] ??= request.postDataJSON();
    });

    await page.goto('/login');
    await signIn(page);
    await openPanel(page, 'Layout');
    await fillField(page, 'Sx1', '160,5');
    await fillField(page, 'Concrete thickness h', '220');
    await openPanel(page, 'Base plate');
    await fillField(page, 'Length', '380');
    await calculateLoads(page, { Nz: '10', Vx: '4', My: '-0.5' });

    const sim: unknown = JSON.parse((bodies.run as { sim: string }).sim);
    const algorithm: unknown = JSON.parse((bodies.runAlgorithm as { algorithm: string }).algorithm);
    expect(sim).toMatchObject({ Plate: { Plate_L: 380 }, Load: { Fz: 13.5 } });
    const forces = engineAnswer('run', sim) as { join: number[] };
    expect((algorithm as { Axials: number[] }).Axials).toEqual(forces.join);
    const answer = engineAnswer('runAlgorithm', algorithm) as {
      summary: {
        tension: [number, number, number, string, string][];
        shear: [number, number, number, string, string][];
      };
      Max: number;
    };
    const modes = 'steel_tension pull_out concrete_cone splitting steel_shear pry_out concrete_edge'.split(
      ' ',
    );
    const rows = [...answer.summary.tension, ...answer.summary.shear];
    for (const [index, mode] of modes.entries()) {
      const [action, resistance, utilisation] = rows[index];
      const row = page.getByTestId(`row-${mode}`);
      if (utilisation === null) await expect(row).toContainText('not applicable');
      else {
        await expect(row).toContainText(action.toFixed(3));
        await expect(row).toContainText(resistance.toFixed(3));
        await expect(row).toContainText(`${utilisation.toFixed(1)} %`);
      }
    }
    await expect(page.getByTestId('overall')).toContainText(`${answer.Max.toFixed(1)} %`);

    await page.reload();
    await expectResult(page);
    await expect(page.getByTestId('overall')).toContainText(`${answer.Max.toFixed(1)} %`);
    await expect(deadLoad(page, 'Nz')).toHaveValue('10');
    await openPanel(page, 'Layout');
    await expect(page.getByRole('textbox', { name: 'Sx1', exact: true })).toHaveValue('160.5');
  },
);
