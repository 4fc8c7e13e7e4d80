/** Coordinates of the anchors with their slotted holes. */
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { centreOf } from '@/engineering';
import { useAnchorPoints } from '@/features/current-design/use-anchor-points';
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
      <table className={styles.coordinates}>
        <thead>
          <tr>
            <th scope="col">{t('layout.no')}</th>
            <th scope="col">{'x [mm]'}</th>
            <th scope="col">{'y [mm]'}</th>
            <th scope="col">{t('layout.slotX')}</th>
            <th scope="col">{t('layout.slotY')}</th>
          </tr>
        </thead>
        <tbody>
          {anchors.map(({ no, x, y, actsX, actsY }, index) => (
            <tr key={no} className={no === marked ? styles.marked : undefined}>
              <td>{no}</td>
              <td>{formatFigure(x, 'length')}</td>
              <td>{formatFigure(y, 'length')}</td>
              {(['x', 'y'] as const).map((axis) => (
                <td key={axis}>
                  <Checkbox
                    aria-label={t('layout.slotOf', { no, axis })}
                    checked={axis === 'x' ? !actsX : !actsY}
                    onChange={(event) => toggle(index, axis, event.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>
        {`${t('layout.centre')}: x = ${formatFigure(centre.x, 'length')} mm, y = ${formatFigure(centre.y, 'length')} mm`}
      </p>
    </>
  );
}
