/** Problems of the current design by field, shared by panels and rail. */
import { createContext, useContext } from 'react';

export interface Problem {
  /** Dot path of the field in the design. */
  field: string;
  panel: PanelKey;
  message: string;
}

export const PANELS = ['anchor', 'concrete', 'plate', 'layout', 'profile', 'loads'] as const;
export type PanelKey = (typeof PANELS)[number];

export const ProblemsContext = createContext<readonly Problem[]>([]);

/** Message for one field, undefined where all is well. */
export function useProblem(field: string): string | undefined {
  return useContext(ProblemsContext).find((problem) => problem.field === field)?.message;
}

/** Id of the input of a field, so that a warning can lead there. */
export function fieldId(field: string): string {
  return `field-${field.replaceAll('.', '-')}`;
}

/** Panel that holds a field: the first part of its path names it, as the design's parts are the panels. */
export function panelOf(field: string): PanelKey {
  return PANELS.find((panel) => field.startsWith(`${panel}.`)) ?? 'anchor';
}
