/** Design assumptions as icons with a short text; clicking an icon opens its panel. */
import {
  BlockOutlined,
  BorderOuterOutlined,
  ColumnWidthOutlined,
  SplitCellsOutlined,
  VerticalAlignBottomOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isCracked } from '@/design/model/design-facts';
import type { PanelKey } from '@/design/model/fields';
import { useAnchorPoints } from '@/features/current-design/use-anchor-points';
import { useDesignStore } from '@/stores/design/design-store';
import { openPanel } from '@/stores/workspace-view';
import styles from '@/features/workspace/workspace.module.css';

export function Indicators() {
  const { t } = useTranslation('design');
  const rigid = useDesignStore((state) => state.design.plate.stiffness === 'rigid');
  const cracked = useDesignStore((state) => isCracked(state.design));
  const onConcrete = useDesignStore((state) => state.design.concrete.installationPosition === 'flush');
  const sides = useDesignStore((state) => state.design.layout.sides);
  const edges = Object.values(sides).filter(({ exists }) => exists).length;
  const slots = useAnchorPoints().filter(({ actsX, actsY }) => !actsX || !actsY).length;
  const items: [PanelKey, ReactNode, string][] = [
    [
      'concrete',
      <SplitCellsOutlined key="icon" aria-hidden />,
      t(cracked ? 'indicators.cracked' : 'indicators.uncracked'),
    ],
    ['plate', <BlockOutlined key="icon" aria-hidden />, t(rigid ? 'indicators.rigid' : 'indicators.elastic')],
    [
      'concrete',
      <VerticalAlignBottomOutlined key="icon" aria-hidden />,
      t(onConcrete ? 'indicators.noStandOff' : 'indicators.standOff'),
    ],
    ['layout', <BorderOuterOutlined key="icon" aria-hidden />, t('indicators.edges', { count: edges })],
  ];
  if (slots > 0)
    items.push([
      'layout',
      <ColumnWidthOutlined key="icon" aria-hidden />,
      t('indicators.slots', { count: slots }),
    ]);
  return (
    <div className={styles.indicators} role="group" aria-label={t('indicators.list')}>
      {items.map(([panel, icon, text]) => (
        <button key={text} type="button" className={styles.indicator} onClick={() => openPanel(panel)}>
          {icon} {text}
        </button>
      ))}
    </div>
  );
}
