/** Colours for the view, chosen for a technical drawing and independent of the page's colours. */
import type { Caption } from '@/drawing/plan/shapes';

export const MATERIAL_COLOURS = {
  concrete: '#cfccc5',
  plate: '#a9bacb',
  profile: '#8396ab',
  bolt: '#ffffff',
  grout: '#b5aa97',
  load: '#c2362f',
  moment: '#0d7a78',
  axisX: '#b8433a',
  axisY: '#3c8049',
  axisZ: '#2f62a8',
  failure: '#ffffff',
  failureCut: '#b4530f',
  failureArea: '#e0812a',
  compression: '#2f6fc4',
  deformation: '#ffffff',
  mark: '#1668dc',
  shadow: '#ffffff',
} as const;
export type MaterialName = keyof typeof MATERIAL_COLOURS;

/** Colour and width (in points) of each kind of line. */
export const STROKES = {
  edge: { colour: '#5c5a55', width: 1.4 },
  break: { colour: '#8b8880', width: 0.9 },
  outline: { colour: '#3c4a59', width: 1.1 },
  dimension: { colour: '#4b535d', width: 1 },
  failure: { colour: '#8f4310', width: 0.9 },
  area: { colour: '#a83c00', width: 2.2 },
  overlap: { colour: '#b86b36', width: 0.9 },
  compression: { colour: '#1d4f8c', width: 1.4 },
  deformation: { colour: '#46525f', width: 0.7 },
  axis: { colour: '#667079', width: 1 },
} as const;
export type StrokeName = keyof typeof STROKES;

/** Colours of the labels, the most important first; labels listed before `dimension` must be shown. */
export const LABEL_COLOURS = {
  number: '#1d4f8c',
  load: '#9c211b',
  moment: '#075e5c',
  failure: '#8d3d08',
  compression: '#1d4f8c',
  dimension: '#1a2129',
  axisX: '#9b3129',
  axisY: '#2b6437',
  axisZ: '#204b85',
} as const;
export type LabelTone = keyof typeof LABEL_COLOURS;

export const CAPTION_COLOURS: Readonly<Record<Caption['tone'], string>> = {
  good: '#2a7d3f',
  warning: '#9a5b00',
  bad: '#b8262b',
  neutral: '#5a626c',
};
export const CAPTION_GROUND = '#ffffff';
export const CAPTION_TEXT = '#1a2129';

/** Font of all drawn text. */
export const FONT_FAMILY = "'Segoe UI', 'Helvetica Neue', Arial, 'Noto Sans', sans-serif";
