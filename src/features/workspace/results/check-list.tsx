/**
 * List of all checks in one grid: failure modes in tension and shear, checked edges, combined checks. The row
 * of concrete edge failure opens to the rows of its edges.
 */
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ALTERNATIVE_SUMS,
  combinedSums,
  contradictionOf,
  decidingSums,
  isGoverningEdgeAlone,
  reasonOfMode,
  reasonOfSum,
  type RowKey,
  sharedReason,
  type Statement,
} from '@/design/verdict/checks';
import {
  type AnchorPoint,
  type Check,
  type CheckedEdge,
  checksOf,
  type CheckResult,
  type CombinedKey,
  FORCE_KINDS,
  type ForceKind,
  type ModeKey,
  withinLimit,
} from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { CheckRow, type RowProps } from '@/features/workspace/results/check-row';
import { VerdictTag } from '@/features/workspace/results/verdict-tag';
import { SentenceText, SymbolText } from '@/shared/ui/symbol-text';
import { formatAgainst, formatValue } from '@/text/format/format-number';
import { inNotation } from '@/text/wording/clause-text';
import { reservationText } from '@/text/wording/statement-text';
import { utilisationText } from '@/text/wording/values';
import { edgeText, modeName } from '@/text/wording/verdict-text';
import styles from '@/features/workspace/results/results.module.css';

const COLUMNS = 7;

interface GroupProps {
  title: string;
  heads: readonly { text: ReactNode; title: string }[];
  /** Reason why no check of the group applies; the group then consists of its title and this reason. */
  notApplicable: Statement | null;
  children: ReactNode;
}

function Group({ title, heads, notApplicable, children }: GroupProps) {
  const { t } = useTranslation(['results', 'viewer']);
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={2}>
          <h2 className={styles.heading}>{title}</h2>
        </th>
        {notApplicable === null ? (
          heads.map(({ text, title: words }, index) => (
            <th key={index} scope="col" title={words} className={index < 2 ? styles.figure : undefined}>
              {text || <span className="unseen">{words}</span>}
            </th>
          ))
        ) : (
          <td colSpan={3} className={styles.off}>
            <VerdictTag verdict="Not applicable" reason={notApplicable} inWords />
          </td>
        )}
        <th scope="col">
          <span className="unseen">{t('columns.verdict')}</span>
        </th>
        <th scope="col">
          <span className="unseen">{t('viewer:kind3d')}</span>
        </th>
      </tr>
      {notApplicable === null && children}
    </tbody>
  );
}

interface CheckListProps {
  answer: CheckResult;
  all: readonly AnchorPoint[];
  /** The row that governs the load case on screen. */
  governing: { kind: 'mode'; mode: ModeKey } | { kind: 'combined'; sum: CombinedKey } | null;
}

/**
 * Returns a function that formats action, resistance and utilisation of a check. The bar follows the value,
 * also beside a contradictory verdict of the server.
 */
function useFigures() {
  const translate = useTranslate();
  return ({ action, resistance, utilisation: value, verdict }: Check | CheckedEdge): RowProps['figures'] => {
    if (verdict === 'Not applicable') return null;
    const bad = value === null ? verdict === 'Not satisfied' : !withinLimit(value, 100);
    return {
      action: formatValue(action, 'force'),
      resistance: formatValue(resistance, 'force'),
      bar: {
        share: value === null ? (bad ? Infinity : 0) : value / 100,
        bad,
        text: utilisationText(value, bad, translate),
      },
    };
  };
}

/**
 * Rows below concrete edge failure: one for each checked edge, the governing edge first, or a note that the
 * response contains only the governing edge.
 */
function EdgeRows({ answer, all }: CheckListProps) {
  const translate = useTranslate();
  const figuresOf = useFigures();
  if (isGoverningEdgeAlone(answer))
    return (
      <tr className={styles.edge} data-testid="governing-edge-alone">
        <td colSpan={COLUMNS}>{translate('results:edges.alone')}</td>
      </tr>
    );
  return answer.edges.map((edge, index) => (
    <CheckRow
      key={edge.edge}
      id={`row-edge-${edge.edge}`}
      className={styles.edge}
      name={edgeText(edge, translate)}
      // The first edge governs; its formulas are in the trail of the failure mode (`concrete_edge`), so it
      // has no trail of its own.
      trail={
        edge.detail.trail.length === 0
          ? null
          : {
              key: index === 0 ? 'concrete_edge' : `edge-${edge.edge}`,
              label: edgeText(edge, translate, 'openTrail'),
            }
      }
      anchors={edge.anchors}
      all={all}
      figures={figuresOf(edge)}
      verdict={edge.verdict}
    />
  ));
}

/** Note below a row whose verdict from the server contradicts its utilisation. */
function Contradiction({ answer, row }: { answer: CheckResult; row: RowKey }) {
  const translate = useTranslate('remarks');
  const found = contradictionOf(answer, row);
  if (found === null) return null;
  return (
    <tr className={styles.edge} data-testid={`contradiction-${row}`}>
      <td colSpan={COLUMNS}>
        <SentenceText text={reservationText(found, translate)} />
      </td>
    </tr>
  );
}

const ForceHead = ({ symbol }: { symbol: string }) => (
  <>
    <SymbolText text={symbol} />
    {' [kN]'}
  </>
);

function ModeRows({ kind, ...list }: CheckListProps & { kind: ForceKind }) {
  const { answer, all, governing } = list;
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const figuresOf = useFigures();
  const [isOpen, setOpen] = useState(false);
  const symbol = kind === 'tension' ? 'N' : 'V';
  const rows = checksOf(answer, kind);
  const head = (name: string, title: string) => ({ text: <ForceHead symbol={name} />, title });
  return (
    <Group
      title={t(kind)}
      heads={[
        head(inNotation(answer.standard, `${symbol}_Ed`), t('columns.action')),
        head(`${symbol}_Rd`, t('columns.resistance')),
        { text: kind === 'tension' && t('columns.utilisation'), title: t('columns.utilisation') },
      ]}
      notApplicable={sharedReason(rows.map((row) => reasonOfMode(answer, row)))}
    >
      {rows.flatMap((entry) => {
        const { mode, anchors, verdict } = entry;
        const name = modeName(mode, answer, translate);
        const count = mode === 'concrete_edge' ? answer.edges.length : 0;
        return [
          <CheckRow
            key={mode}
            id={`row-${mode}`}
            name={name}
            trail={
              entry.detail.trail.length === 0 ? null : { key: mode, label: t('openTrail', { mode: name }) }
            }
            anchors={anchors}
            all={all}
            governs={governing?.kind === 'mode' && governing.mode === mode}
            fails={verdict === 'Not satisfied'}
            figures={figuresOf(entry)}
            verdict={verdict}
            reason={reasonOfMode(answer, entry)}
            body={mode}
            detail={
              count > 1 && (
                <Button
                  type="link"
                  size="small"
                  className={styles.help}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                >
                  {t('edges.open', { count })} {isOpen ? '▾' : '▸'}
                </Button>
              )
            }
          />,
          <Contradiction key={`${mode} contradiction`} answer={answer} row={mode} />,
          ...(mode === 'concrete_edge' && (isOpen || count < 2) ? [<EdgeRows key="edges" {...list} />] : []),
        ];
      })}
    </Group>
  );
}

/** Combined tension and shear: sum and limit, with both ratios. */
function CombinedRows({ answer, all, governing }: CheckListProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const sums = combinedSums(answer);
  // Under EN 1992-4, one of the two conditions for concrete is sufficient, so the larger one does not govern.
  const isEither =
    answer.standard !== 'JGJ145-2013' &&
    sums.every(({ key, value }) => value !== null || !ALTERNATIVE_SUMS.includes(key));
  const deciding = decidingSums(answer).map(({ key }) => key);
  return (
    <Group
      title={t('combined')}
      heads={[
        { text: t('columns.value'), title: t('columns.value') },
        { text: t('columns.limit'), title: t('columns.limit') },
        { text: '', title: t('columns.utilisation') },
      ]}
      notApplicable={sharedReason(sums.map((sum) => reasonOfSum(answer, sum)))}
    >
      {sums.flatMap((sum) => {
        const { key, beta_N, beta_V, value, limit, verdict, anchors, isNotNeeded, shown } = sum;
        const fails = verdict === 'Not satisfied' && !isNotNeeded;
        return [
          <CheckRow
            key={key}
            id={`combined-${key}`}
            name={t(`combinedRows.${key}`)}
            trail={null}
            anchors={anchors.join(',')}
            all={all}
            governs={governing?.kind === 'combined' && governing.sum === key}
            fails={fails}
            figures={
              value === null
                ? null
                : {
                    action: formatAgainst(value, limit, 'factor'),
                    resistance: formatValue(limit, 'factor'),
                    bar: {
                      share: value / limit,
                      bad: fails,
                      isNotNeeded: isNotNeeded || (!fails && isEither && !deciding.includes(key)),
                      text: utilisationText((100 * value) / limit, fails, translate),
                    },
                  }
            }
            verdict={value === null ? verdict : shown}
            reason={reasonOfSum(answer, sum)}
            detail={
              value !== null && (
                <div className={styles.detail} translate="no">
                  <SymbolText text="beta_N" /> {formatValue(beta_N, 'factor')} · <SymbolText text="beta_V" />{' '}
                  {formatValue(beta_V, 'factor')}
                </div>
              )
            }
          />,
          <Contradiction key={`${key} contradiction`} answer={answer} row={key} />,
        ];
      })}
      {isEither && (
        <tr className={styles.edge} data-testid="either-condition">
          <td colSpan={COLUMNS}>{t('combinedEither')}</td>
        </tr>
      )}
    </Group>
  );
}

export function CheckList(list: CheckListProps) {
  const { t } = useTranslation('results');
  return (
    <table className={`${styles.modes} ${styles.grid}`} aria-label={t('tabs.summary')}>
      <colgroup>
        <col />
        <col className={styles.iconColumn} />
        <col className={styles.figureColumn} />
        <col className={styles.figureColumn} />
        <col className={styles.barColumn} />
        <col className={styles.iconColumn} />
        <col className={styles.iconColumn} />
      </colgroup>
      {FORCE_KINDS.map((kind) => (
        <ModeRows key={kind} kind={kind} {...list} />
      ))}
      <CombinedRows {...list} />
    </table>
  );
}
