/** Choice of the anchor group: all groups as drawings, and buttons to cycle the variants of asymmetric ones. */
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Popover, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canCycle, cycleGroup, groupByCode, GROUPS } from '@/engineering';
import { useDesignStore } from '@/stores/design/design-store';
import { GroupDrawing } from './group-drawing';
import styles from './panel.module.css';

export function GroupPicker() {
  const { t } = useTranslation('design');
  const code = useDesignStore((state) => state.design.layout.group);
  const setGroup = useDesignStore((state) => state.setGroup);
  const [open, setOpen] = useState(false);
  const group = groupByCode(code);
  const label = group
    ? `${code} · ${t('layout.anchors', { count: group.count })}${code.endsWith('0-0') ? `, ${t('layout.custom')}` : ''}`
    : code;
  const list = (
    <div className={styles.choices} role="group" aria-label={t('layout.groupChoice')}>
      {GROUPS.map((choice) => (
        <button
          key={choice.code}
          type="button"
          className={styles.choice}
          aria-pressed={choice.code === code}
          aria-label={choice.code}
          title={choice.code}
          onClick={() => {
            setGroup(choice.code);
            setOpen(false);
          }}
        >
          <GroupDrawing group={choice} />
        </button>
      ))}
    </div>
  );
  return (
    <Space size={4}>
      {canCycle(code) && (
        <Button
          size="small"
          icon={<LeftOutlined />}
          aria-label={t('layout.previous')}
          onClick={() => setGroup(cycleGroup(code, -1))}
        />
      )}
      <Popover content={list} trigger="click" open={open} onOpenChange={setOpen} placement="bottomLeft">
        <Button size="small" aria-label={`${t('layout.group')} ${label}`}>
          {label}
        </Button>
      </Popover>
      {canCycle(code) && (
        <Button
          size="small"
          icon={<RightOutlined />}
          aria-label={t('layout.next')}
          onClick={() => setGroup(cycleGroup(code, 1))}
        />
      )}
    </Space>
  );
}
