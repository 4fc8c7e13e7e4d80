/** The fields of the design by their dot paths: which panel holds one, and the id of its input. */

export const PANELS = ['anchor', 'concrete', 'plate', 'layout', 'profile', 'loads'] as const;
export type PanelKey = (typeof PANELS)[number];

/** Id of the input of a field, so that a warning can lead there. */
export function fieldId(field: string): string {
  return `field-${field.replaceAll('.', '-')}`;
}

/** Panel that holds a field: the first part of its path names it, as the design's parts are the panels. */
export function panelOf(field: string): PanelKey {
  return PANELS.find((panel) => field.startsWith(`${panel}.`)) ?? 'anchor';
}
