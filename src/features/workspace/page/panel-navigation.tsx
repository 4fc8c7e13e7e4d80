/** Six icons with labels that open the input panels; a dot marks a panel with a problem. */
import {
  AimOutlined,
  AppstoreOutlined,
  BorderOutlined,
  ColumnHeightOutlined,
  DownloadOutlined,
  GoldOutlined,
} from '@ant-design/icons';
import { Flex } from 'antd';
import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { panelOf, PANELS, type PanelKey } from '@/design/model/design-state';
import { problemsOf, useRun } from '@/features/current-design/use-run';
import { foldPanel, openPanel, useWorkspaceView } from '@/stores/workspace-view';
import styles from '@/features/workspace/workspace.module.css';

const ICONS: Readonly<Record<PanelKey, ReactNode>> = {
  anchor: <AimOutlined />,
  concrete: <GoldOutlined />,
  plate: <BorderOutlined />,
  layout: <AppstoreOutlined />,
  profile: <ColumnHeightOutlined />,
  loads: <DownloadOutlined />,
};

/** Media query for a narrow page; the same width as in the style sheets. */
const NARROW = '(width < 1600px)';

export function PanelNavigation() {
  const { t } = useTranslation('design');
  const active = useWorkspaceView((view) => view.panel);
  const folded = useWorkspaceView((view) => view.folded);
  const isCovered = useWorkspaceView(({ middle }) => middle !== 'drawing');
  // On a narrow page, a view in the centre also uses the panel's space until it is closed or a panel is
  // opened.
  useLayoutEffect(() => {
    if (window.matchMedia(NARROW).matches) foldPanel(isCovered);
  }, [isCovered]);
  const marked = useRun((run) =>
    problemsOf(run)
      .map(({ field }) => panelOf(field))
      .join(' '),
  ).split(' ');
  return (
    <Flex vertical component="nav" style={{ paddingTop: 8 }} aria-label={t('rail')}>
      {PANELS.map((panel) => {
        const name = t(`panels.${panel}`);
        return (
          <button
            key={panel}
            type="button"
            className={styles.railButton}
            aria-pressed={panel === active && !folded}
            aria-label={marked.includes(panel) ? t('panelHasProblems', { panel: name }) : name}
            onClick={() => openPanel(panel)}
          >
            <span className={`${styles.railIcon} ${marked.includes(panel) ? styles.marked : ''}`}>
              {ICONS[panel]}
            </span>
            <span>{name}</span>
          </button>
        );
      })}
      <button
        type="button"
        className={styles.railButton}
        style={{ marginTop: 'auto' }}
        title={t(folded ? 'unfold' : 'fold')}
        aria-label={t(folded ? 'unfold' : 'fold')}
        onClick={() => foldPanel(!folded)}
      >
        <span className={styles.railIcon} aria-hidden>
          {folded ? '»' : '«'}
        </span>
      </button>
    </Flex>
  );
}
