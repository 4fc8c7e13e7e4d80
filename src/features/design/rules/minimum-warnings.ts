/** Minimum values of the anchor's assessment: a warning that asks, not an error. */
import { groupByCode } from '@/engineering';
import type { Design } from '@/stores/design/design-state';
import type { AnchorData } from '../records/anchor-data';
import { anchorsOf } from '../requests/anchor-points';

export interface MinimumWarning {
  kind: 'edge' | 'spacing';
  /** Dot path of the field that leads to the value. */
  field: string;
  value: number;
  limit: number;
}

interface Measure {
  field: string;
  value: number;
}

function smallest(measures: readonly Measure[]): Measure | undefined {
  return measures.reduce<Measure | undefined>(
    (least, measure) => (least === undefined || measure.value < least.value ? measure : least),
    undefined,
  );
}

function edges({ layout }: Design): Measure[] {
  return (['X1', 'X2', 'Y1', 'Y2'] as const)
    .filter((name) => layout.sides[name].exists)
    .map((name) => ({ field: `layout.sides.${name}.distance`, value: layout.sides[name].distance }));
}

/** Distances between anchors, each with the field that changes it: a free point's coordinate, else the smallest spacing. */
function spacings(design: Design): Measure[] {
  const { group, spacings: typed } = design.layout;
  const names = groupByCode(group)?.spacings ?? [];
  const typedField = smallest(
    names.map((name) => ({ field: `layout.spacings.${name}`, value: typed[name] })),
  );
  const anchors = anchorsOf(design);
  return anchors.flatMap((a, i) =>
    anchors.slice(i + 1).map((b) => ({
      field: typedField?.field ?? `layout.customPoints.${b.no - 1}.x`,
      value: Math.hypot(a.x - b.x, a.y - b.y),
    })),
  );
}

export function minimumWarnings(design: Design, { c_min, s_min }: AnchorData): MinimumWarning[] {
  const edge = smallest(edges(design));
  const spacing = smallest(spacings(design));
  return [
    ...(edge && edge.value < c_min ? [{ kind: 'edge', ...edge, limit: c_min } as const] : []),
    ...(spacing && spacing.value < s_min ? [{ kind: 'spacing', ...spacing, limit: s_min } as const] : []),
  ];
}
