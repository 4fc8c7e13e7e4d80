/** Colours and lines of the shapes on screen. */
import type { SVGAttributes } from 'react';
import type { Shape, Style } from '@/drawing/plan/shapes';

type Attributes = SVGAttributes<SVGElement>;

const GREY = 'var(--ant-color-text-tertiary)';
const PRIMARY = 'var(--ant-color-primary)';
export const PAPER = 'var(--ant-color-bg-container)';

const ATTRIBUTES: Readonly<Record<Style | 'failureLine', Attributes>> = {
  concrete: { fill: 'var(--ant-color-fill-tertiary)' },
  edge: { stroke: 'var(--ant-color-text-secondary)', strokeWidth: 2 },
  open: { stroke: 'var(--ant-color-text-secondary)', strokeWidth: 1, strokeDasharray: '10 5 2 5' },
  plate: { fill: PAPER, fillOpacity: 0.85, stroke: PRIMARY, strokeWidth: 1.5 },
  profile: { fill: 'var(--ant-color-fill)', stroke: GREY, strokeWidth: 1 },
  axis: { fill: GREY, stroke: GREY, strokeWidth: 1 },
  anchor: { fill: PRIMARY },
  slot: { fill: 'none', stroke: PRIMARY, strokeWidth: 1.2 },
  dimension: { stroke: GREY, strokeWidth: 1 },
  load: { fill: 'none', stroke: '#c2362f', strokeWidth: 2 },
  moment: { fill: 'none', stroke: '#0d7a78', strokeWidth: 2 },
  shear: { fill: 'none', stroke: '#6b3fa0', strokeWidth: 1.5 },
  tension: { fill: '#6b3fa0', fillOpacity: 0.16, stroke: '#6b3fa0', strokeWidth: 1 },
  failure: { fill: '#e0812a', fillOpacity: 0.3, shapeRendering: 'crispEdges' },
  failureLine: { stroke: '#b86b36', strokeWidth: 1, strokeDasharray: '4 3' },
  border: { stroke: '#a83c00', strokeWidth: 2 },
  pressure: { fill: '#2f6fc4', fillOpacity: 0.3, shapeRendering: 'crispEdges' },
};

/** Colours of the texts whose outline in the background colour keeps them legible on other shapes. */
export const OUTLINED: Readonly<Record<string, string>> = {
  load: '#9c211b',
  moment: '#075e5c',
  tension: '#553080',
  border: '#8d3d08',
  pressure: '#1d4f8c',
  anchor: 'var(--ant-color-text-secondary)',
};
export const PLAIN: Readonly<Record<string, string>> = {
  axis: 'var(--ant-color-text-secondary)',
  dimension: 'var(--ant-color-text)',
};

interface StyledShape {
  kind: Shape['kind'];
  style: keyof typeof ATTRIBUTES;
}

export function attributesOf({ kind, style }: StyledShape): Attributes {
  const attributes = { vectorEffect: 'non-scaling-stroke', ...ATTRIBUTES[style] };
  // Arrow heads have the colour of their lines; an outline would show on the translucent head of an axis.
  if (kind === 'area' && style === 'axis') return { ...attributes, stroke: 'none' };
  return kind === 'area' && attributes.fill === 'none' && style !== 'slot'
    ? { ...attributes, fill: attributes.stroke }
    : attributes;
}
