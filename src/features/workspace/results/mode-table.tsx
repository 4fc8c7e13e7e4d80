/**
 * Table of checks: one row per failure mode. A click on the name of a failure mode opens its calculation, if
 * the response contains one.
 */
import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { checksOf, reasonOfMode, sharedReason } from '@/design/verdict/checks';
import type { Check, CheckResult, ForceKind, ModeKey } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { EdgeRows } from '@/features/workspace/results/edge-rows';
import { ResultGrid } from '@/features/workspace/results/result-grid';
import { RowFigures } from '@/features/workspace/results/row-figures';
import { RowNotes } from '@/features/workspace/results/row-notes';
import { VerdictTag } from '@/features/workspace/results/verdict-tag';
import { SymbolText } from '@/shared/ui/symbol-text';
import type { TrailKey } from '@/stores/center-pane';
import { inNotation } from '@/wording/notation';
import { modeName } from '@/wording/verdict-text';
import styles from '@/features/workspace/results/results.module.css';

interface ModeTableProps {
  answer: CheckResult;
  kind: ForceKind;
  /** The row that governs the whole design; null if it is not in this table. */
  governing: ModeKey | null;
  onOpen: (trail: TrailKey) => void;
  /** Failure mode whose failure body the 3D view shows. */
  shown: ModeKey | null;
  onShow: (mode: ModeKey | null) => void;
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

export function ModeTable({ answer, kind, governing, onOpen, shown, onShow }: ModeTableProps) {
  const { t } = useTranslation(['results', 'viewer']);
  const translate = useTranslate();
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
                    onClick={() => onOpen(entry.mode)}
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
                    onClick={() => onShow(entry.mode === shown ? null : entry.mode)}
                  />
                )}
              </td>
            </tr>
            {entry.mode === 'concrete_edge' && <EdgeRows answer={answer} onOpen={onOpen} />}
          </Fragment>
        );
      })}
    </ResultGrid>
  );
}
