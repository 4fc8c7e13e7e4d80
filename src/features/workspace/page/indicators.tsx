/** State of the design as short texts; clicking a text moves the focus to its field. */
import { useTranslation } from 'react-i18next';
import { gradeName, isCracked } from '@/design/model/design-facts';
import { useAnchorPoints } from '@/features/current-design/use-anchor-points';
import { EDGE_NAMES } from '@/quantities/edges';
import { useDesignStore } from '@/stores/design/design-store';
import { openField } from '@/stores/workspace-view';
import styles from '@/features/workspace/workspace.module.css';

export function Indicators() {
  const { t } = useTranslation('design');
  const { standardType, anchor, concrete, plate, layout, ...design } = useDesignStore(
    (state) => state.design,
  );
  const cracked = isCracked({ ...design, standardType, concrete });
  const edges = EDGE_NAMES.filter((name) => layout.sides[name].exists);
  const slots = useAnchorPoints().filter(({ actsX, actsY }) => !actsX || !actsY).length;
  const tokens: [field: string, text: string][] = [
    ['anchor.diameter', `M${anchor.diameter}`],
    [
      'concrete.gradeId',
      [gradeName(standardType, concrete), t(cracked ? 'indicators.cracked' : 'indicators.uncracked')].join(
        ' ',
      ),
    ],
    ['plate.stiffness', t(`plate.${plate.stiffness}`)],
    [`layout.sides.${edges[0] ?? 'X1'}.distance`, t('indicators.edges', { count: edges.length })],
    [
      'concrete.installationPosition',
      t(concrete.installationPosition === 'flush' ? 'indicators.noStandOff' : 'indicators.standOff'),
    ],
  ];
  if (slots > 0) tokens.push(['layout.slotLength', t('indicators.slots', { count: slots })]);
  return (
    <div className={styles.indicators} role="group" aria-label={t('indicators.list')}>
      {tokens.map(([field, text]) => (
        <button key={field} type="button" className={styles.indicator} onClick={() => openField(field)}>
          {text}
        </button>
      ))}
    </div>
  );
}
