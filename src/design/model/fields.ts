/** Design fields by their dot paths: the panel of each field and the id of its input. */

export const PANELS = ['anchor', 'concrete', 'plate', 'layout', 'profile', 'loads'] as const;
export type PanelKey = (typeof PANELS)[number];

/** Returns the id of a field's input, so that a warning can link to it. */
export function fieldId(field: string): string {
  return `field-${field.replaceAll('.', '-')}`;
}

/**
 * Returns the panel of a field: the first part of the path, because the parts of the design correspond to the
 * panels. A field outside these parts, such as the standard, is assigned to the anchor panel.
 */
export function panelOf(field: string): PanelKey {
  return PANELS.find((panel) => field.startsWith(`${panel}.`)) ?? 'anchor';
}

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
  | 'lGreater'
  | 'wGreater'
  | 'tGreater'
  | 'sGreater'
  | 'mGreater'
  | 'hGreater';

/** A rule that the design breaks. */
export interface Failure {
  key: RuleKey;
  /** Dot path of the field in the design. */
  field: string;
  panel: PanelKey;
  values?: Record<string, number | string>;
}
