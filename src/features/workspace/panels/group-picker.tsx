/** Selector for the anchor group, with buttons that cycle through the variants of an asymmetric group. */
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Popover, Space } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnchorGroup, canCycle, cycleGroup, groupByCode } from '@/engineering';
import { lazyComponent } from '@/shared/ui/lazy';
import { setGroup, useDesignStore } from '@/stores/design/design-store';

const GroupList = lazyComponent(
  async () => (await import('@/features/workspace/panels/group-list')).GroupList,
);

/** Returns a function that describes an anchor group, as in `4 anchors, 2 × 2, slotted along x: 2, 4`. */
function useGroupName(): (group: AnchorGroup) => string {
  const { t } = useTranslation(['design', 'common']);
  const slots = (key: 'slotsX' | 'slotsY', slotted: readonly number[]) =>
    slotted.length > 0 && t(`design:layout.${key}`, { anchors: slotted.join(t('common:between')) });
  return ({ count, geometry, slottedX, slottedY }) =>
    [
      t('design:layout.anchors', { count }),
      geometry !== 'single' && t(`design:layout.geometry.${geometry}`),
      slots('slotsX', slottedX),
      slots('slotsY', slottedY),
    ]
      .filter(Boolean)
      .join(t('common:comma'));
}

export function GroupPicker() {
  const { t } = useTranslation('design');
  const code = useDesignStore((state) => state.design.layout.group);
  const [open, setOpen] = useState(false);
  const nameOf = useGroupName();
  const group = groupByCode(code);
  const list = (
    <GroupList
      chosen={code}
      nameOf={nameOf}
      onChoose={(choice) => {
        setGroup(choice);
        setOpen(false);
      }}
    />
  );
  const label = group ? nameOf(group) : code;
  const step = (by: 1 | -1, name: string, icon: ReactNode) =>
    canCycle(code) && (
      <Button size="small" icon={icon} aria-label={name} onClick={() => setGroup(cycleGroup(code, by))} />
    );
  return (
    <Space size={4}>
      {step(-1, t('layout.previous'), <LeftOutlined />)}
      <Popover content={list} trigger="click" open={open} onOpenChange={setOpen} placement="bottomLeft">
        <Button
          size="small"
          style={{ maxWidth: 300 }}
          title={`${label} (${code})`}
          aria-label={`${label}, ${t('layout.group')}`}
        >
          <span className="clipped">{label}</span>
        </Button>
      </Popover>
      {step(1, t('layout.next'), <RightOutlined />)}
    </Space>
  );
}
