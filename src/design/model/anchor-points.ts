/** Anchors of a design with their positions and numbers. */
import type { Design } from '@/design/model/design-state';
import { type AnchorPoint, groupAnchors } from '@/engineering';

export function anchorsOf({ layout }: Pick<Design, 'layout'>): AnchorPoint[] {
  return groupAnchors(layout.group, layout.spacings, layout.customPoints, layout.slots);
}
