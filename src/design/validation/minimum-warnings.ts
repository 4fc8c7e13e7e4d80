/** Checks the minimum values from the anchor's assessment; values below them cause warnings, not errors. */
import { anchorsOf, type Design } from '@/design/model/design-state';
import type { AnchorData } from '@/design/records/anchor-data';
import { closestPair, groupByCode } from '@/engineering';
import { EDGE_NAMES } from '@/quantities/edges';

export interface MinimumWarning {
  kind: 'edge' | 'spacing';
  /** Dot path of the field that determines the value. */
  field: string;
  value: number;
  limit: number;
}

type Measure = Pick<MinimumWarning, 'field' | 'value'>;

const smallest = (measures: readonly Measure[]): Measure | undefined =>
  measures.toSorted((one, other) => one.value - other.value).at(0);

function edges({ layout }: Design): Measure[] {
  return EDGE_NAMES.filter((name) => layout.sides[name].exists).map((name) => ({
    field: `layout.sides.${name}.distance`,
    value: layout.sides[name].distance,
  }));
}

/** Returns the smallest spacing, and the field of the smallest one entered or of a free point. */
function smallestSpacing(design: Design): Measure | undefined {
  const { group, spacings } = design.layout;
  const closest = closestPair(anchorsOf(design));
  if (!closest) return undefined;
  const typed = smallest(
    (groupByCode(group)?.spacings ?? []).map((name) => ({
      field: `layout.spacings.${name}`,
      value: spacings[name],
    })),
  );
  return { field: typed?.field ?? `layout.customPoints.${closest.b.no - 1}.x`, value: closest.distance };
}

export function minimumWarnings(design: Design, { c_min, s_min }: AnchorData): MinimumWarning[] {
  const edge = smallest(edges(design));
  const spacing = smallestSpacing(design);
  return [
    ...(edge && edge.value < c_min ? [{ kind: 'edge', ...edge, limit: c_min } as const] : []),
    ...(spacing && spacing.value < s_min ? [{ kind: 'spacing', ...spacing, limit: s_min } as const] : []),
  ];
}
