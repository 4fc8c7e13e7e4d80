/** Toolbar of the view: menu of viewing directions, menu of layers, fit, and image download. */
import { CameraOutlined, DownOutlined, ExpandOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Popover, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PRESETS, type Preset } from '@/viewer/scene/camera';
import styles from '@/viewer/viewer.module.css';

const TOGGLES = ['loads', 'dimensions', 'numbers', 'clear', 'deformed'] as const;
export type Shown = Readonly<Record<(typeof TOGGLES)[number], boolean>>;

interface ToolbarProps {
  shown: Shown;
  /** True if the scene has a deformed plate. */
  bent: boolean;
  onShown: (shown: Shown) => void;
  onLook: (preset: Preset) => void;
  onFit: () => void;
  onSave: () => void;
}

function Menu({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  const content = (
    <Flex vertical gap={4} role="group" aria-label={name}>
      {children}
    </Flex>
  );
  return (
    <Popover content={content} trigger="click" placement="bottomRight">
      <Button size="small" icon={<DownOutlined aria-hidden />} iconPlacement="end">
        {label}
      </Button>
    </Popover>
  );
}

export function Toolbar({ shown, bent, onShown, onLook, onFit, onSave }: ToolbarProps) {
  const { t } = useTranslation('viewer');
  return (
    <div className={styles.toolbar}>
      <Menu label={t('presetMenu')} name={t('presets')}>
        {PRESETS.map((preset) => (
          <Button key={preset} size="small" type="text" onClick={() => onLook(preset)}>
            {t(`preset.${preset}`)}
          </Button>
        ))}
      </Menu>
      <Menu label={t('show')} name={t('show')}>
        {TOGGLES.filter((name) => bent || name !== 'deformed').map((name) => (
          <Checkbox
            key={name}
            checked={shown[name]}
            onChange={(event) => onShown({ ...shown, [name]: event.target.checked })}
          >
            {t(`toggle.${name}`)}
          </Checkbox>
        ))}
      </Menu>
      <Tooltip title={t('fit')}>
        <Button size="small" icon={<ExpandOutlined />} aria-label={t('fit')} onClick={onFit} />
      </Tooltip>
      <Tooltip title={t('save')}>
        <Button size="small" icon={<CameraOutlined />} aria-label={t('save')} onClick={onSave} />
      </Tooltip>
    </div>
  );
}
