/** One block of checks: a row per failure mode, each opening its calculation. */
import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatFigure } from '@/shared/format/format-number';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { modeName } from '@/report/verdict-text';
import { reasonOfMode } from '@/verdict/reasons';
import type { ForceKind, ModeKey } from '@/verdict/rows';
import { modeRows, trailOf, type ModeRow } from '../verdict/result-views';
import styles from './results.module.css';
import { RowNotes } from './row-notes';
import { useTranslate } from '../current/use-translate';
import { VerdictTag } from './verdict-tag';

interface ModeTableProps {
  answer: CheckAnswerOnWire;
  kind: ForceKind;
  /** The row that decides the whole design; null where it is none of these. */
  governing: ModeKey | null;
  onOpen: (row: ModeRow) => void;
  /** Mode whose failure body the view shows. */
  shown: ModeKey | null;
  onShow: (mode: ModeKey | null) => void;
}

function Utilisation({ value, bad }: { value: number | null; bad: boolean }) {
  const { t } = useTranslation('results');
  const text = value === null ? (bad ? t('unbounded') : '—') : `${formatFigure(value, 'percent')} %`;
  if (value === null && !bad) return <span className={styles.muted}>{text}</span>;
  const width = bad && value === null ? 100 : Math.min(100, value ?? 0);
  return (
    <div className={styles.utilisation}>
      <div className={styles.bar} aria-hidden="true">
        <div className={bad ? styles.barBad : styles.barGood} style={{ width: `${width}%` }} />
      </div>
      <span className={bad ? styles.bad : undefined}>{text}</span>
    </div>
  );
}

export function ModeTable({ answer, kind, governing, onOpen, shown, onShow }: ModeTableProps) {
  const { t } = useTranslation(['results', 'viewer']);
  const translate = useTranslate();
  return (
    <section>
      <h2 className={styles.heading}>{t(kind)}</h2>
      <table className={styles.modes}>
        <thead>
          <tr>
            <th scope="col">{t('columns.mode')}</th>
            <th scope="col">{`${t('columns.action')} [kN]`}</th>
            <th scope="col">{`${t('columns.resistance')} [kN]`}</th>
            <th scope="col">{t('columns.utilisation')}</th>
            <th scope="col">{t('columns.verdict')}</th>
            <th scope="col" className={styles.verdict}>
              {t('viewer:kind3d')}
            </th>
          </tr>
        </thead>
        <tbody>
          {modeRows(answer, kind).map((entry) => {
            const [action, resistance, value, anchors, verdict] = entry.row;
            const name = modeName(entry.mode, answer, translate);
            const open = trailOf(entry.detail).length > 0;
            return (
              <tr
                key={entry.mode}
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
                      onClick={() => onOpen(entry)}
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
                <td className={styles.figure}>{formatFigure(action, 'force')}</td>
                <td className={styles.figure}>{formatFigure(resistance, 'force')}</td>
                <td>
                  <Utilisation value={value} bad={verdict === 'Not satisfied'} />
                </td>
                <td>
                  <VerdictTag verdict={verdict} reason={reasonOfMode(answer, entry)} />
                </td>
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
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
