/** Coordinates of the anchors with their slotted holes. */
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { centreOf } from '@/engineering';
import { useAnchorPoints } from '@/features/current-design/use-anchor-points';
import { DataTable } from '@/shared/ui/data-table';
import { changeDesign } from '@/stores/design/design-store';
import { useWorkspaceView } from '@/stores/workspace-view';
import { formatFigure } from '@/text/format/format-number';
import styles from '@/features/workspace/panels/panel.module.css';

export function CoordinateTable() {
  const { t } = useTranslation('design');
  const anchors = useAnchorPoints();
  const marked = useWorkspaceView((view) => view.markedAnchor);
  const centre = centreOf(anchors.map(({ x, y }) => [x, y] as [number, number]));
  const toggle = (index: number, axis: 'x' | 'y', on: boolean) =>
    changeDesign((design) => {
      const slots = anchors.map(({ actsX, actsY }) => ({ x: !actsX, y: !actsY }));
      slots[index][axis] = on;
      design.layout.slots = slots;
    });
  return (
    <>
      <DataTable
        rows={anchors}
        keyOf={({ no }) => no}
        isChosen={({ no }) => no === marked}
        columns={[
          { key: 'no', title: t('layout.no'), cell: ({ no }) => no },
          { key: 'x', title: 'x [mm]', isNumber: true, cell: ({ x }) => formatFigure(x, 'length') },
          { key: 'y', title: 'y [mm]', isNumber: true, cell: ({ y }) => formatFigure(y, 'length') },
          ...(['x', 'y'] as const).map((axis) => ({
            key: `slot ${axis}`,
            title: t(axis === 'x' ? 'layout.slotX' : 'layout.slotY'),
            isNumber: true,
            cell: (anchor: (typeof anchors)[number]) => (
              <Checkbox
                aria-label={t('layout.slotOf', { no: anchor.no, axis })}
                checked={!(axis === 'x' ? anchor.actsX : anchor.actsY)}
                onChange={({ target }) => toggle(anchors.indexOf(anchor), axis, target.checked)}
              />
            ),
          })),
        ]}
      />
      <p className={styles.hint}>
        {`${t('layout.centre')}: x = ${formatFigure(centre.x, 'length')} mm, y = ${formatFigure(centre.y, 'length')} mm`}
      </p>
    </>
  );
}
