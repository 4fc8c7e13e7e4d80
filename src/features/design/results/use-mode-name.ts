/** Name of a failure mode as its row shows it. */
import { useTranslation } from 'react-i18next';
import type { ModeRow } from './result-views';

export function useModeName() {
  const { t } = useTranslation('results');
  return ({ mode, detail }: ModeRow): string =>
    mode === 'steel_shear' && detail?.lever_arm === true ? t('modes.steel_shear_lever') : t(`modes.${mode}`);
}
