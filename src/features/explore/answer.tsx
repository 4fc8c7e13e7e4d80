/** Frame of an Explore answer: the progress of its search, and a table whose columns also make the file. */
import { Button, type ButtonProps } from 'antd';
import { saveAs } from 'file-saver';
import type { ReactNode } from 'react';
import type { Design } from '@/design/model/design-state';
import type { CandidateOutcome } from '@/design/search/evaluate-candidate';
import type { CaseVerdict } from '@/design/verdict/case-verdict';
import { VERDICT_ICONS } from '@/features/current-design/verdict-mark';
import { type AnswerRows, useWords } from '@/features/explore/answer-columns';
import { type Search, useApply } from '@/features/explore/use-search';
import { toCsv } from '@/shared/tables/csv';
import { DataTable } from '@/shared/ui/data-table';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { verdictText } from '@/text/wording/verdict-text';
import verdictStyles from '@/features/current-design/verdict.module.css';
import styles from '@/features/explore/explore.module.css';

interface SearchBarProps<Row> extends AnswerRows<Row> {
  search: Omit<Search<unknown>, 'found'>;
  done: number;
  total: number;
  file: string;
  picture?: () => Promise<Blob | null>;
  children?: ReactNode;
}

/** Progress of a search, with buttons to cancel and to restart it, and to save the rows and the chart. */
export function SearchBar<Row>({ search, done, total, file, columns, rows, ...rest }: SearchBarProps<Row>) {
  const { t } = useWords();
  const isRunning = search.state === 'running';
  const saveTable = () => {
    const texts = rows.map((row) => columns.map(({ text }) => text(row)));
    const csv = toCsv([columns.map(({ title }) => title), ...texts]);
    saveAs(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${file}.csv`);
  };
  const savePicture = async () => {
    const blob = await rest.picture?.();
    if (blob) saveAs(blob, `${file}.png`);
  };
  return (
    <div className={styles.bar} data-testid="search" data-running={isRunning}>
      {isRunning && (
        <ProgressBar label={t('progress')} done={done} total={total} showInfo style={{ width: 180 }} />
      )}
      {search.state === 'cancelled' && <p className="muted">{t('cancelled', { done, total })}</p>}
      <Button size="small" onClick={isRunning ? search.cancel : search.again}>
        {t(isRunning ? 'cancel' : 'again')}
      </Button>
      {rest.children}
      {rows.length > 0 && (
        <Button size="small" onClick={saveTable}>
          {t('csv')}
        </Button>
      )}
      {rest.picture && (
        <Button size="small" onClick={() => void savePicture()}>
          {t('png')}
        </Button>
      )}
    </div>
  );
}

interface AnswerTableProps<Row> extends AnswerRows<Row> {
  label?: string;
  testId?: string;
  rowTestId?: (row: Row) => string;
  action?: (row: Row) => ReactNode;
}

export function AnswerTable<Row>({ columns, action, rowTestId, ...rest }: AnswerTableProps<Row>) {
  const shown = columns.map(({ title, text, render, isNumber }, index) => ({
    key: String(index),
    // A cell without text is not a heading.
    title: title === '' ? undefined : title,
    cell: render ?? text,
    isNumber,
    isName: index === 0,
  }));
  const last = action ? [{ key: 'action', cell: action, isNumber: true }] : [];
  return (
    <div className={styles.wide}>
      <DataTable {...rest} columns={[...shown, ...last]} keyOf={rowTestId} rowTestId={rowTestId} />
    </div>
  );
}

interface ApplyButtonProps extends Omit<ButtonProps, 'name'> {
  design: () => Design;
  /** Name of the design, which tells the buttons of a list apart. */
  name?: string;
}

export function ApplyButton({ design, name, children, ...button }: ApplyButtonProps) {
  const { t } = useWords();
  const apply = useApply();
  const label = name !== undefined && { 'aria-label': t('applyTo', { name }) };
  return (
    <Button size="small" {...label} {...button} onClick={() => apply(design())}>
      {children ?? t('apply')}
    </Button>
  );
}

export function VerdictText({ outcome: { word } }: { outcome: Pick<CaseVerdict, 'word'> }) {
  const { translate } = useWords();
  return (
    <span className={verdictStyles.coloured} data-verdict={word}>
      {VERDICT_ICONS[word]} {verdictText(word, translate)}
    </span>
  );
}

/** A verdict and its governing check; nothing for an outcome that is not a verdict. */
export function Judged({ outcome }: { outcome: CandidateOutcome }) {
  const { governing } = useWords();
  return (
    outcome.kind === 'judged' && (
      <>
        <VerdictText outcome={outcome} />
        <span>{governing(outcome.governing)}</span>
      </>
    )
  );
}

/** Card of one of two calculations that are compared. */
export function Side(side: { title: string; outcome: CandidateOutcome; children: ReactNode }) {
  return (
    <div className={styles.card}>
      <h3>{side.title}</h3>
      <Judged outcome={side.outcome} />
      {side.children}
    </div>
  );
}
