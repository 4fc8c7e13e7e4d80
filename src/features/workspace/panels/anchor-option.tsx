/**
 * Name of an anchor in the list; demonstration data are marked, so that they are not mistaken for a product.
 */
import { useTranslation } from 'react-i18next';
import { isDemonstration } from '@/design/verdict/demonstration';
import styles from '@/features/workspace/panels/panel.module.css';

export function AnchorOption({ name, title }: { name: string; title?: string }) {
  const { t } = useTranslation('design');
  return (
    <span className={styles.option}>
      <span title={title}>{name}</span>
      {isDemonstration(name) && <span className={styles.optionMark}>{t('anchor.demonstration')}</span>}
    </span>
  );
}
