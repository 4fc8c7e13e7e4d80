/** Elastic plate on four M12 anchors in C20/25. */
import type { LoadSet, ProfileInput } from '@/engineering/model/design';
import { runPlate, type PlateStress } from '@/engineering/plate/run-plate';
import { valueOf } from '@/verification/check-helpers';

export const M12_IN_C20 = { f_ck: 20, A_s: 84.3, h_ef: 70, E_s: 210000, E_plate: 210000, nu_plate: 0.3 };

/** Returns the stress in a plate; `size` lists its sides and half the spacings of its anchors, mm. */
export function stressOnFourAnchors(
  size: readonly [Lx: number, Ly: number, x: number, y: number],
  t: number,
  profile: Omit<ProfileInput, 'ex' | 'ey'>,
  load: Pick<LoadSet, 'N' | 'Mx' | 'My'>,
): PlateStress {
  const [Lx, Ly, x, y] = size;
  const { stress } = valueOf(
    runPlate({
      ...M12_IN_C20,
      rigid: false,
      Lx,
      Ly,
      t,
      anchors: [-y, y].flatMap((row) => [-x, x].map((column) => [column, row] as const)),
      profile: { ...profile, ex: 0, ey: 0 },
      load: { ...load, Vx: 0, Vy: 0, Mz: 0 },
    }),
  );
  return stress!;
}
