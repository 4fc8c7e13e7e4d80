/** Six icons with labels that open the input panels; a dot marks a panel with a problem. */
import {
  AimOutlined,
  AppstoreOutlined,
  BorderOutlined,
  ColumnHeightOutlined,
  DownloadOutlined,
  GoldOutlined,
} from '@ant-design/icons';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PANELS, type PanelKey } from '@/design/model/fields';
import { ProblemsContext } from '@/features/current-design/problems';
import styles from '@/features/workspace/workspace.module.css';

const ICONS: Readonly<Record<PanelKey, ReactNode>> = {
  anchor: <AimOutlined />,
  concrete: <GoldOutlined />,
  plate: <BorderOutlined />,
  layout: <AppstoreOutlined />,
  profile: <ColumnHeightOutlined />,
  loads: <DownloadOutlined />,
};

interface RailProps {
  active: PanelKey;
  onChange: (panel: PanelKey) => void;
  folded: boolean;
  onFold: (folded: boolean) => void;
}

export function Rail({ active, onChange, folded, onFold }: RailProps) {
  const { t } = useTranslation('design');
  const problems = useContext(ProblemsContext);
  const marked = new Set(problems.map((problem) => problem.panel));
  return (
    <nav className={styles.rail} aria-label={t('rail')}>
      {PANELS.map((panel) => {
        const name = t(`panels.${panel}`);
        return (
          <button
            key={panel}
            type="button"
            className={styles.railButton}
            aria-pressed={panel === active && !folded}
            aria-label={marked.has(panel) ? t('panelHasProblems', { panel: name }) : name}
            onClick={() => onChange(panel)}
          >
            <span className={`${styles.railIcon} ${marked.has(panel) ? styles.marked : ''}`}>
              {ICONS[panel]}
            </span>
            <span>{name}</span>
          </button>
        );
      })}
      <button type="button" className={`${styles.railButton} ${styles.fold}`} onClick={() => onFold(!folded)}>
        <span className={styles.railIcon} aria-hidden>
          {folded ? '»' : '«'}
        </span>
        {t(folded ? 'unfold' : 'fold')}
      </button>
    </nav>
  );
}
