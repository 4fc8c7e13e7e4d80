/** Explore answer "Worst direction": the horizontal load rotated through a full circle, drawn and listed. */
import { theme, type GlobalToken, Checkbox } from 'antd';
import { Fragment, type Ref, type SVGProps, useRef, useState } from 'react';
import {
  type Direction,
  DIRECTION_COUNT,
  enteredAngle,
  findDirections,
  rotatedBy,
  worstDirection,
  type DirectionsResult,
} from '@/design/search/worst-direction';
import type { RowKey } from '@/design/verdict/check-status';
import { AnswerTable, ApplyButton, Judged, SearchBar } from '@/features/explore/answer';
import { useWords, type Column, numberColumn } from '@/features/explore/answer-columns';
import {
  radialScale,
  shown,
  SIZE,
  chartPng,
  leadingRows,
  rowsIn,
} from '@/features/explore/directions-chart-data';
import { type AnswerProps, useSearch } from '@/features/explore/use-search';
import { formatValue } from '@/text/format/format-number';
import styles from '@/features/explore/explore.module.css';

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

function DirectionsChart({ directions, angles, visible, isWhole, ref }: DirectionsChartProps) {
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

/** Number of rows drawn initially: the governing row and the two others with the largest utilisations. */
const LEADING = 3;
const NONE: DirectionsResult = { directions: [], missing: 0 };
const degrees = (angle: number) => `${formatValue(angle, 'length')}°`;

function Line({ label, direction }: { label: string; direction: Direction }) {
  return (
    <div className={styles.bar}>
      <b>{label}</b>
      <span>{degrees(direction.angle)}</span>
      <Judged outcome={direction.end} />
    </div>
  );
}

function Directions({ open, entered }: Pick<AnswerProps, 'open'> & { entered: number }) {
  const { t, percent, row } = useWords();
  const { token } = theme.useToken();
  const [isAll, setAll] = useState(false);
  const search = useSearch(NONE, ({ evaluateCandidate, batch, show }) =>
    findDirections(open, evaluateCandidate, show, batch),
  );
  const { directions, missing } = search.found;
  const worst = worstDirection(directions, entered);
  const own = directions.find(({ angle }) => Math.abs(angle - entered) < 1e-6);
  const keys = rowsIn(directions);
  const chart = useRef<SVGSVGElement>(null);
  const columns: readonly Column<Direction>[] = [
    { title: t('angle'), text: ({ angle }) => degrees(angle) },
    ...keys.map((key) => numberColumn<Direction>(row(key), ({ end }) => percent(end.utilisations[key]))),
  ];
  const table = { columns, rows: directions };
  return (
    <>
      <SearchBar
        search={search}
        done={directions.length + missing}
        total={DIRECTION_COUNT}
        file="directions"
        picture={async () => chart.current && chartPng(chart.current, token.colorBgContainer)}
        {...table}
      />
      {worst && <Line label={t(worst === own ? 'worstIsEntered' : 'worst')} direction={worst} />}
      {own && own !== worst && <Line label={t('entered')} direction={own} />}
      {missing > 0 && <p>{t('missing', { count: missing })}</p>}
      <div className={styles.bar}>
        {keys.length > LEADING && (
          <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)}>
            {t('allChecks')}
          </Checkbox>
        )}
        {worst && search.state !== 'running' && worst !== own && (
          <ApplyButton design={() => rotatedBy(open, worst.angle - entered).design}>
            {t('turnTo', { angle: degrees(worst.angle) })}
          </ApplyButton>
        )}
      </div>
      <DirectionsChart
        ref={chart}
        isWhole={search.state !== 'running' && missing === 0 && directions.length > 0}
        directions={directions}
        angles={{ entered, worst: worst?.angle ?? entered }}
        visible={isAll ? keys : leadingRows(directions, LEADING)}
      />
      {search.state !== 'running' && (
        // Scrolls separately, so that the chart stays on screen.
        <div
          style={{ overflow: 'auto', maxHeight: 420 }}
          tabIndex={0}
          role="region"
          aria-label={t('tableBehind')}
        >
          <AnswerTable testId="directions" {...table} />
        </div>
      )}
    </>
  );
}

export function DirectionsAnswer({ open }: AnswerProps) {
  const { t } = useWords();
  const [entered] = useState(() => enteredAngle(open.design));
  if (entered === null) return <p>{t('noHorizontal')}</p>;
  return <Directions open={open} entered={entered} />;
}
