/**
 * Utilisation by direction as a polar chart: one line per row, the limit as a circle, and rays for the
 * entered and the worst direction.
 */
import type { GlobalToken } from 'antd';
import { worstDirection, type Direction } from '@/design/search/directions';
import { ALTERNATIVE_SUMS, ROW_KEYS, type RowKey, rowKeyOf } from '@/design/verdict/checks';

/**
 * Utilisation in per cent above which a line is clipped: otherwise a single line would squeeze all others
 * into the centre. The axis then ends with '≥ 300 %'.
 */
const MOST = 300;

export interface DirectionTexts {
  row: (key: RowKey) => string;
  limit: string;
  entered: string;
  worst: string;
}

/** Returns the rows that apply in at least one direction. */
export const rowsIn = (directions: readonly Direction[]): RowKey[] =>
  ROW_KEYS.filter((key) => directions.some(({ end }) => end.utilisations[key] !== undefined));

/**
 * Returns the drawn utilisation in per cent; null if the row does not apply, or if the row is one of two
 * alternative combined checks and the other one has a lower utilisation. That check suffices, and the line of
 * this row would be above the governing line.
 */
function shown({ end: { utilisations, governing } }: Direction, key: RowKey): number | null {
  const value = utilisations[key];
  if (value === undefined) return null;
  const other = ALTERNATIVE_SUMS.includes(key) && ALTERNATIVE_SUMS.find((one) => one !== key);
  const alternative = other ? utilisations[other] : undefined;
  const isGoverning = governing !== null && rowKeyOf(governing) === key;
  if (alternative !== undefined && !isGoverning && (value ?? Infinity) > (alternative ?? Infinity))
    return null;
  return Math.min(MOST, value ?? MOST);
}

/** Returns the rows shown initially: the governing row, then the rows with the largest utilisations. */
export function leadingRows(directions: readonly Direction[], count: number): RowKey[] {
  const governing = worstDirection(directions, null)?.end.governing;
  const first = governing ? rowKeyOf(governing) : null;
  const largest = (key: RowKey) =>
    key === first ? Infinity : Math.max(...directions.map((direction) => shown(direction, key) ?? -Infinity));
  return rowsIn(directions)
    .toSorted((one, other) => largest(other) - largest(one))
    .slice(0, count);
}

interface ChartParts {
  /** True if all directions are calculated. */
  isWhole: boolean;
  directions: readonly Direction[];
  angles: { entered: number; worst: number };
  words: DirectionTexts;
  token: GlobalToken;
  /** Rows whose lines are drawn; clicking the legend shows another row. */
  visible: readonly RowKey[];
}

export function directionsOption({ directions, isWhole, angles, words, token, visible }: ChartParts): object {
  const keys = rowsIn(directions);
  const largest = Math.max(
    100,
    ...directions.flatMap((direction) => keys.map((key) => shown(direction, key) ?? 0)),
  );
  const line = (key: RowKey) => {
    const points = directions.map((direction) => [shown(direction, key), direction.angle]);
    return {
      name: words.row(key),
      type: 'line',
      coordinateSystem: 'polar',
      showSymbol: false,
      // A closing line before all directions are calculated would look like a result.
      data: isWhole ? [...points, [points[0][0], 360]] : points,
    };
  };
  const ray = (name: string, angle: number, color: string, type: string) => ({
    name,
    type: 'line',
    coordinateSystem: 'polar',
    showSymbol: false,
    lineStyle: { color, width: 2, type },
    itemStyle: { color },
    data: [
      [0, angle],
      [largest, angle],
    ],
  });
  const circle = Array.from({ length: 73 }, (_, index) => [100, index * 5]);
  return {
    color: [
      token['blue-6'],
      token['cyan-6'],
      token['purple-6'],
      token['gold-6'],
      token['magenta-6'],
      token['green-7'],
      token['orange-6'],
      token['blue-9'],
      token['purple-9'],
      token['gold-9'],
    ],
    legend: {
      icon: 'rect',
      itemHeight: 4,
      orient: 'vertical',
      right: 0,
      top: 'middle',
      textStyle: { color: token.colorText },
      selected: Object.fromEntries(keys.map((key) => [words.row(key), visible.includes(key)])),
    },
    polar: { center: ['38%', '50%'], radius: '82%' },
    angleAxis: {
      type: 'value',
      min: 0,
      max: 360,
      interval: 30,
      startAngle: 0,
      clockwise: false,
      axisLabel: { formatter: '{value}°', color: token.colorTextSecondary },
    },
    radiusAxis: {
      type: 'value',
      min: 0,
      max: Math.ceil(largest / 20) * 20,
      splitNumber: 3,
      axisLabel: {
        formatter: (value: number) => `${value === MOST ? '≥ ' : ''}${value} %`,
        color: token.colorTextSecondary,
      },
    },
    series: [
      ...keys.map(line),
      {
        name: words.limit,
        type: 'line',
        coordinateSystem: 'polar',
        showSymbol: false,
        lineStyle: { color: token.colorError, width: 1.5, type: 'dashed' },
        itemStyle: { color: token.colorError },
        data: circle,
      },
      ray(words.entered, angles.entered, token.colorTextSecondary, 'dotted'),
      ray(words.worst, angles.worst, token.colorText, 'solid'),
    ],
  };
}
