/** Rows, radial scale and picture of the chart of directions. */
import { worstDirection, type Direction } from '@/design/search/worst-direction';
import { rowKeyOf, ALTERNATIVE_SUMS, ROW_KEYS, type RowKey } from '@/design/verdict/check-status';
import { svgPng } from '@/shared/svg-png';

export const SIZE = { width: 860, height: 520 };

/** Per cent above which a line is clipped, because it would squeeze all others into the centre. */
const MOST = 300;

export const rowsIn = (directions: readonly Direction[]): RowKey[] =>
  ROW_KEYS.filter((key) => directions.some(({ end }) => end.utilisations[key] !== undefined));

/** Per cent; null if the row does not apply, or if an alternative check with a lower value suffices. */
export function shown({ end: { utilisations, governing } }: Direction, key: RowKey): number | null {
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

export function radialScale(largest: number) {
  const end = Math.ceil(largest / 20) * 20;
  const step = end <= 120 ? 20 : end <= 200 ? 50 : 100;
  const values = Array.from({ length: Math.floor(end / step - 0.5) }, (_, index) => step * (index + 1));
  const labelOf = (value: number) => `${value === MOST ? '≥ ' : ''}${value} %`;
  return { end, ticks: [...values, end].map((value) => ({ value, label: labelOf(value) })) };
}

/** Returns the drawn chart as PNG; null if the browser cannot make one. */
export function chartPng(chart: SVGSVGElement, ground: string): Promise<Blob | null> {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(SIZE.width));
  copy.setAttribute('height', String(SIZE.height));
  return svgPng(new XMLSerializer().serializeToString(copy), { ...SIZE, ground });
}
