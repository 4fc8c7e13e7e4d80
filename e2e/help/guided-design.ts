/** The first design in the manual and the video: a column base on an elastic plate near one edge. */
import type { Driver } from '../fixtures/design';

/** Design steps; each is one step in the manual and in the video. */
export const GUIDED_DESIGN = {
  anchor: async (d: Driver) => {
    await d.openPanel('anchor');
    await d.select(d.t('design:anchor.diameter'), 'M16');
    await d.select(d.t('design:anchor.type'), 'M16');
  },
  concrete: async (d: Driver) => {
    await d.openPanel('concrete');
    await d.select(d.t('design:concrete.grade'), 'C30/37');
  },
  plate: async (d: Driver) => {
    await d.openPanel('plate');
    await d.fill(d.t('design:plate.length'), '300');
    await d.fill(d.t('design:plate.width'), '300');
    await d.select(d.t('design:plate.stiffness'), d.t('design:plate.elastic'));
    await d.fill(d.t('design:plate.thickness'), '20');
  },
  layout: async (d: Driver) => {
    await d.openPanel('layout');
    await d.fill('Sx1', '200');
    await d.fill('Sy1', '200');
    for (const side of ['X−', 'Y+', 'Y−']) await d.switchOff(d.t('design:layout.edgeExists', { side }));
    await d.fill(d.t('design:layout.h'), '250');
  },
  profile: async (d: Driver) => {
    await d.openPanel('profile');
    await d.select(d.t('design:profile.series'), 'HEB');
    await d.select(d.t('design:profile.item'), '120');
  },
  loads: (d: Driver) => d.deadLoads({ Nz: '15', Vx: '10', My: '4' }),
  calculate: (d: Driver) => d.calculate(),
} as const satisfies Record<string, (d: Driver) => Promise<void>>;

export async function doGuidedDesign(d: Driver): Promise<void> {
  for (const step of Object.values(GUIDED_DESIGN)) await step(d);
}
