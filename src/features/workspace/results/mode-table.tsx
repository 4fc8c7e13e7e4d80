/**
 * Table of checks: one row per failure mode. A click on the name of a failure mode opens its calculation, if
 * the response contains one.
 */
import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { isGoverningEdgeAlone, reasonOfMode, sharedReason } from '@/design/verdict/checks';
import {
  checksOf,
  type Check,
  type CheckedEdge,
  type CheckResult,
  type ForceKind,
  type ModeKey,
} from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { ResultGrid } from '@/features/workspace/results/result-grid';
import { RowFigures } from '@/features/workspace/results/row-figures';
import { RowNotes } from '@/features/workspace/results/row-notes';
import { VerdictTag } from '@/features/workspace/results/verdict-tag';
import { SymbolText } from '@/shared/ui/symbol-text';
import { showFailureBody, showTrail, type TrailKey, useWorkspaceView } from '@/stores/workspace-view';
import { inNotation } from '@/wording/notation';
import { anchorsText, edgeText, modeName } from '@/wording/verdict-text';
import styles from '@/features/workspace/results/results.module.css';

function Name({ edge, trail }: { edge: CheckedEdge; trail: TrailKey }) {
  const translate = useTranslate();
  const name = edgeText(edge, translate);
  if (edge.detail.trail.length === 0) return <span className={styles.plainMode}>{name}</span>;
  return (
    <Button
      type="link"
      size="small"
      aria-label={edgeText(edge, translate, 'openTrail')}
      onClick={() => showTrail(trail)}
    >
      {name}
    </Button>
  );
}

/**
 * Rows below concrete edge failure: one for each checked edge, the governing edge first, or a note that the
 * response contains only the governing edge.
 */
function EdgeRows({ answer }: { answer: CheckResult }) {
  const translate = useTranslate();
  if (isGoverningEdgeAlone(answer))
    return (
      <tr className={styles.edge} data-testid="governing-edge-alone">
        <td colSpan={6}>{translate('results:edges.alone')}</td>
      </tr>
    );
  return answer.edges.map((edge, index) => {
    const { anchors, verdict } = edge;
    // The first edge governs; its formulas are in the trail of the failure mode (`concrete_edge`), so it has
    // no trail of its own.
    const trail: TrailKey = index === 0 ? 'concrete_edge' : `edge-${edge.edge}`;
    return (
      <tr key={edge.edge} className={styles.edge} data-testid={`row-edge-${edge.edge}`}>
        <th scope="row">
          <Name edge={edge} trail={trail} />
          <div className={styles.anchors}>{anchorsText(anchors, translate)}</div>
        </th>
        <RowFigures check={edge} />
        <td>
          <VerdictTag verdict={verdict} />
        </td>
        <td />
      </tr>
    );
  });
}

interface ModeTableProps {
  answer: CheckResult;
  kind: ForceKind;
  /** The row that governs the whole design; null if it is not in this table. */
  governing: ModeKey | null;
}

const ForceHead = ({ symbol }: { symbol: string }) => (
  <>
    <SymbolText text={symbol} />
    {' [kN]'}
  </>
);

interface FiguresProps {
  answer: CheckResult;
  entry: Check;
}

function Figures({ answer, entry }: FiguresProps) {
  if (entry.verdict === 'Not applicable')
    return (
      <td colSpan={3} className={styles.off}>
        <VerdictTag verdict={entry.verdict} reason={reasonOfMode(answer, entry)} inWords />
      </td>
    );
  return <RowFigures check={entry} />;
}

export function ModeTable({ answer, kind, governing }: ModeTableProps) {
  const { t } = useTranslation(['results', 'viewer']);
  const translate = useTranslate();
  const shown = useWorkspaceView((view) => view.mode);
  const symbol = kind === 'tension' ? 'N' : 'V';
  const rows = checksOf(answer, kind);
  const head = (name: string, title: string) => ({ text: <ForceHead symbol={name} />, title });
  return (
    <ResultGrid
      title={t(kind)}
      heads={[
        head(inNotation(answer.standard, `${symbol}_Ed`), t('columns.action')),
        head(`${symbol}_Rd`, t('columns.resistance')),
        { text: t('columns.utilisation'), title: t('columns.utilisation') },
      ]}
      notApplicable={sharedReason(rows.map((row) => reasonOfMode(answer, row)))}
    >
      {rows.map((entry) => {
        const { anchors, verdict } = entry;
        const name = modeName(entry.mode, answer, translate);
        const open = entry.detail.trail.length > 0;
        return (
          <Fragment key={entry.mode}>
            <tr
              data-testid={`row-${entry.mode}`}
              className={[
                ...(entry.mode === shown ? [styles.shown] : []),
                ...(entry.mode === governing ? [styles.governing] : []),
              ].join(' ')}
            >
              <th scope="row">
                {open ? (
                  <Button
                    type="link"
                    size="small"
                    aria-label={t('openTrail', { mode: name })}
                    onClick={() => showTrail(entry.mode)}
                  >
                    {name}
                  </Button>
                ) : (
                  <span className={styles.plainMode}>{name}</span>
                )}
                <RowNotes
                  anchors={anchors}
                  governs={entry.mode === governing}
                  fails={verdict === 'Not satisfied'}
                />
              </th>
              <Figures answer={answer} entry={entry} />
              <td>{verdict !== 'Not applicable' && <VerdictTag verdict={verdict} />}</td>
              <td>
                {verdict !== 'Not applicable' && (
                  <Button
                    type={entry.mode === shown ? 'primary' : 'text'}
                    size="small"
                    icon={<EyeOutlined />}
                    aria-label={t('viewer:showBodyOf', { mode: name })}
                    aria-pressed={entry.mode === shown}
                    onClick={() => showFailureBody(entry.mode === shown ? null : entry.mode)}
                  />
                )}
              </td>
            </tr>
            {entry.mode === 'concrete_edge' && <EdgeRows answer={answer} />}
          </Fragment>
        );
      })}
    </ResultGrid>
  );
}
