/**
 * Notes below a row's name: its anchors, whether the row governs, and, for a failing row, a link to the
 * remedies.
 */
import { CaretRightFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTranslate } from '@/features/current-design/use-translate';
import { explore } from '@/stores/workspace-view';
import { anchorsText } from '@/wording/verdict-text';
import styles from '@/features/workspace/results/results.module.css';

interface RowNotesProps {
  anchors: string;
  governs: boolean;
  fails: boolean;
}

export function RowNotes({ anchors, governs, fails }: RowNotesProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  if (anchors === '' && !governs && !fails) return null;
  return (
    <div className={styles.anchors}>
      {anchorsText(anchors, translate)}
      {governs && (
        <span className={styles.governs}>
          {' '}
          <CaretRightFilled aria-hidden /> {t('verdict.governs')}
        </span>
      )}
      {fails && (
        <Button type="link" size="small" className={styles.help} onClick={() => explore('remedies')}>
          {t('remedies')}
        </Button>
      )}
    </div>
  );
}
