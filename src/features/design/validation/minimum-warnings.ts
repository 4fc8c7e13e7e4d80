/** Minimum values of the anchor's assessment: a warning that asks, not an error. */
import type { Design } from '@/stores/design/design-state';
import type { AnchorData } from '../calculation/anchor-data';
import { anchorsOf } from '../calculation/requests';

export interface MinimumWarning {
  kind: 'edge' | 'spacing';
  value: number;
  limit: number;
}

export function minimumWarnings(design: Design, { c_min, s_min }: AnchorData): MinimumWarning[] {
  const edges = Object.values(design.layout.sides)
    .filter(({ exists }) => exists)
    .map(({ distance }) => distance);
  const anchors = anchorsOf(design);
  const spacings = anchors.flatMap((a, i) =>
    anchors.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
  );
  const c = Math.min(Infinity, ...edges);
  const s = Math.min(Infinity, ...spacings);
  return [
    ...(c < c_min ? [{ kind: 'edge', value: c, limit: c_min } as const] : []),
    ...(s < s_min ? [{ kind: 'spacing', value: s, limit: s_min } as const] : []),
  ];
}
