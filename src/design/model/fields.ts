/** Design fields by their dot paths: the panel of each field and the id of its input. */
import { isEnteredPart, type Design } from '@/design/model/design-state';
import { groupByCode } from '@/engineering';
import type { EdgeName } from '@/quantities/edges';

export const PANELS = ['anchor', 'concrete', 'plate', 'layout', 'profile', 'loads'] as const;
export type PanelKey = (typeof PANELS)[number];

/** Returns the id of a field's input, so that a warning can link to it. */
export const fieldId = (field: string): string => `field-${field.replaceAll('.', '-')}`;

/** Returns the panel that the path begins with; the anchor panel for others, such as the standard. */
export const panelOf = (field: string): PanelKey =>
  PANELS.find((panel) => field.startsWith(`${panel}.`)) ?? 'anchor';

/** Names of the rules before a calculation (`validation/`). */
export type RuleKey =
  | 'expired'
  | 'extend'
  | 'beyond'
  | 'noProfile'
  | 'offPlate'
  | 'empty'
  | 'noGrade'
  | 'single'
  | 'inLine'
  | 'foundation'
  | 'breakout'
  | 'figure'
  | 'load'
  | 'distance'
  | `${'l' | 'w' | 't' | 's' | 'm' | 'h'}Greater`;

export interface Failure {
  key: RuleKey;
  /** Dot path of the field in the design. */
  field: string;
  values?: Record<string, number | string>;
}

type InUse = (design: Design, names: readonly string[]) => boolean;

/** Conditions for an input to be in use, by the first two parts of its path; always without one. */
const CONDITIONS: Readonly<Record<string, InUse>> = {
  'concrete.baseDistance': ({ concrete }) => concrete.installationPosition !== 'flush',
  'concrete.degreeOfRestraint': ({ concrete }) => concrete.installationPosition !== 'flush',
  'plate.thickness': (design) => isEnteredPart(design, 'thickness'),
  'layout.sides': ({ layout }, [side]) => layout.sides[side as EdgeName].exists,
  'layout.spacings': ({ layout }, [name]) =>
    groupByCode(layout.group)?.spacings.some((one) => one === name) === true,
  'layout.customPoints': ({ layout }, [index]) => {
    const group = groupByCode(layout.group);
    return group !== undefined && group.geometry.startsWith('custom') && Number(index) < group.count;
  },
  'loads.live': ({ loads }) => loads.loadCase === 'deadAndLive',
  'loads.liveFactor': ({ loads }) => loads.loadCase === 'deadAndLive',
  'loads.list': ({ loads }, [index]) => Number(index) < loads.list.length,
};

export function isFieldInUse(design: Design, path: string): boolean {
  const [part, name, ...names] = path.split('.');
  return CONDITIONS[`${part}.${name}`]?.(design, names) ?? true;
}
