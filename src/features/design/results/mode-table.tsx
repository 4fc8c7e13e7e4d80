/** One block of checks: a row per failure mode, each opening its calculation. */
import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatFigure } from '@/shared/format/format-number';
import { trailOf, type ModeKey, type ModeRow } from './result-views';
import { useModeName } from './use-mode-name';
import styles from './results.module.css';
import { VerdictTag } from './verdict-tag';

interface ModeTableProps {
  title: string;
  rows: readonly ModeRow[];
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

export function ModeTable({ title, rows, onOpen, shown, onShow }: ModeTableProps) {
  const { t } = useTranslation(['results', 'viewer']);
  const nameOf = useModeName();
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
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
          {rows.map((entry) => {
            const [action, resistance, value, anchors, verdict] = entry.row;
            const name = nameOf(entry);
            const open = trailOf(entry.detail).length > 0;
            return (
              <tr
                key={entry.mode}
                data-testid={`row-${entry.mode}`}
                className={entry.mode === shown ? styles.shown : undefined}
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
                  {anchors !== '' && (
                    <div className={styles.anchors}>{`${t('columns.anchors')} ${anchors}`}</div>
                  )}
                </th>
                <td className={styles.figure}>{formatFigure(action, 'force')}</td>
                <td className={styles.figure}>{formatFigure(resistance, 'force')}</td>
                <td>
                  <Utilisation value={value} bad={verdict === 'Not satisfied'} />
                </td>
                <td>
                  <VerdictTag verdict={verdict} />
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
