/** Places of anchors that no plate can have: beside it, or one on another. */
import type { EngineError } from '@/engineering/model/result';

type Places = readonly (readonly [number, number])[];

/** Anchors nearer to one another than this stand on one point, mm. */
const SAME_POINT = 1e-3;

/** `field` names the list of the places; `size` the plate along x and y, mm. */
export function impossiblePlace(
  field: string,
  places: Places,
  [length, width]: readonly [number, number],
): EngineError | null {
  for (const [index, [x, y]] of places.entries()) {
    const refused = (message: string) => ({ field: `${field}.${index}`, message });
    if (Math.abs(x) > length / 2 || Math.abs(y) > width / 2) return refused('lies outside the plate');
    for (let other = 0; other < index; other++) {
      const distance = Math.hypot(x - places[other][0], y - places[other][1]);
      if (distance < SAME_POINT) return refused(`lies on the place of anchor ${other + 1}`);
    }
  }
  return null;
}
