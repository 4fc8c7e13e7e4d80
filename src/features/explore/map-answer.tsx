/**
 * Explore answer "Map": the user chooses two inputs with their ranges, reads values at the pointer, and
 * applies a design by clicking its cell.
 */
import { Select, Spin, theme } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { axesOf, type Axis, type AxisKey, valuesOf } from '@/design/search/inputs';
import { type CellOutcome, fillGrid, type Grid, gridOf } from '@/design/search/map';
import { ROW_KEYS, rowKeyOf } from '@/design/verdict/checks';
import { useTranslate } from '@/features/current-design/use-translate';
import type { AnswerProps } from '@/features/explore/answer';
import { DownloadButtons } from '@/features/explore/download-buttons';
import { useInputName } from '@/features/explore/input-name';
import { LazyChart, pictureOfChart } from '@/features/explore/lazy-chart';
import {
  BAND_COLOURS,
  BANDS,
  mapOption,
  placeOf,
  usageOf,
  type ShownCell,
} from '@/features/explore/map-chart';
import { useRowNames } from '@/features/explore/row-names';
import { SearchBar } from '@/features/explore/search-bar';
import { TableBehind } from '@/features/explore/text-table';
import { useApply } from '@/features/explore/use-apply';
import { useGathered } from '@/features/explore/use-gathered';
import { useOfferedAnchors, type OfferedAnchors } from '@/features/explore/use-offered';
import { useSearch } from '@/features/explore/use-search';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices/notices';
import { NumberField } from '@/shared/ui/number-field';
import { useExploreMapStore, type AxisRange } from '@/stores/explore-map';
import { formatInput } from '@/text/format/format-number';
import { utilisationText } from '@/wording/figures';
import styles from '@/features/explore/explore.module.css';

const HEIGHT = 600;
const COUNT = 20;

function useAxisName() {
  const { t } = useTranslation('explore');
  const inputName = useInputName();
  return ({ key, unit }: Axis) => {
    const name = inputName(key, (other) => t(`axes.${other}`));
    return `${name} [${unit}]`;
  };
}

/** Escapes text for the tooltip, which is HTML: the text may contain names from records. */
const plain = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function useCellText() {
  const { t } = useTranslation(['explore', 'error']);
  const translate = useTranslate();
  const failureText = useFailureText();
  const rowName = useRowNames();
  const said = (end: CellOutcome | undefined): string => {
    if (end === undefined) return t('explore:waiting');
    if (end.kind === 'refused') return t(`error:${end.rule.key}`, end.rule.values ?? {});
    if (end.kind === 'unanswered') return failureText(end.failure);
    const use = end.governing ? utilisationText(end.governing.utilisation, true, translate) : '';
    const parts = [
      translate(`results:verdict.words.${end.word}`),
      use,
      end.governing ? rowName(rowKeyOf(end.governing)) : '',
    ];
    return parts.filter((part) => part !== '').join(translate('common:comma'));
  };
  const letter = (end: CellOutcome | undefined) =>
    end?.kind === 'judged' && end.governing ? t(`explore:letters.${rowKeyOf(end.governing)}`) : '';
  return { said, letter };
}

const SIGNS = ['line', 'ring', 'refused'] as const;

/** Legend of the map: the general symbols, and the letters that occur in this map. */
function MapSigns({ cells }: { cells: readonly ShownCell[] }) {
  const { t } = useTranslation('explore');
  const rowName = useRowNames();
  const shown = new Set(
    cells.flatMap(({ end }) => (end?.kind === 'judged' && end.governing ? [rowKeyOf(end.governing)] : [])),
  );
  return (
    <ul className={styles.signs} data-testid="map-signs">
      {SIGNS.map((sign) => (
        <li key={sign}>
          <span aria-hidden className={styles[sign]} /> {t(`mapSigns.${sign}`)}
        </li>
      ))}
      {ROW_KEYS.filter((key) => shown.has(key)).map((key) => (
        <li key={key}>
          <b>{t(`letters.${key}`)}</b> {rowName(key)}
        </li>
      ))}
    </ul>
  );
}

function MapShown({ x, y, grid }: { x: Axis; y: Axis; grid: Grid }) {
  const { t, i18n } = useTranslation('explore');
  const { language } = i18n;
  const { token } = theme.useToken();
  const axisName = useAxisName();
  const { said, letter } = useCellText();
  const apply = useApply();
  const { confirm } = useNotices();
  const [ends, gather] = useGathered<string, CellOutcome>();
  const search = useSearch(({ evaluateCandidate, batch }) =>
    fillGrid(grid, evaluateCandidate, ({ column, row }, end) => gather(`${column}/${row}`, end), batch),
  );
  const cells = useMemo(
    () =>
      grid.cells.map((cell): ShownCell => {
        const end = ends.get(`${cell.column}/${cell.row}`);
        return { cell, end, letter: letter(end) };
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the letters change only with the language
    [grid, ends, language],
  );
  const option = useMemo(() => {
    const [column, row] = [placeOf(x.present, grid.columns), placeOf(y.present, grid.rows)];
    const tooltip = (index: number) => {
      const { cell, end } = cells[index];
      const place = `${axisName(x)}: ${grid.columns[cell.column]}<br>${axisName(y)}: ${grid.rows[cell.row]}`;
      return `${place}<br><b>${plain(said(end))}</b>`;
    };
    const present = column === null || row === null ? null : ([column, row] as const);
    return mapOption({ grid, cells, names: [axisName(x), axisName(y)], present, tooltip }, token);
    // oxlint-disable-next-line react/exhaustive-deps -- the texts change only with the language
  }, [grid, cells, token, x, y, language]);
  const limits = [0, ...BANDS];
  /**
   * Asks for confirmation, so that accidentally clicking a neighbouring cell does not replace the open
   * design.
   */
  const take = async (column: number, row: number) => {
    const { cell, end } = cells[row * grid.columns.length + column];
    const isAgreed = await confirm({
      title: t('takeQuestion'),
      content: `${axisName(x)}: ${formatInput(grid.columns[column])}, ${axisName(y)}: ${formatInput(grid.rows[row])}. ${said(end)}`,
      okText: t('apply'),
    });
    if (isAgreed) apply(cell.candidate.design);
  };
  const rows = () => [
    [`${axisName(y)} \\ ${axisName(x)}`, ...grid.columns.map(formatInput)],
    ...grid.rows.map((value, row) => [
      formatInput(value),
      ...grid.columns.map((_, column) => {
        const { end, letter: sign } = cells[row * grid.columns.length + column];
        const use = usageOf(end);
        if (use === null) return '';
        return `${Number.isFinite(use) ? use.toFixed(0) : '∞'} ${sign}`.trim();
      }),
    ]),
  ];
  return (
    <>
      <div className={styles.bar}>
        <SearchBar search={search} done={ends.size} total={grid.cells.length} />
        {BAND_COLOURS.map((colour, index) => (
          <span key={colour} className={styles.muted}>
            <span aria-hidden style={{ background: colour, padding: '0 8px', marginInlineEnd: 4 }} />
            {index < BANDS.length ? `${limits[index]}–${limits[index + 1]} %` : `> ${limits[index]} %`}
          </span>
        ))}
      </div>
      <LazyChart
        label={t('questions.map.name')}
        option={option}
        height={HEIGHT}
        onItem={(index) => {
          const { cell, end } = cells[index];
          if (end?.kind === 'judged') void take(cell.column, cell.row);
        }}
      />
      <MapSigns cells={cells} />
      <DownloadButtons
        file="map"
        rows={rows}
        picture={() =>
          pictureOfChart(option, { width: 1100, height: 700, background: token.colorBgContainer })
        }
      />
      {!search.running && (
        <TableBehind
          testId="map-table"
          rows={rows()}
          cell={(value, row, column) => (
            <button
              type="button"
              className={styles.cell}
              disabled={value === ''}
              aria-label={t('takeCell', {
                x: formatInput(grid.columns[column]),
                y: formatInput(grid.rows[row]),
                value: value || '—',
              })}
              onClick={() => void take(column, row)}
            >
              {value || '—'}
            </button>
          )}
        />
      )}
    </>
  );
}

const rangeOf = ({ key, from, to }: Axis): AxisRange => ({ key, from, to });

interface AxisChoiceProps {
  label: string;
  axes: readonly Axis[];
  range: AxisRange;
  onChange: (range: AxisRange) => void;
}

function AxisChoice({ label, axes, range, onChange }: AxisChoiceProps) {
  const { t } = useTranslation(['explore', 'design']);
  const axisName = useAxisName();
  return (
    <div className={styles.fields}>
      <Select<AxisKey>
        aria-label={label}
        size="small"
        style={{ width: 220 }}
        value={range.key}
        options={axes.map((axis) => ({ value: axis.key, label: axisName(axis) }))}
        onChange={(key) => onChange(rangeOf(axes.find((axis) => axis.key === key) ?? axes[0]))}
      />
      <span>{t('rangeStart')}</span>
      <div className={styles.range}>
        <NumberField
          label={`${label}: ${t('rangeStart')}`}
          invalidText={t('design:number.invalid')}
          value={range.from}
          onCommit={(from) => onChange({ ...range, from })}
        />
      </div>
      <span>{t('rangeEnd')}</span>
      <div className={styles.range}>
        <NumberField
          label={`${label}: ${t('rangeEnd')}`}
          invalidText={t('design:number.invalid')}
          value={range.to}
          onCommit={(to) => onChange({ ...range, to })}
        />
      </div>
    </div>
  );
}

function MapQuestion({ open, offered }: AnswerProps & { offered: OfferedAnchors }) {
  const { t } = useTranslation('explore');
  const [axes] = useState(() => axesOf(open, offered.anchors));
  const [chosen, setChosen] = useState(() => {
    const last = useExploreMapStore.getState().axes;
    const isThere = last && [last.x, last.y].every(({ key }) => axes.some((axis) => axis.key === key));
    if (last && isThere) return last;
    const edge = axes.find(({ key }) => /^[XY]\d$/.test(key));
    return { x: rangeOf(axes[0]), y: rangeOf(edge ?? axes[1]) };
  });
  const choose = (next: { x: AxisRange; y: AxisRange }) => {
    useExploreMapStore.setState({ axes: next });
    setChosen(next);
  };
  const { x, y } = chosen;
  const grid = useMemo(() => {
    const [one, other] = [x, y].map(({ key }) => axes.find((axis) => axis.key === key) ?? axes[0]);
    return {
      x: one,
      y: other,
      grid: gridOf(
        open,
        [one, valuesOf(one, x.from, x.to, COUNT)],
        [other, valuesOf(other, y.from, y.to, COUNT)],
      ),
    };
  }, [axes, open, x, y]);
  return (
    <>
      <div className={styles.fields}>
        <AxisChoice label={t('across')} axes={axes} range={x} onChange={(range) => choose({ x: range, y })} />
        <AxisChoice
          label={t('upwards')}
          axes={axes}
          range={y}
          onChange={(range) => choose({ x, y: range })}
        />
      </div>
      {x.key === y.key ? <p>{t('twoInputs')}</p> : <MapShown key={JSON.stringify(chosen)} {...grid} />}
    </>
  );
}

export function MapAnswer({ open }: AnswerProps) {
  const offered = useOfferedAnchors(open.design);
  return offered.isComplete ? <MapQuestion open={open} offered={offered} /> : <Spin />;
}
