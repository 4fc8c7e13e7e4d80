/** Utilisation by direction as a polar chart; screen readers use the table of the same values instead. */
import { theme, type GlobalToken } from 'antd';
import { Fragment, type Ref, type SVGProps } from 'react';
import type { Direction } from '@/design/search/directions';
import { type RowKey } from '@/design/verdict/checks';
import { radialScale, shown, SIZE } from '@/features/explore/directions-rows';
import { useWords } from '@/features/explore/words';

const CENTRE = { x: 300, y: 260 };
const RADIUS = 212;
/** Distance of the labels of angles from the outer circle, px. */
const LABEL = 18;
/** Angle of the labels of the radius, between those of the angles. */
const RADIAL_LABELS = 75;
const ANGLES = Array.from({ length: 12 }, (_, index) => 30 * index);
const LEGEND = { x: 610, line: 22, swatch: 18 };

const COLOURS = [
  'blue-6',
  'cyan-6',
  'purple-6',
  'gold-6',
  'magenta-6',
  'green-7',
  'orange-6',
  'blue-9',
  'purple-9',
  'gold-9',
] as const satisfies readonly (keyof GlobalToken)[];

interface DirectionsChartProps {
  isWhole: boolean;
  directions: readonly Direction[];
  angles: { entered: number; worst: number };
  visible: readonly RowKey[];
  ref: Ref<SVGSVGElement>;
}

export function DirectionsChart({ directions, angles, visible, isWhole, ref }: DirectionsChartProps) {
  const { t, row } = useWords();
  const { token } = theme.useToken();
  const values = directions.flatMap((direction) => visible.map((key) => shown(direction, key) ?? 0));
  const { end, ticks } = radialScale(Math.max(100, ...values));
  const place = (value: number, angle: number) => {
    const [radius, turn] = [(RADIUS * value) / end, (angle * Math.PI) / 180];
    return { x: CENTRE.x + radius * Math.cos(turn), y: CENTRE.y - radius * Math.sin(turn) };
  };
  const ray = (angle: number, stroke: SVGProps<SVGLineElement>) => {
    const { x, y } = place(end, angle);
    return <line x1={CENTRE.x} y1={CENTRE.y} x2={x} y2={y} {...stroke} />;
  };
  const circle = (value: number, stroke: SVGProps<SVGCircleElement>) => (
    <circle cx={CENTRE.x} cy={CENTRE.y} r={(RADIUS * value) / end} fill="none" {...stroke} />
  );
  const lineOf = (key: RowKey) => {
    // A direction without a value interrupts the line.
    let path = '';
    let isOpen = false;
    for (const direction of directions) {
      const value = shown(direction, key);
      const { x, y } = place(value ?? 0, direction.angle);
      if (value !== null) path += `${isOpen ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
      isOpen = value !== null;
    }
    // A closing line before all directions are calculated would look like a result.
    const isClosed = isWhole && directions.every((direction) => shown(direction, key) !== null);
    return isClosed ? `${path}Z` : path;
  };
  const lines = visible.map((key, index) => ({
    name: row(key),
    stroke: token[COLOURS[index % COLOURS.length]],
    path: lineOf(key),
  }));
  const limit = { stroke: token.colorError, strokeDasharray: '6 4' };
  const rays = [
    { name: t('entered'), angle: angles.entered, stroke: token.colorTextSecondary, strokeDasharray: '2 4' },
    { name: t('worst'), angle: angles.worst, stroke: token.colorText },
  ];
  const legend: readonly { name: string; stroke: string; strokeDasharray?: string }[] = [
    ...lines,
    { name: t('limit'), ...limit },
    ...rays,
  ];
  const grid = { stroke: token.colorBorderSecondary };
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={t('questions.directions.name')}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      style={{ flex: 'none', width: '100%', maxHeight: SIZE.height }}
      fontFamily={token.fontFamily}
      fontSize={13}
      fill={token.colorTextSecondary}
    >
      {ticks.map(({ value, label: text }) => {
        const { x, y } = place(value, RADIAL_LABELS);
        return (
          <g key={value}>
            {circle(value, grid)}
            <text x={x} y={y - 4}>
              {text}
            </text>
          </g>
        );
      })}
      {ANGLES.map((angle) => {
        const { x, y } = place(end * (1 + LABEL / RADIUS), angle);
        return (
          <g key={angle}>
            {ray(angle, grid)}
            <text x={x} y={y + 5} textAnchor="middle">{`${angle}°`}</text>
          </g>
        );
      })}
      {circle(100, { ...limit, strokeWidth: 1.5 })}
      {lines.map(({ name, stroke, path }) => (
        <path key={name} d={path} fill="none" stroke={stroke} strokeWidth={2} />
      ))}
      {rays.map(({ name, angle, ...stroke }) => (
        <Fragment key={name}>{ray(angle, { ...stroke, strokeWidth: 2 })}</Fragment>
      ))}
      {legend.map(({ name, stroke, strokeDasharray }, index) => {
        const y = CENTRE.y + (index - (legend.length - 1) / 2) * LEGEND.line;
        const swatch = { x1: LEGEND.x, x2: LEGEND.x + LEGEND.swatch, y1: y, y2: y, strokeWidth: 3 };
        return (
          <g key={name}>
            <line {...swatch} stroke={stroke} strokeDasharray={strokeDasharray} />
            <text x={LEGEND.x + LEGEND.swatch + 8} y={y + 5} fill={token.colorText}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
