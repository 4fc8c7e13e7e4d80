/**
 * Frame of an Explore answer: a search that runs while the answer is shown, its progress, and tables whose
 * columns also make the downloaded file.
 */
import { Button } from 'antd';
import { saveAs } from 'file-saver';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverCalculator } from '@/api/calls/calculation';
import type { Calculator } from '@/api/contract/calculator';
import type { Design } from '@/design/model/design-state';
import type { Batch } from '@/design/run/batch';
import type { Candidate } from '@/design/search/candidate';
import {
  type CandidateOutcome,
  createEvaluateCandidate,
  type EvaluateCandidate,
} from '@/design/search/evaluate-candidate';
import type { CaseVerdict } from '@/design/verdict/outcome';
import { useTranslate } from '@/features/current-design/use-translate';
import { VERDICT_ICONS } from '@/features/current-design/verdict-mark';
import { toCsv } from '@/shared/tables/csv';
import { useNotices } from '@/shared/ui/notices/notices';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { changeDesign } from '@/stores/design/design-store';
import { useSessionStore } from '@/stores/session';
import { verdictText } from '@/wording/verdict-text';
import words from '@/features/current-design/verdict.module.css';
import styles from '@/features/explore/explore.module.css';

/**
 * Props of the components that answer an Explore question; they are rendered only if the open design has no
 * input errors.
 */
export interface AnswerProps {
  /** The open design with its anchor. */
  open: Candidate;
  /** Verdict on the open design for all its loads. */
  present: CandidateOutcome;
}

interface SearchTools<Found> {
  evaluateCandidate: EvaluateCandidate;
  /** Abort signal, and maximum number of candidates that are evaluated in parallel. */
  batch: Batch;
  /** Calculator for calls other than `evaluateCandidate`. */
  calculator: Calculator;
  signal: AbortSignal;
  /** Shows everything found so far. */
  show: (found: Found) => void;
}

interface Search<Found> {
  found: Found;
  running: boolean;
  /** True if the search was cancelled before it finished. */
  cancelled: boolean;
  cancel: () => void;
  again: () => void;
}

/**
 * Time between two renders, ms: otherwise a table would be rendered again for each of hundreds of results.
 */
const PAUSE = 400;

/**
 * Runs `work` while the answer is shown. The search is cancelled by a button, by leaving the answer, and by
 * changing the design.
 */
export function useSearch<Found>(
  none: Found,
  work: (tools: SearchTools<Found>) => Promise<void>,
): Search<Found> {
  const userId = useSessionStore(({ user }) => String(user?.id ?? ''));
  const [round, setRound] = useState(0);
  const [found, setFound] = useState(none);
  const [state, setState] = useState<'running' | 'done' | 'cancelled'>('running');
  const current = useRef<AbortController | null>(null);
  const run = useEffectEvent(work);
  useEffect(() => {
    const abort = new AbortController();
    current.current = abort;
    const { signal } = abort;
    const calculator = serverCalculator(userId);
    const batch = { signal, atOnce: calculator.atOnce() };
    const evaluateCandidate = createEvaluateCandidate(calculator, signal);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: { found: Found } | null = null;
    const flush = () => {
      timer = undefined;
      if (latest) setFound(latest.found);
    };
    const show = (next: Found) => {
      latest = { found: next };
      timer ??= setTimeout(flush, PAUSE);
    };
    void run({ evaluateCandidate, batch, calculator, signal, show }).then(() => {
      if (signal.aborted) return;
      flush();
      setState('done');
    });
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [round, userId]);
  const cancel = () => {
    current.current?.abort();
    setState('cancelled');
  };
  const again = () => {
    setFound(none);
    setState('running');
    setRound(round + 1);
  };
  return { found, running: state === 'running', cancelled: state === 'cancelled', cancel, again };
}

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
          <div className={styles.progress}>
            <ProgressBar label={t('progress')} percent={percent} figure />
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
export function AnswerTable<Row>({ columns, rows, label, testId, rowTestId, action }: AnswerTableProps<Row>) {
  const classOf = ({ isFigure = false }: Column<Row>) => (isFigure ? styles.number : undefined);
  const content = ({ render, text }: Column<Row>, row: Row) => (render ? render(row) : text(row));
  return (
    <div className={styles.wide}>
      <table className={styles.table} aria-label={label} data-testid={testId}>
        <thead>
          <tr>
            {columns.map((column, index) =>
              // A cell without text is not a heading.
              column.title === '' ? (
                <td key={index} />
              ) : (
                <th key={index} scope="col" className={classOf(column)}>
                  {column.title}
                </th>
              ),
            )}
            {action && <td />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowTestId?.(row) ?? index} data-testid={rowTestId?.(row)}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {content(column, row)}
                  </th>
                ) : (
                  <td key={at} className={classOf(column)}>
                    {content(column, row)}
                  </td>
                ),
              )}
              {action && <td className={styles.number}>{action(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A verdict with the text, colour and icon used in the results. */
export function VerdictText({ outcome: { word } }: { outcome: CaseVerdict }) {
  const translate = useTranslate();
  return (
    <span className={`${styles.verdict} ${words[word]}`} data-verdict={word}>
      {VERDICT_ICONS[word]} {verdictText(word, translate)}
    </span>
  );
}

/**
 * Copies the inputs of `design` into the open design, which keeps its project data and its variants. `design`
 * is frozen, and the rules applied after every change write to some of its objects, so these are copied.
 */
function takeDesign({ project: _, variants: __, ...parts }: Design): void {
  const { concrete, plate, profile } = parts;
  const written = { concrete: { ...concrete }, plate: { ...plate }, profile: { ...profile } };
  changeDesign((draft) => void Object.assign(draft, parts, written));
}

/** Returns a function that replaces the open design with a design found by Explore, as one undo step. */
export function useApply(): (design: Design) => void {
  const { t } = useTranslation('explore');
  const { message } = useNotices();
  return (design) => {
    takeDesign(design);
    message.success(t('applied'));
  };
}
