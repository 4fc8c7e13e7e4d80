/** What stands where a result would: none was made yet, one is being made, or the last run ended without. */
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { SentenceText } from '@/shared/ui/sentence-text';
import { useDesignStore } from '@/stores/design/design-store';
import { fieldNamedBy } from '@/design/requests/request-fields';
import styles from './results.module.css';

interface NoResultProps {
  running: boolean;
  /** Results follow what is typed. */
  isLive: boolean;
  /** Why they do not now. */
  missing: string | null;
  onField: (field: string) => void;
}

export function NoResult({ running, isLive, missing, onField }: NoResultProps) {
  const { t } = useTranslation(['results', 'design']);
  const interruption = useDesignStore((state) => state.interruption);
  const state = running ? 'running' : interruption === null ? 'never' : interruption.kind;
  const said = !running && interruption !== null && 'message' in interruption ? interruption.message : '';
  const field = said === '' ? null : fieldNamedBy(said, useDesignStore.getState().design);
  return (
    <div className={styles.empty} data-testid="no-result" data-state={state}>
      <p className={styles.emptyTitle}>{t(`absence.${state}.title`)}</p>
      {said !== '' && (
        <p>
          <SentenceText text={said} />{' '}
          {field !== null && (
            <Button type="link" size="small" onClick={() => onField(field)}>
              {t('design:actions.toField')}
            </Button>
          )}
        </p>
      )}
      <p>{isLive && state === 'never' ? (missing ?? t('absence.never.live')) : t(`absence.${state}.hint`)}</p>
    </div>
  );
}
