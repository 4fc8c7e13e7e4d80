/**
 * Utilisation by direction as a polar chart: one line per row, the limit as a circle, and rays for the
 * entered and the worst direction. Screen readers use the table of the same values instead.
 */
import { theme, type GlobalToken } from 'antd';
import type { Ref } from 'react';
import type { Direction } from '@/design/search/directions';
import { type RowKey } from '@/design/verdict/checks';
import { radialScale, shown, SIZE } from '@/features/explore/directions-rows';

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
  label: string;
  /** True if all directions are calculated. */
  isWhole: boolean;
  directions: readonly Direction[];
  /** Directions marked by a ray. */
  angles: { entered: number; worst: number };
  texts: { row: (key: RowKey) => string; limit: string; entered: string; worst: string };
  /** Rows whose lines are drawn. */
  visible: readonly RowKey[];
  ref: Ref<SVGSVGElement>;
}

export function DirectionsChart({
  label,
  isWhole,
  directions,
  angles,
  texts,
  visible,
  ref,
}: DirectionsChartProps) {
  const { token } = theme.useToken();
  const values = directions.flatMap((direction) => visible.map((key) => shown(direction, key) ?? 0));
  const { end, ticks } = radialScale(Math.max(100, ...values));
  const place = (value: number, angle: number) => {
    const [radius, turn] = [(RADIUS * value) / end, (angle * Math.PI) / 180];
    return { x: CENTRE.x + radius * Math.cos(turn), y: CENTRE.y - radius * Math.sin(turn) };
  };
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
  const rays = [
    { name: texts.entered, angle: angles.entered, color: token.colorTextSecondary, dashes: '2 4' },
    { name: texts.worst, angle: angles.worst, color: token.colorText, dashes: undefined },
  ];
  const lines = visible.map((key, index) => ({
    name: texts.row(key),
    color: token[COLOURS[index % COLOURS.length]],
    path: lineOf(key),
  }));
  const legend: readonly { name: string; color: string; dashes?: string | undefined }[] = [
    ...lines,
    { name: texts.limit, color: token.colorError, dashes: '6 4' },
    ...rays,
  ];
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      style={{ flex: 'none', width: '100%', maxHeight: SIZE.height }}
      fontFamily={token.fontFamily}
      fontSize={13}
      fill={token.colorTextSecondary}
    >
      {ticks.map(({ value, label: text }) => (
        <g key={value}>
          <circle
            cx={CENTRE.x}
            cy={CENTRE.y}
            r={(RADIUS * value) / end}
            fill="none"
            stroke={token.colorBorderSecondary}
          />
          <text x={place(value, RADIAL_LABELS).x} y={place(value, RADIAL_LABELS).y - 4}>
            {text}
          </text>
        </g>
      ))}
      {ANGLES.map((angle) => {
        const [outer, text] = [place(end, angle), place(end * (1 + LABEL / RADIUS), angle)];
        return (
          <g key={angle}>
            <line x1={CENTRE.x} y1={CENTRE.y} x2={outer.x} y2={outer.y} stroke={token.colorBorderSecondary} />
            <text x={text.x} y={text.y + 5} textAnchor="middle">{`${angle}°`}</text>
          </g>
        );
      })}
      <circle
        cx={CENTRE.x}
        cy={CENTRE.y}
        r={(RADIUS * 100) / end}
        fill="none"
        stroke={token.colorError}
        strokeWidth={1.5}
        strokeDasharray="6 4"
      />
      {lines.map(({ name, color, path }) => (
        <path key={name} d={path} fill="none" stroke={color} strokeWidth={2} />
      ))}
      {rays.map(({ name, angle, color, dashes }) => {
        const { x, y } = place(end, angle);
        return (
          <line
            key={name}
            x1={CENTRE.x}
            y1={CENTRE.y}
            x2={x}
            y2={y}
            stroke={color}
            strokeWidth={2}
            strokeDasharray={dashes}
          />
        );
      })}
      {legend.map(({ name, color, dashes }, index) => {
        const y = CENTRE.y + (index - (legend.length - 1) / 2) * LEGEND.line;
        return (
          <g key={name}>
            <line
              x1={LEGEND.x}
              x2={LEGEND.x + LEGEND.swatch}
              y1={y}
              y2={y}
              stroke={color}
              strokeWidth={3}
              strokeDasharray={dashes}
            />
            <text x={LEGEND.x + LEGEND.swatch + 8} y={y + 5} fill={token.colorText}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
