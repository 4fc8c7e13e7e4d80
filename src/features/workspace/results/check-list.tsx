/**
 * List of all checks in one grid: failure modes in tension and shear, checked edges, combined checks. A click
 * on a name opens the calculation, if the response contains one.
 */
import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ALTERNATIVE_SUMS,
  combinedSums,
  decidingSums,
  isGoverningEdgeAlone,
  type NamedSum,
  reasonOfMode,
  reasonOfSum,
  sharedReason,
  type Statement,
} from '@/design/verdict/checks';
import {
  type AnchorPoint,
  type Check,
  checksOf,
  type CheckedEdge,
  type CheckResult,
  type CombinedKey,
  FORCE_KINDS,
  type ForceKind,
  type ModeKey,
} from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { VerdictTag } from '@/features/workspace/results/verdict-tag';
import { SymbolText } from '@/shared/ui/symbol-text';
import {
  explore,
  showFailureBody,
  showTrail,
  type TrailKey,
  useWorkspaceView,
} from '@/stores/workspace-view';
import { formatAgainst, formatFigure } from '@/text/format/format-number';
import { utilisationText } from '@/wording/figures';
import { inNotation } from '@/wording/notation';
import { anchorsText, edgeText, modeName } from '@/wording/verdict-text';
import styles from '@/features/workspace/results/results.module.css';

const COLUMNS = 7;
/** Half the side of the plan of the anchors, and the radius of a dot. */
const PLAN = { half: 10, dot: 2.2 };

/** Tiny plan of the anchors, on which the anchors of a check are filled. */
function AnchorDots({ anchors, all }: { anchors: string; all: readonly AnchorPoint[] }) {
  const translate = useTranslate();
  if (anchors === '') return null;
  const largest = Math.max(1, ...all.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  const scale = (PLAN.half - PLAN.dot - 1) / largest;
  const checked = new Set(anchors.split(','));
  return (
    <svg
      className={styles.dots}
      role="img"
      viewBox={`${-PLAN.half} ${-PLAN.half} ${2 * PLAN.half} ${2 * PLAN.half}`}
    >
      <title>{anchorsText(anchors, translate)}</title>
      {all.map(({ x, y }, index) => (
        <circle
          key={index}
          className={checked.has(String(index + 1)) ? styles.dotOn : styles.dotOff}
          cx={x * scale}
          cy={-y * scale}
          r={PLAN.dot}
        />
      ))}
    </svg>
  );
}

interface BarProps {
  /** Fraction of the limit; Infinity = unbounded. */
  share: number;
  bad: boolean;
  /** True if an alternative check decides. */
  isNotNeeded?: boolean;
  text: string;
}

/** Utilisation with a bar that is full at the limit; the number states by how much the limit is exceeded. */
function UtilisationBar({ share, bad, isNotNeeded = false, text }: BarProps) {
  return (
    <div className={styles.utilisation} translate="no">
      <div className={styles.bar} aria-hidden="true">
        <div
          className={isNotNeeded ? styles.barNotNeeded : bad ? styles.barBad : styles.barGood}
          style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }}
        />
      </div>
      <span className={isNotNeeded ? styles.muted : bad ? styles.bad : undefined}>{text}</span>
    </div>
  );
}

interface RowProps {
  id: string;
  className?: string;
  name: string;
  /** Calculation that the name opens, with the accessible name of the button; null if there is none. */
  trail: { key: TrailKey; label: string } | null;
  anchors: string;
  all: readonly AnchorPoint[];
  governs?: boolean;
  fails?: boolean;
  /** Action, resistance and utilisation; null if the check does not apply. */
  figures: { action: string; resistance: string; bar: BarProps } | null;
  verdict: NamedSum['shown'];
  reason?: Statement | null;
  /** Failure mode whose body can be shown. */
  body?: ModeKey | null;
  detail?: ReactNode;
}

function CheckRow({ id, className = '', name, trail, anchors, all, governs = false, ...rest }: RowProps) {
  const { figures, fails = false, verdict, reason = null, body = null, detail } = rest;
  const { t } = useTranslation(['results', 'viewer']);
  const shown = useWorkspaceView((view) => view.mode);
  const isShown = body !== null && body === shown;
  return (
    // The headline links to this row, which gets the focus.
    <tr
      data-testid={id}
      tabIndex={-1}
      className={[className, isShown ? styles.shown : '', governs ? styles.governing : ''].join(' ')}
    >
      <th scope="row">
        {trail === null ? (
          <span className={styles.plainMode}>{name}</span>
        ) : (
          <Button type="link" size="small" aria-label={trail.label} onClick={() => showTrail(trail.key)}>
            {name}
          </Button>
        )}
        {governs && <span role="img" className="unseen" aria-label={t('verdict.governs')} />}
        {detail}
        {fails && (
          <Button type="link" size="small" className={styles.help} onClick={() => explore('remedies')}>
            {t('remedies')}
          </Button>
        )}
      </th>
      <td>
        <AnchorDots anchors={anchors} all={all} />
      </td>
      {figures === null ? (
        <td colSpan={3} className={styles.off}>
          <VerdictTag verdict={verdict} reason={reason} inWords />
        </td>
      ) : (
        <>
          <td className={styles.figure}>{figures.action}</td>
          <td className={styles.figure}>{figures.resistance}</td>
          <td>
            <UtilisationBar {...figures.bar} />
          </td>
        </>
      )}
      <td>{figures !== null && <VerdictTag verdict={verdict} />}</td>
      <td>
        {figures !== null && body !== null && (
          <Button
            type={isShown ? 'primary' : 'text'}
            size="small"
            icon={<EyeOutlined />}
            aria-label={t('viewer:showBodyOf', { mode: name })}
            aria-pressed={isShown}
            onClick={() => showFailureBody(isShown ? null : body)}
          />
        )}
      </td>
    </tr>
  );
}

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

function useFigures() {
  const translate = useTranslate();
  return ({ action, resistance, utilisation: value, verdict }: Check | CheckedEdge): RowProps['figures'] => {
    if (verdict === 'Not applicable') return null;
    const bad = verdict === 'Not satisfied';
    return {
      action: formatFigure(action, 'force'),
      resistance: formatFigure(resistance, 'force'),
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
          />,
          ...(mode === 'concrete_edge' ? [<EdgeRows key="edges" {...list} />] : []),
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
      {sums.map((sum) => {
        const { key, beta_N, beta_V, value, limit, verdict, anchors, isNotNeeded, shown } = sum;
        const fails = verdict === 'Not satisfied' && !isNotNeeded;
        return (
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
                    resistance: formatFigure(limit, 'factor'),
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
                  <SymbolText text="beta_N" /> {formatFigure(beta_N, 'factor')} · <SymbolText text="beta_V" />{' '}
                  {formatFigure(beta_V, 'factor')}
                </div>
              )
            }
          />
        );
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
