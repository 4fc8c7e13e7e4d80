/**
 * A map as coloured cells: the utilisation, what governs as a letter, the line at 100 %, the open design
 * marked.
 */
import type { GlobalToken } from 'antd';
import type { Cell, CellOutcome, Grid } from '@/design/search/map';

/**
 * Per cent up to which a colour holds; beyond the last: the darkest. The step at 100 is that from green to
 * red.
 */
export const BANDS = [50, 80, 100, 125, 200] as const;

/** Each darker than the one before, so that they are read in grey as well. */
export const BAND_COLOURS = ['#eaf5e1', '#c8e6b0', '#a6d784', '#ee8f4a', '#d04a43', '#8f1d1d'] as const;

/** On the darkest two the letters are light. */
const LIGHT_TEXT_FROM = 4;

export interface ShownCell {
  cell: Cell;
  end: CellOutcome | undefined;
  /** Letter of the governing check. */
  letter: string;
}

/** Per cent; Infinity where a resistance is used up; null where there is none to show. */
export function usageOf(end: CellOutcome | undefined): number | null {
  if (end?.kind !== 'judged') return null;
  return end.governing === null ? 0 : (end.governing.utilisation ?? Infinity);
}

/**
 * By the verdict, not by the figure alone: of two sums one may be beyond its limit in a design that passes.
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
  /** Column and row of the open design; fractions between the values, null where it is outside. */
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
    // Each cell draws its right and its upper side of the line; rows grow upwards.
    const edges = [
      ...(differs(passesAt(column + 1, row)) ? [[right, top, right, bottom]] : []),
      ...(differs(passesAt(column, row + 1)) ? [[left, top, right, top]] : []),
    ];
    const fill = band === null ? token.colorFillTertiary : BAND_COLOURS[band];
    // Letters only where another check begins to govern: the same letter in each cell would hide the change.
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

/** Position of a value among rising values, as a fraction of their indices; null outside the range. */
export function placeOf(value: number, values: readonly number[]): number | null {
  const after = values.findIndex((one) => one >= value - 1e-9);
  if (after < 0 || (after === 0 && Math.abs(values[0] - value) > 1e-9)) return null;
  if (after === 0) return 0;
  return after - 1 + (value - values[after - 1]) / (values[after] - values[after - 1]);
}
