/** Tools of the load list: calculate, add a row, import, export, filter. */
import { CalculatorOutlined, DownloadOutlined, PlusOutlined, StopOutlined } from '@ant-design/icons';
import { Button, Flex, Segmented, Select } from 'antd';
import { saveAs } from 'file-saver';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsByNode } from '@/design/model/load-cases';
import { rowKeyOf, ROW_KEYS, type RowKey } from '@/design/verdict/check-status';
import { FieldLink } from '@/features/current-design/field-link';
import { useFirstReason, useRun, useTranslate } from '@/features/current-design/use-run';
import {
  governingOf,
  largestOf,
  type RowData,
  type Filters,
  type RowFilter,
  ROW_FILTERS,
  doneOf,
  shareOf,
} from '@/features/load-list/row-data';
import type { AvailableTable } from '@/files/load-tables/find-load-tables';
import { LOAD_FILES } from '@/files/load-tables/table-limits';
import { useReadFile } from '@/files/read-file/use-read-file';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import { toCsv } from '@/shared/tables/csv';
import { FileButton } from '@/shared/ui/file-button';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { SentenceText } from '@/shared/ui/symbol-text';
import { listProgress, type PhaseProgress, useRunStore } from '@/stores/run';
import { runDriver } from '@/stores/run-driver';
import type { Translate } from '@/text/wording/values';
import { verdictText } from '@/text/wording/verdict-text';
import styles from '@/features/load-list/load-list.module.css';

const ONE_DECIMAL = 10;
const rounded = (share: number, translate: Translate): number | string => {
  if (share < 0) return '';
  return Number.isFinite(share)
    ? Math.round(share * ONE_DECIMAL) / ONE_DECIMAL
    : translate('results:unbounded');
};

function cellsOf(data: RowData, translate: Translate): (number | string)[] {
  const { row, end } = data;
  const done = doneOf(data);
  const governing = governingOf(data);
  const state = end === null ? 'loadList:state.open' : 'loadList:state.failed';
  return [
    row.name,
    ...SHOWN_LOADS.map((load) => row[load]),
    done ? verdictText(done.verdict.word, translate) : translate(state),
    done ? rounded(largestOf(data), translate) : '',
    governing ? translate(`loadList:modes.${rowKeyOf(governing)}`) : '',
    done ? translate(`loadList:plate.${done.plate}`) : '',
    ...ROW_KEYS.map((key) => rounded(shareOf(data, key), translate)),
  ];
}

function listAsCsv(rows: readonly RowData[], translate: Translate): string {
  const t = (key: string) => translate(`loadList:${key}`);
  const headings = [
    t('columns.name'),
    ...SHOWN_LOADS.map((load) => `${load} [${unitOf(LOADS[load])}]`),
    t('columns.verdict'),
    `${t('columns.utilisation')} [%]`,
    t('columns.governing'),
    t('columns.plate'),
    ...ROW_KEYS.map((key) => `${t(`modes.${key}`)} [%]`),
  ];
  return toCsv([headings, ...rows.map((data) => cellsOf(data, translate))]);
}

/** Returns the remaining time in s, estimated from the pace so far; null until the pace is known. */
function restOf({ done, total, begin }: PhaseProgress): number | null {
  const passed = (performance.now() - begin) / 1000;
  return done === 0 ? null : Math.ceil((passed / done) * (total - done));
}

function ListProgressBar() {
  const { t } = useTranslation('loadList');
  const progress = useRunStore(listProgress);
  if (progress === null) return null;
  const { done, total, phase } = progress;
  const seconds = restOf(progress);
  return (
    <Flex wrap align="center" gap={8} data-testid="list-progress">
      <ProgressBar label={t('progress.label')} done={done} total={total} style={{ width: 240 }} />
      <span>
        {t(`progress.${phase === 'stress' ? 'stress' : 'rows'}`, { done, count: total })}
        {seconds !== null && ` · ${t('progress.seconds', { seconds })}`}
      </span>
      <Button size="small" icon={<StopOutlined aria-hidden />} onClick={() => runDriver().cancel()}>
        {t('cancel')}
      </Button>
    </Flex>
  );
}

/** Reason why the list was not calculated when the user last asked for it, with a link to the field. */
function NotCalculated() {
  const reasonOf = useFirstReason();
  const state = useRun((run) => run.state);
  const isAttempted = useRunStore((run) => run.isAttempted);
  if (!isAttempted || state.kind !== 'invalid') return null;
  const { text, field } = reasonOf(state.reasons);
  return (
    <Flex wrap align="center" gap={8} role="status" data-testid="not-calculated">
      <SentenceText text={text} />
      <FieldLink field={field} />
    </Flex>
  );
}

const FILTERS = Object.keys(ROW_FILTERS) as RowFilter[];

interface ListToolsProps {
  rows: readonly RowData[];
  inSight: number;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  onAdd: () => void;
  onTables: (tables: readonly AvailableTable[] | null) => void;
}

/** A single pass, because a list may have ten thousand rows and changes several times per second. */
function sumsOf(rows: readonly RowData[]) {
  const counts: Record<RowFilter, number> = { all: 0, over: 0, failed: 0, open: 0 };
  const found = new Set<RowKey>();
  for (const data of rows) {
    const row = governingOf(data);
    if (row !== null) found.add(rowKeyOf(row));
    for (const filter of FILTERS) if (ROW_FILTERS[filter](data)) counts[filter] += 1;
  }
  const done = counts.all - counts.open - counts.failed;
  return { counts, done, governing: ROW_KEYS.filter((key) => found.has(key)) };
}

export function ListTools({ rows, inSight, filters, onFilters, onAdd, onTables }: ListToolsProps) {
  const { t } = useTranslation('loadList');
  const translate = useTranslate();
  const isRunning = useRun((run) => listProgress(run) !== null);
  const readFile = useReadFile();
  const { counts, done, governing } = useMemo(() => sumsOf(rows), [rows]);
  const nodes = useMemo(() => [...rowsByNode(rows.map(({ row }) => row)).keys()], [rows]);
  const save = () =>
    saveAs(new Blob([listAsCsv(rows, translate)], { type: 'text/csv' }), `${t('fileName')}.csv`);
  return (
    <Flex vertical gap={8} className={styles.tools}>
      <Flex wrap align="center" gap={8}>
        <Button
          type="primary"
          icon={<CalculatorOutlined aria-hidden />}
          disabled={rows.length === 0 || isRunning}
          onClick={() => runDriver().calculate('whole')}
        >
          {t('calculate')}
        </Button>
        <Button icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {t('add')}
        </Button>
        <FileButton
          accept={LOAD_FILES}
          testId="open-loads"
          onFile={(file) => void readFile('loadTables', file).then((read) => read && onTables(read.answer))}
        >
          {t('open')}
        </FileButton>
        <Button icon={<DownloadOutlined aria-hidden />} disabled={rows.length === 0} onClick={save}>
          {t('save')}
        </Button>
      </Flex>
      <ListProgressBar />
      <NotCalculated />
      {rows.length > 0 && (
        <Flex wrap align="center" gap={8}>
          <Segmented<RowFilter>
            aria-label={t('filter.label')}
            value={filters.filter}
            options={FILTERS.map((value) => ({
              value,
              // While rows are being calculated, the progress bar above shows their number.
              label:
                value === 'open' && isRunning
                  ? t('filter.openNow')
                  : t(`filter.${value}`, { rows: counts[value] }),
            }))}
            onChange={(filter) => onFilters({ ...filters, filter })}
          />
          <Select<RowKey | 'any'>
            size="small"
            style={{ width: 190 }}
            aria-label={t('filter.mode')}
            value={filters.mode ?? 'any'}
            options={[
              { value: 'any', label: t('filter.anyMode') },
              ...governing.map((value) => ({ value, label: t(`modes.${value}`) })),
            ]}
            onChange={(value) => onFilters({ ...filters, mode: value === 'any' ? null : value })}
          />
          {nodes.length > 0 && (
            <Select
              size="small"
              showSearch
              aria-label={t('filter.node')}
              value={filters.node ?? ''}
              options={[
                { value: '', label: t('filter.anyNode') },
                ...nodes.map((value) => ({ value, label: value })),
              ]}
              onChange={(value) => onFilters({ ...filters, node: value === '' ? null : value })}
            />
          )}
          {!isRunning && (
            <span className="muted" role="status">
              {t('inSight', { count: inSight, done })}
            </span>
          )}
        </Flex>
      )}
    </Flex>
  );
}
