/** Layout panel: group, spacings or free coordinates, edges, thickness, coordinate table. */
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { anchorsOf, slotLengthOf } from '@/design/model/design-facts';
import { UNBOUNDED_SIDE } from '@/design/model/design-state';
import { fieldId } from '@/design/model/fields';
import { groupByCode } from '@/engineering';
import { useProblem } from '@/features/current-design/use-run';
import { CoordinateTable } from '@/features/workspace/panels/coordinate-table';
import { InputRow, NumberRow } from '@/features/workspace/panels/design-fields';
import { GroupPicker } from '@/features/workspace/panels/group-picker';
import { RoomNotes } from '@/features/workspace/panels/room-notes';
import { Group, Row } from '@/features/workspace/panels/rows';
import { EDGE_NAMES, EDGES, type EdgeName } from '@/quantities/edges';
import { NumberField } from '@/shared/ui/number-field';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import styles from '@/features/workspace/panels/panel.module.css';

function EdgeRow({ name }: { name: EdgeName }) {
  const { t } = useTranslation('design');
  const { label } = EDGES[name];
  const side = useDesignStore((state) => state.design.layout.sides[name]);
  const field = `layout.sides.${name}.distance`;
  const problem = useProblem(field);
  const title = t('layout.edge', { side: label });
  return (
    <Row
      label={
        <>
          <Switch
            size="small"
            aria-label={t('layout.edgeExists', { side: label })}
            checked={side.exists}
            onChange={(exists) => changeDesign((design) => (design.layout.sides[name].exists = exists))}
          />{' '}
          {title}
        </>
      }
    >
      <NumberField
        id={fieldId(field)}
        path={field}
        label={title}
        unit="mm"
        step={0.1}
        max={UNBOUNDED_SIDE}
        value={side.distance}
        disabled={!side.exists}
        disabledReason={t('layout.sideOff')}
        error={side.exists ? problem : undefined}
        invalidText={t('layout.edgeInvalid', { largest: UNBOUNDED_SIDE })}
        onCommit={(distance) => changeDesign((design) => (design.layout.sides[name].distance = distance))}
      />
    </Row>
  );
}

function PlaceRows() {
  const { t } = useTranslation('design');
  const code = useDesignStore((state) => state.design.layout.group);
  const group = groupByCode(code);
  if (!group) return null;
  const isCustom = group.geometry === 'custom2' || group.geometry === 'custom3';
  if (isCustom) {
    return (
      <Group title={t('layout.coordinates')}>
        {([0, 1, 2] as const)
          .slice(0, group.count)
          .flatMap((index) =>
            (['x', 'y'] as const).map((axis) => (
              <NumberRow
                key={`${index}${axis}`}
                label={t('layout.point', { no: index + 1, axis })}
                field={`layout.customPoints.${index}.${axis}`}
                unit="mm"
                step={0.1}
                read={(d) => d.layout.customPoints[index][axis]}
                write={(d, v) => (d.layout.customPoints[index][axis] = v)}
              />
            )),
          )}
      </Group>
    );
  }
  if (group.spacings.length === 0) return null;
  return (
    <Group title={t('layout.spacing')}>
      {group.spacings.map((name) => (
        <NumberRow
          key={name}
          label={name}
          field={`layout.spacings.${name}`}
          unit="mm"
          step={0.1}
          read={(d) => d.layout.spacings[name]}
          write={(d, v) => (d.layout.spacings[name] = v)}
        />
      ))}
    </Group>
  );
}

/**
 * Row for the length of slotted holes, which the report and the plate drawing show. Hidden if the layout has
 * no slotted holes.
 */
function SlotRow() {
  const { t } = useTranslation('design');
  const isSlotted = useDesignStore(({ design }) =>
    anchorsOf(design).some(({ actsX, actsY }) => !actsX || !actsY),
  );
  if (!isSlotted) return null;
  return (
    <NumberRow
      label={t('layout.slotLength')}
      field="layout.slotLength"
      unit="mm"
      read={slotLengthOf}
      write={(d, v) => (d.layout.slotLength = v)}
    />
  );
}

export function LayoutPanel() {
  const { t } = useTranslation('design');
  return (
    <div className={styles.panel}>
      <Group title={t('layout.group')}>
        <GroupPicker />
      </Group>
      <PlaceRows />
      <RoomNotes />
      <Group title={t('layout.edges')}>
        {EDGE_NAMES.map((name) => (
          <EdgeRow key={name} name={name} />
        ))}
        <SlotRow />
        <InputRow part="layout" name="h" />
      </Group>
      <Group title={t('layout.coordinates')}>
        <CoordinateTable />
      </Group>
    </div>
  );
}
