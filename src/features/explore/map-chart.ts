/**
 * A map of coloured cells: utilisation, governing check as a letter, a line between passing and failing
 * cells, and a marker for the open design.
 */
import type { GlobalToken } from 'antd';
import type { Cell, CellOutcome, Grid } from '@/design/search/map';

/**
 * Upper limit of each colour band, per cent; the darkest colour is used above the last limit. 100 separates
 * the green bands from the orange and red bands.
 */
export const BANDS = [50, 80, 100, 125, 200] as const;

/** Each colour is darker than the previous colour, so that the bands can be distinguished in greyscale. */
export const BAND_COLOURS = ['#eaf5e1', '#c8e6b0', '#a6d784', '#ee8f4a', '#d04a43', '#8f1d1d'] as const;

/** First colour index with light letters; only the two darkest colours have them. */
const LIGHT_TEXT_FROM = 4;

export interface ShownCell {
  cell: Cell;
  end: CellOutcome | undefined;
  /** Letter of the governing check; empty if there is none. */
  letter: string;
}

/**
 * Returns the utilisation in per cent: Infinity if no resistance is left, 0 if no check governs, null if the
 * cell has no verdict.
 */
export function usageOf(end: CellOutcome | undefined): number | null {
  if (end?.kind !== 'judged') return null;
  return end.governing === null ? 0 : (end.governing.utilisation ?? Infinity);
}

/**
 * Returns the index of the colour band; null if the cell has no verdict. The verdict decides whether the band
 * is green, because one of two combined checks may exceed its limit in a passing design.
 */
function bandOf(end: CellOutcome | undefined): number | null {
  const value = usageOf(end);
  if (value === null || end?.kind !== 'judged') return null;
  const band = BANDS.findIndex((limit) => value <= limit);
  const found = band < 0 ? BANDS.length : band;
  const first = 1 + BANDS.indexOf(100);
  return end.passes ? Math.min(found, first - 1) : Math.max(found, first);
}

interface MapOptions {
  grid: Grid;
  cells: readonly ShownCell[];
  names: readonly [string, string];
  /** Column and row of the open design, as fractional indices; null if the open design is outside the map. */
  present: readonly [number, number] | null;
  tooltip: (index: number) => string;
}

interface RenderApi {
  value: (dimension: number) => number;
  coord: (point: readonly [number, number]) => [number, number];
  size: (extent: readonly [number, number]) => [number, number];
}

const LETTER_ROOM = 14;

export function mapOption({ grid, cells, names, present, tooltip }: MapOptions, token: GlobalToken): object {
  const width = grid.columns.length;
  const passesAt = (column: number, row: number): boolean | null => {
    if (column < 0 || row < 0 || column >= width || row >= grid.rows.length) return null;
    const { end } = cells[row * width + column];
    return end?.kind === 'judged' ? end.passes : null;
  };
  const renderItem = (_: unknown, api: RenderApi) => {
    const [column, row, index] = [api.value(0), api.value(1), api.value(2)];
    const { end, letter } = cells[index];
    const [x, y] = api.coord([column, row]);
    const [w, h] = api.size([1, 1]);
    const [left, top, right, bottom] = [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
    const band = bandOf(end);
    const own = passesAt(column, row);
    const differs = (other: boolean | null) => own !== null && other !== null && own !== other;
    // Each cell draws the line between passing and failing cells on its right and upper sides; row numbers
    // increase upwards.
    const edges = [
      ...(differs(passesAt(column + 1, row)) ? [[right, top, right, bottom]] : []),
      ...(differs(passesAt(column, row + 1)) ? [[left, top, right, top]] : []),
    ];
    const fill = band === null ? token.colorFillTertiary : BAND_COLOURS[band];
    // A letter is shown only where a different check starts to govern: a letter in every cell would hide the
    // change.
    const letterAt = (c: number, r: number) => (c < 0 || r < 0 ? '' : cells[r * width + c].letter);
    const isNew = letter !== letterAt(column - 1, row) && letter !== letterAt(column, row - 1);
    return {
      type: 'group',
      children: [
        { type: 'rect', shape: { x: left, y: top, width: w + 0.5, height: h + 0.5 }, style: { fill } },
        ...(isNew && Math.min(w, h) >= LETTER_ROOM
          ? [
              {
                type: 'text',
                style: {
                  text: letter,
                  x,
                  y,
                  align: 'center',
                  verticalAlign: 'middle',
                  fill: (band ?? 0) >= LIGHT_TEXT_FROM ? token.colorBgContainer : token.colorText,
                  fontSize: 11,
                  fontWeight: 600,
                },
                silent: true,
              },
            ]
          : []),
        ...edges.map(([x1, y1, x2, y2]) => ({
          type: 'line',
          z2: 10,
          silent: true,
          shape: { x1, y1, x2, y2 },
          style: { stroke: token.colorText, lineWidth: 2.5 },
        })),
      ],
    };
  };
  const axis = (name: string, values: readonly number[]) => ({
    type: 'category',
    name,
    nameLocation: 'middle',
    nameTextStyle: { color: token.colorText },
    axisLabel: { color: token.colorTextSecondary, hideOverlap: true },
    axisTick: { show: false },
    data: values.map(String),
  });
  return {
    grid: { left: 66, right: 20, top: 16, bottom: 52 },
    tooltip: { trigger: 'item', formatter: ({ dataIndex }: { dataIndex: number }) => tooltip(dataIndex) },
    xAxis: { ...axis(names[0], grid.columns), nameGap: 32 },
    yAxis: { ...axis(names[1], grid.rows), nameGap: 46 },
    series: [
      {
        type: 'custom',
        renderItem,
        data: cells.map(({ cell: { column, row } }, index) => [column, row, index]),
        encode: { x: 0, y: 1 },
      },
      ...(present
        ? [
            {
              type: 'custom',
              silent: true,
              tooltip: { show: false },
              data: [[0, 0]],
              renderItem: (_: unknown, api: RenderApi) => {
                const [x0, y0] = api.coord([0, 0]);
                const [w, h] = api.size([1, 1]);
                const shape = { cx: x0 + present[0] * w, cy: y0 - present[1] * h, r: 7 };
                return {
                  type: 'circle',
                  z2: 20,
                  shape,
                  style: { fill: token.colorBgContainer, stroke: token.colorPrimary, lineWidth: 3 },
                };
              },
            },
          ]
        : []),
    ],
  };
}

/** Returns the position of a value among ascending values, as a fractional index; null outside the range. */
export function placeOf(value: number, values: readonly number[]): number | null {
  const after = values.findIndex((one) => one >= value - 1e-9);
  if (after < 0 || (after === 0 && Math.abs(values[0] - value) > 1e-9)) return null;
  if (after === 0) return 0;
  return after - 1 + (value - values[after - 1]) / (values[after] - values[after - 1]);
}
