/** The anchors of a design. */
import { groupAnchors } from '@/engineering/layout';
import type { AnchorPoint } from '@/engineering/model/design';
import type { Design } from '@/stores/design/design-state';

export function anchorsOf({ layout }: Pick<Design, 'layout'>): AnchorPoint[] {
  return groupAnchors(layout.group, layout.spacings, layout.customPoints, layout.slots);
}
