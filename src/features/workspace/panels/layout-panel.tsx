/** Layout panel: group, spacings or free coordinates, edges, thickness, coordinate table. */
import { Switch, Checkbox } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorsOf, slotLengthOf, UNBOUNDED_SIDE, fieldId } from '@/design/model/design-state';
import { anchorFor } from '@/design/run/run-state';
import { type TightAnchor, tightAnchors } from '@/design/verdict/requirement-evaluation';
import { profileOnPlate } from '@/design/verdict/run-result';
import { groupByCode, centreOf } from '@/engineering';
import { useAnchorPoints } from '@/features/current-design/use-anchor-points';
import { useProblem, useTranslate } from '@/features/current-design/use-run';
import { Group, InputRow, NumberRow, Row } from '@/features/workspace/panels/design-fields';
import { GroupPicker } from '@/features/workspace/panels/group-picker';
import { EDGE_NAMES, EDGES, type EdgeName } from '@/quantities/edges';
import { DataTable } from '@/shared/ui/data-table';
import { NumberField } from '@/shared/ui/number-field';
import { SentenceText } from '@/shared/ui/symbol-text';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';
import { useWorkspaceView } from '@/stores/workspace-view';
import { formatValue } from '@/text/format/format-number';
import { reservationText } from '@/text/wording/statement-text';
import styles from '@/features/workspace/panels/panel.module.css';

/** Notes next to the spacing fields about anchors without enough room for hole, washer and nut. */
function RoomNotes() {
  const design = useDesignStore((store) => store.design);
  const anchors = useAnchorPoints();
  const product = useRunStore(({ records, locale }) => anchorFor(design, records, locale));
  if (product === null) return null;
  const placed = { anchors, plate: design.plate, product };
  const tight = tightAnchors(placed, profileOnPlate(design));
  if (tight.length === 0) return null;
  return (
    // The messages are loaded with the first note; in the meantime, the field with the focus must not be
    // hidden.
    <Suspense>
      <Sentences tight={tight} />
    </Suspense>
  );
}

/** Sentences about anchors, grouped by equal distance. */
function Sentences({ tight }: { tight: readonly TightAnchor[] }) {
  const translate = useTranslate('remarks');
  const keyOf = ({ code, distance }: TightAnchor) => `${code} ${distance}`;
  return [...new Set(tight.map(keyOf))].map((key) => {
    const alike = tight.filter((anchor) => keyOf(anchor) === key);
    const { code, ...values } = alike[0];
    const no = alike.map((anchor) => anchor.no).join(', ');
    return (
      <p key={key} role="note" className={styles.hint}>
        <SentenceText text={reservationText({ code, values: { ...values, no } }, translate)} />
      </p>
    );
  });
}

function CoordinateTable() {
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
          { key: 'x', title: 'x [mm]', isNumber: true, cell: ({ x }) => formatValue(x, 'length') },
          { key: 'y', title: 'y [mm]', isNumber: true, cell: ({ y }) => formatValue(y, 'length') },
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
        {`${t('layout.centre')}: x = ${formatValue(centre.x, 'length')} mm, y = ${formatValue(centre.y, 'length')} mm`}
      </p>
    </>
  );
}

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

/** Shown only if the layout has slotted holes. */
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
