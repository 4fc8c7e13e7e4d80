/** Navigation to the form's field groups: a group's button moves the focus to the group's first field. */
import { useTranslation } from 'react-i18next';
import { sectionId } from '@/features/administration/anchors/sections';
import { useAnchorTexts } from '@/features/administration/anchors/use-anchor-texts';
import { GROUPS, type GroupName } from '@/quantities/anchor';
import styles from '@/features/administration/anchors/anchors.module.css';

function show(group: GroupName): void {
  const section = document.getElementById(sectionId(group));
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
}

export function SectionNav() {
  const { t } = useTranslation('anchors');
  const texts = useAnchorTexts();
  return (
    <nav aria-label={t('sections')} className={styles.sections}>
      {GROUPS.map((group) => (
        <button key={group} type="button" onClick={() => show(group)}>
          {texts.group(group)}
        </button>
      ))}
    </nav>
  );
}
