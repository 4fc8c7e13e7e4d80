/** Reactions of anchors and concrete to a load, and a check of their equilibrium. */
import { loadAtOrigin, type PlateLoad } from '@/engineering/forces/loads';
import type { ElasticPlateGeometry } from '@/engineering/plate/elastic/elastic-geometry';
import type { ElasticModel } from '@/engineering/plate/elastic/elastic-model';
import { loadedAreaOf, type LoadedArea } from '@/engineering/plate/loaded-area';
import { planeOnAnchors } from '@/engineering/plate/plane-on-anchors';

export interface PlateReactions {
  /** Tension in each anchor, N; negative (compression) only without contact. */
  tensions: number[];
  /** Contact force in N and its point of application in mm; the point is null if there is no contact. */
  contactForce: number;
  contactPoint: readonly [number, number] | null;
  /** Area of the plate that is in contact with the concrete, mm2. */
  contactArea: number;
  loadedArea: LoadedArea | null;
  /**
   * Largest imbalance: unbalanced forces relative to the largest force, unbalanced moments relative to the
   * largest moment.
   */
  imbalance: number;
}

export function reactionsOf(
  model: ElasticModel,
  { centre, anchors, Lx, Ly, k_c }: ElasticPlateGeometry,
  load: PlateLoad,
  u: Float64Array,
): PlateReactions {
  const { Fz } = load;
  const tensions = model.pullsOf(model.stretchOf(u));
  const contact = model.contactResultant(u);
  const sum = (weight: (i: number) => number): number =>
    tensions.reduce((total, value, i) => total + value * weight(i), 0);
  const pull = sum(() => 1);
  const pullX = sum((i) => anchors[i][0]);
  const pullY = sum((i) => anchors[i][1]);
  const { Mx: loadMx, My: loadMy } = loadAtOrigin(load, centre);
  const carried = tensions.reduce((total, value) => total + Math.abs(value), 0);
  const force = Math.max(Math.abs(Fz), carried, contact.force);
  const moment = Math.max(Math.abs(loadMx), Math.abs(loadMy), (force * Math.min(Lx, Ly)) / 2);
  const imbalance =
    force === 0
      ? 0
      : Math.max(
          Math.abs(pull - contact.force - Fz) / force,
          Math.abs(pullY - contact.momentX - loadMx) / moment,
          Math.abs(pullX - contact.momentY + loadMy) / moment,
        );
  const touching = contact.force > 1e-9 * Math.max(1, Math.abs(Fz));
  // Without contact, the anchors carry the rounding errors of the solution as they carry a load.
  const rest = { Fz: Fz - pull, Mx: loadMx - pullY, My: loadMy + pullX };
  const [w, bx, by] = (k_c === 0 && planeOnAnchors({ Lx, Ly, anchors, k_a: 1, ...rest })) || [0, 0, 0];
  return {
    tensions: tensions.map((T, i) => T + w + bx * anchors[i][0] + by * anchors[i][1]),
    contactForce: touching ? contact.force : 0,
    contactPoint: touching ? [contact.momentY / contact.force, contact.momentX / contact.force] : null,
    contactArea: contact.area,
    loadedArea: touching ? loadedAreaOf(contact) : null,
    imbalance,
  };
}
