/** The anchors of a design. */
import { groupAnchors, type AnchorPoint } from '@/engineering';
import type { Design } from '../model/design-state';

export function anchorsOf({ layout }: Pick<Design, 'layout'>): AnchorPoint[] {
  return groupAnchors(layout.group, layout.spacings, layout.customPoints, layout.slots);
}
