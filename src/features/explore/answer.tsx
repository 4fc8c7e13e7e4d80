/** Frame of an Explore answer: the progress of its search, and tables whose columns also make the file. */
import { Button, Progress } from 'antd';
import { saveAs } from 'file-saver';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseVerdict } from '@/design/verdict/outcome';
import { useTranslate } from '@/features/current-design/use-translate';
import { VERDICT_ICONS } from '@/features/current-design/verdict-mark';
import type { Search } from '@/features/explore/use-search';
import { toCsv } from '@/shared/tables/csv';
import { DataTable } from '@/shared/ui/data-table';
import { verdictText } from '@/text/wording/verdict-text';
import words from '@/features/current-design/verdict.module.css';
import styles from '@/features/explore/explore.module.css';

interface SearchBarProps {
  search: Omit<Search<unknown>, 'found'>;
  done: number;
  total: number;
  children?: ReactNode;
}

/** Progress of a search, with buttons to cancel and to restart it. */
export function SearchBar({ search, done, total, children }: SearchBarProps) {
  const { t } = useTranslation('explore');
  const { running, cancelled, cancel, again } = search;
  const percent = total === 0 ? 0 : Math.min(100, Math.round((100 * done) / total));
  return (
    <div className={styles.bar}>
      <div className={styles.bar} data-testid="search" data-running={running}>
        {running && (
          <div style={{ width: 180 }}>
            <Progress aria-label={t('progress')} percent={percent} size="small" status="normal" />
          </div>
        )}
        {cancelled && <p className={styles.muted}>{t('cancelled', { done, total })}</p>}
        <Button size="small" onClick={running ? cancel : again}>
          {t(running ? 'cancel' : 'again')}
        </Button>
      </div>
      {children}
    </div>
  );
}

/** Column of an answer, for the screen and the downloaded file. */
export interface Column<Row> {
  title: string;
  text: (row: Row) => string;
  /** Content of the cell on screen; the text by default. */
  render?: (row: Row) => ReactNode;
  /** True to align the column to the right. */
  isFigure?: boolean;
}

interface TableOf<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

interface DownloadButtonsProps<Row> extends TableOf<Row> {
  /** File name without extension. */
  file: string;
  /** Returns the chart as an image; null if the image cannot be drawn. */
  picture?: () => Promise<Blob | null>;
}

/** Downloads of an answer: the table as a file, the chart as an image. */
export function DownloadButtons<Row>({ file, columns, rows, picture }: DownloadButtonsProps<Row>) {
  const { t } = useTranslation('explore');
  const saveTable = () => {
    const texts = [
      columns.map(({ title }) => title),
      ...rows.map((row) => columns.map(({ text }) => text(row))),
    ];
    saveAs(new Blob([toCsv(texts)], { type: 'text/csv;charset=utf-8' }), `${file}.csv`);
  };
  const savePicture = async () => {
    const blob = await picture?.();
    if (blob) saveAs(blob, `${file}.png`);
  };
  return (
    <div className={styles.bar}>
      <Button size="small" onClick={saveTable}>
        {t('csv')}
      </Button>
      {picture && (
        <Button size="small" onClick={() => void savePicture()}>
          {t('png')}
        </Button>
      )}
    </div>
  );
}

interface AnswerTableProps<Row> extends TableOf<Row> {
  label?: string;
  testId?: string;
  rowTestId?: (row: Row) => string;
  /** Button at the end of a row. */
  action?: (row: Row) => ReactNode;
}

/** Table whose first column names the row. */
export function AnswerTable<Row>({ columns, action, rowTestId, ...rest }: AnswerTableProps<Row>) {
  const shown = columns.map(({ title, text, render, isFigure }, index) => ({
    key: String(index),
    // A cell without text is not a heading.
    title: title === '' ? undefined : title,
    cell: render ?? text,
    isNumber: isFigure,
    isName: index === 0,
  }));
  const last = action ? [{ key: 'action', cell: action, isNumber: true }] : [];
  return (
    <div className={styles.wide}>
      <DataTable {...rest} columns={[...shown, ...last]} keyOf={rowTestId} rowTestId={rowTestId} />
    </div>
  );
}

/** A verdict with the text, colour and icon used in the results. */
export function VerdictText({ outcome: { word } }: { outcome: CaseVerdict }) {
  const translate = useTranslate();
  return (
    <span className={`${words.coloured} ${words[word]}`} data-verdict={word}>
      {VERDICT_ICONS[word]} {verdictText(word, translate)}
    </span>
  );
}
