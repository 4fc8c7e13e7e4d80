/** Viewing directions, fit, what is shown, and a picture to file. */
import { CameraOutlined, ExpandOutlined } from '@ant-design/icons';
import { Button, Checkbox, Space, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { PRESETS, type Preset } from '@/viewer/scene/camera';
import styles from '@/viewer/viewer.module.css';

const TOGGLES = ['loads', 'dimensions', 'numbers', 'clear', 'deformed'] as const;
type Toggle = (typeof TOGGLES)[number];
export type Shown = Readonly<Record<Toggle, boolean>>;

interface ToolbarProps {
  shown: Shown;
  /** Whether the scene has a deformed plate. */
  bent: boolean;
  onShown: (shown: Shown) => void;
  onLook: (preset: Preset) => void;
  onFit: () => void;
  onSave: () => void;
}

export function Toolbar({ shown, bent, onShown, onLook, onFit, onSave }: ToolbarProps) {
  const { t } = useTranslation('viewer');
  return (
    <div className={styles.toolbar}>
      <Space.Compact role="group" aria-label={t('presets')}>
        {PRESETS.map((preset) => (
          <Button key={preset} size="small" onClick={() => onLook(preset)}>
            {t(`preset.${preset}`)}
          </Button>
        ))}
      </Space.Compact>
      <Tooltip title={t('fit')}>
        <Button size="small" icon={<ExpandOutlined />} aria-label={t('fit')} onClick={onFit} />
      </Tooltip>
      <div role="group" aria-label={t('show')} className={styles.toggles}>
        {TOGGLES.filter((name) => bent || name !== 'deformed').map((name) => (
          <Checkbox
            key={name}
            checked={shown[name]}
            onChange={(event) => onShown({ ...shown, [name]: event.target.checked })}
          >
            {t(`toggle.${name}`)}
          </Checkbox>
        ))}
      </div>
      <Tooltip title={t('save')}>
        <Button size="small" icon={<CameraOutlined />} aria-label={t('save')} onClick={onSave} />
      </Tooltip>
    </div>
  );
}
