/** The documented rules before a calculation, as a table in their order; each names the field to mark. */
import { groupByCode } from '@/engineering/layout';
import type { PanelKey } from '../panels/problems';
import type { Design } from '@/stores/design/design-state';
import { anchorsOf } from '../calculation/requests';
import type { AnchorData } from '../calculation/anchor-data';

export type RuleKey =
  | 'expired'
  | 'extend'
  | 'beyond'
  | 'empty'
  | 'single'
  | 'foundation'
  | 'load'
  | 'distance'
  | 'lGreater'
  | 'wGreater'
  | 'tGreater'
  | 'sGreater'
  | 'mGreater'
  | 'hGreater';

export interface Failure {
  key: RuleKey;
  /** Dot path of the field in the design. */
  field: string;
  panel: PanelKey;
  values?: Record<string, number>;
}

export interface RuleContext {
  /** Data of the chosen anchor, null while none is chosen or loaded. */
  anchor: AnchorData | null;
  anchorChosen: boolean;
  /** `YYYY-MM-DD HH:mm:ss`, null = no expiry. */
  expirationTime: string | null;
  now: Date;
}

type Rule = (design: Design, context: RuleContext) => Failure[];

const sides = ['X1', 'X2', 'Y1', 'Y2'] as const;

/** Plate over the concrete's edge: twice (edge distance + outermost anchor) below the plate's length or width. */
const extend: Rule = (design) => {
  const anchors = anchorsOf(design);
  return sides.flatMap((name): Failure[] => {
    const side = design.layout.sides[name];
    if (!side.exists) return [];
    const along = name.startsWith('X') ? 'x' : 'y';
    const sign = name.endsWith('1') ? 1 : -1;
    const outermost = Math.max(...anchors.map((anchor) => sign * anchor[along]));
    const size = along === 'x' ? design.plate.length : design.plate.width;
    return 2 * (side.distance + outermost) < size
      ? [{ key: 'extend', field: `layout.sides.${name}.distance`, panel: 'layout' }]
      : [];
  });
};

const beyond: Rule = ({ plate, profile }) =>
  plate.stiffness === '0' && (profile.H > plate.width || profile.W > plate.length)
    ? [{ key: 'beyond', field: 'profile.chosen', panel: 'profile' }]
    : [];

/** Smallest distance from an anchor to the plate's edge, mm. */
export function plateEdgeMinimum(standard: Design['standardType'], { d_nom, d_0 }: AnchorData): number {
  return standard === 'JGJ145-2013' ? Math.max(2 * d_nom, 20) : 1.2 * (d_0 + 2);
}

const distance: Rule = (design, { anchor }) => {
  if (!anchor) return [];
  const limit = plateEdgeMinimum(design.standardType, anchor);
  const { length, width } = design.plate;
  const nearest = Math.min(
    ...anchorsOf(design).map(({ x, y }) => Math.min(length / 2 - Math.abs(x), width / 2 - Math.abs(y))),
  );
  return nearest < limit - 1e-9
    ? [
        {
          key: 'distance',
          field: 'plate.length',
          panel: 'plate',
          values: { limit: Math.round(limit * 10) / 10 },
        },
      ]
    : [];
};

/** In documented order: the toast shows the last one that fails. */
const RULES: readonly Rule[] = [
  (_, { expirationTime, now }) =>
    expirationTime !== null && new Date(expirationTime.replace(' ', 'T')) < now
      ? [{ key: 'expired', field: '', panel: 'anchor' }]
      : [],
  extend,
  beyond,
  (_, { anchorChosen }) => (anchorChosen ? [] : [{ key: 'empty', field: 'anchor.chosen', panel: 'anchor' }]),
  ({ layout, loads }) =>
    layout.group === '1-0-1' &&
    (loads.dead.Mz !== 0 || (loads.loadCase === 'deadAndLive' && loads.live.Mz !== 0))
      ? [{ key: 'single', field: loads.dead.Mz !== 0 ? 'loads.dead.Mz' : 'loads.live.Mz', panel: 'loads' }]
      : [],
  ({ layout }, { anchor }) =>
    anchor && layout.h < anchor.h_min
      ? [{ key: 'foundation', field: 'layout.h', panel: 'layout', values: { limit: anchor.h_min } }]
      : [],
  ({ loads }) =>
    Object.values(loads.dead).every((value) => value === 0)
      ? [{ key: 'load', field: 'loads.dead.Nz', panel: 'loads' }]
      : [],
  distance,
];

/** Free points of a custom group that lie on one another: their spacing is not greater than 0. */
function coincidentPoints(design: Design): Failure[] {
  if (!design.layout.group.endsWith('-0-0')) return [];
  const points = anchorsOf(design);
  return points
    .filter(({ x, y }, index) => points.slice(0, index).some((other) => other.x === x && other.y === y))
    .map(({ no }) => ({ key: 'sGreater', field: `layout.customPoints.${no - 1}.x`, panel: 'layout' }));
}

/** Field hints: a value that must be greater than 0 and is not. */
export function fieldHints(design: Design): Failure[] {
  const { plate, layout } = design;
  const hints: [number, RuleKey, string, PanelKey][] = [
    [plate.length, 'lGreater', 'plate.length', 'plate'],
    [plate.width, 'wGreater', 'plate.width', 'plate'],
    [plate.thickness, 'tGreater', 'plate.thickness', 'plate'],
    ...(groupByCode(layout.group)?.spacings ?? []).map((name): [number, RuleKey, string, PanelKey] => [
      layout.spacings[name],
      'sGreater',
      `layout.spacings.${name}`,
      'layout',
    ]),
    ...sides
      .filter((name) => layout.sides[name].exists)
      .map((name): [number, RuleKey, string, PanelKey] => [
        layout.sides[name].distance,
        'mGreater',
        `layout.sides.${name}.distance`,
        'layout',
      ]),
    [layout.h, 'hGreater', 'layout.h', 'layout'],
  ];
  return [
    ...hints.filter(([value]) => !(value > 0)).map(([, key, field, panel]) => ({ key, field, panel })),
    ...coincidentPoints(design),
  ];
}

/** All failing rules: field hints first, then the documented rules in their order. */
export function validateDesign(design: Design, context: RuleContext): Failure[] {
  return [...fieldHints(design), ...RULES.flatMap((rule) => rule(design, context))];
}
