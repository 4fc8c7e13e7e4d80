/** All checks in one grid; the row of concrete edge failure opens to the rows of its edges. */
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ALTERNATIVE_SUMS,
  combinedSums,
  contradictionOf,
  decidingSums,
  governingRow,
  isGoverningEdgeAlone,
  reasonOfMode,
  reasonOfSum,
  type RowKey,
  rowKeyOf,
  sharedReason,
  type Statement,
} from '@/design/verdict/check-status';
import {
  type Check,
  type CheckedEdge,
  checksOf,
  type CheckResult,
  FORCE_KINDS,
  type ForceKind,
  withinLimit,
} from '@/engineering';
import { useTranslate } from '@/features/current-design/use-run';
import { CheckRow, VerdictTag, type RowProps } from '@/features/workspace/results/check-row';
import { SentenceText, SymbolText } from '@/shared/ui/symbol-text';
import { formatAgainst, formatValue } from '@/text/format/format-number';
import { inNotation, reservationText } from '@/text/wording/statement-text';
import { edgeText, modeName } from '@/text/wording/verdict-text';
import styles from '@/features/workspace/results/results.module.css';

const COLUMN_CLASSES = [
  undefined,
  styles.iconColumn,
  styles.figureColumn,
  styles.figureColumn,
  styles.barColumn,
  styles.iconColumn,
  styles.iconColumn,
];

interface GroupProps {
  title: string;
  heads: readonly (readonly [text: ReactNode, title: string])[];
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
          heads.map(([text, words], index) => (
            <th key={index} scope="col" title={words} className={index < 2 ? styles.figure : undefined}>
              {text || <span className="unseen">{words}</span>}
            </th>
          ))
        ) : (
          <td colSpan={3} className={styles.off}>
            <VerdictTag verdict="Not applicable" reason={notApplicable} inWords />
          </td>
        )}
        {[t('columns.verdict'), t('viewer:kind3d')].map((words) => (
          <th key={words} scope="col">
            <span className="unseen">{words}</span>
          </th>
        ))}
      </tr>
      {notApplicable === null && children}
    </tbody>
  );
}

function NoteRow({ id, children }: { id: string; children: ReactNode }) {
  return (
    <tr className={styles.edge} data-testid={id}>
      <td colSpan={COLUMN_CLASSES.length}>{children}</td>
    </tr>
  );
}

/** Note below a row whose verdict from the server contradicts its utilisation. */
function Contradiction({ answer, row }: { answer: CheckResult; row: RowKey }) {
  const translate = useTranslate('remarks');
  const found = contradictionOf(answer, row);
  return (
    found && (
      <NoteRow id={`contradiction-${row}`}>
        <SentenceText text={reservationText(found, translate)} />
      </NoteRow>
    )
  );
}

/** The bar follows the value, also beside a contradictory verdict of the server. */
function figuresOf({ action, resistance, utilisation, verdict }: Check | CheckedEdge): RowProps['figures'] {
  if (verdict === 'Not applicable') return null;
  return {
    action: formatValue(action, 'force'),
    resistance: formatValue(resistance, 'force'),
    utilisation,
    isBad: utilisation === null ? verdict === 'Not satisfied' : !withinLimit(utilisation, 100),
  };
}

/** The governing edge comes first; a response may contain only that edge. */
function EdgeRows({ answer }: { answer: CheckResult }) {
  const translate = useTranslate();
  if (isGoverningEdgeAlone(answer))
    return <NoteRow id="governing-edge-alone">{translate('results:edges.alone')}</NoteRow>;
  return answer.edges.map((edge, index) => (
    <CheckRow
      key={edge.edge}
      id={`row-edge-${edge.edge}`}
      className={styles.edge}
      name={edgeText(edge, translate)}
      // The first edge governs; its formulas are in the trail of the failure mode (`concrete_edge`), so it
      // has no trail of its own.
      trail={
        edge.detail.trail.length > 0 && {
          key: index === 0 ? 'concrete_edge' : `edge-${edge.edge}`,
          label: edgeText(edge, translate, 'openTrail'),
        }
      }
      anchors={edge.anchors}
      figures={figuresOf(edge)}
      verdict={edge.verdict}
    />
  ));
}

interface RowsProps {
  answer: CheckResult;
  governing: RowKey | null;
}

function ModeRows({ kind, answer, governing }: RowsProps & { kind: ForceKind }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const symbol = kind === 'tension' ? 'N' : 'V';
  const rows = checksOf(answer, kind);
  const symbolHead = (name: string) => (
    <>
      <SymbolText text={name} />
      {' [kN]'}
    </>
  );
  return (
    <Group
      title={t(kind)}
      heads={[
        [symbolHead(inNotation(answer.standard, `${symbol}_Ed`)), t('columns.action')],
        [symbolHead(`${symbol}_Rd`), t('columns.resistance')],
        [kind === 'tension' && t('columns.utilisation'), t('columns.utilisation')],
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
            trail={entry.detail.trail.length > 0 && { key: mode, label: t('openTrail', { mode: name }) }}
            anchors={anchors}
            governs={governing === mode}
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
          mode === 'concrete_edge' && (isOpen || count < 2) && <EdgeRows key="edges" answer={answer} />,
        ];
      })}
    </Group>
  );
}

function CombinedRows({ answer, governing }: RowsProps) {
  const { t } = useTranslation('results');
  const sums = combinedSums(answer);
  // Under EN 1992-4, one of the two conditions for concrete is sufficient, so the larger one does not govern.
  const isEither =
    answer.standard !== 'JGJ145-2013' &&
    sums.every(({ key, value }) => value !== null || !ALTERNATIVE_SUMS.includes(key));
  const deciding = decidingSums(answer, sums).map(({ key }) => key);
  return (
    <Group
      title={t('combined')}
      heads={[
        [t('columns.value'), t('columns.value')],
        [t('columns.limit'), t('columns.limit')],
        ['', t('columns.utilisation')],
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
            anchors={anchors.join(',')}
            governs={governing === key}
            fails={fails}
            figures={
              value === null
                ? null
                : {
                    action: formatAgainst(value, limit, 'factor'),
                    resistance: formatValue(limit, 'factor'),
                    utilisation: (100 * value) / limit,
                    isBad: fails,
                    isNotNeeded: isNotNeeded || (!fails && isEither && !deciding.includes(key)),
                  }
            }
            verdict={value === null ? verdict : shown}
            reason={reasonOfSum(answer, sum)}
            detail={
              value !== null && (
                <div
                  className="muted"
                  style={{ fontSize: 'var(--ant-font-size-sm)', whiteSpace: 'nowrap' }}
                  translate="no"
                >
                  <SymbolText text="beta_N" /> {formatValue(beta_N, 'factor')} · <SymbolText text="beta_V" />{' '}
                  {formatValue(beta_V, 'factor')}
                </div>
              )
            }
          />,
          <Contradiction key={`${key} contradiction`} answer={answer} row={key} />,
        ];
      })}
      {isEither && <NoteRow id="either-condition">{t('combinedEither')}</NoteRow>}
    </Group>
  );
}

export function CheckList({ answer }: { answer: CheckResult }) {
  const { t } = useTranslation('results');
  const row = governingRow(answer);
  const list = { answer, governing: row && rowKeyOf(row) };
  return (
    <table className={styles.grid} aria-label={t('tabs.summary')}>
      <colgroup>
        {COLUMN_CLASSES.map((name, index) => (
          <col key={index} className={name} />
        ))}
      </colgroup>
      {FORCE_KINDS.map((kind) => (
        <ModeRows key={kind} kind={kind} {...list} />
      ))}
      <CombinedRows {...list} />
    </table>
  );
}
