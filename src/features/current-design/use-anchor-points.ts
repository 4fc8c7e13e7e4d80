/** Returns the anchors of the current layout; the same array object while the layout is unchanged. */
import { useMemo } from 'react';
import { groupAnchors, type AnchorPoint } from '@/engineering';
import { useDesignStore } from '@/stores/design/design-store';

export function useAnchorPoints(): AnchorPoint[] {
  const layout = useDesignStore((state) => state.design.layout);
  return useMemo(
    () => groupAnchors(layout.group, layout.spacings, layout.customPoints, layout.slots),
    [layout.group, layout.spacings, layout.customPoints, layout.slots],
  );
}
