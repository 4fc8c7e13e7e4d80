/**
 * All anchor groups by number of anchors, each as a drawing with its code; with a search for names and codes.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GROUPS } from '@/engineering';
import { GroupDrawing } from '@/features/workspace/panels/group-drawing';
import { useGroupName } from '@/features/workspace/panels/use-group-name';
import { TextBox } from '@/shared/ui/text-box';
import styles from '@/features/workspace/panels/group-list.module.css';
import panel from '@/features/workspace/panels/panel.module.css';

const COUNTS = [...new Set(GROUPS.map(({ count }) => count))];

interface GroupListProps {
  /** Code of the chosen group. */
  chosen: string;
  onChoose: (code: string) => void;
}

export function GroupList({ chosen, onChoose }: GroupListProps) {
  const { t } = useTranslation(['design', 'viewer']);
  const nameOf = useGroupName();
  const [wanted, setWanted] = useState('');
  const words = wanted
    .toLowerCase()
    .replaceAll('x', '×')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const found = GROUPS.map((group) => ({ group, name: nameOf(group) })).filter(({ group, name }) => {
    const text = `${name} ${group.code}`.toLowerCase().replaceAll('x', '×');
    return words.every((word) => text.includes(word) || text.replaceAll(' ', '').includes(word));
  });
  return (
    <div className={styles.groups} role="group" aria-label={t('layout.groupChoice')}>
      <TextBox
        type="search"
        isWrong={false}
        aria-label={t('viewer:searchGroups')}
        placeholder={t('viewer:searchGroups')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div className={styles.groupLists}>
        {found.length === 0 && <p className={panel.hint}>{t('viewer:noGroup')}</p>}
        {COUNTS.map((count) => {
          const choices = found.filter(({ group }) => group.count === count);
          if (choices.length === 0) return null;
          const title = t('layout.anchors', { count });
          return (
            <section key={count} aria-label={title}>
              <h3 className={panel.legend}>{title}</h3>
              <div className={styles.choices}>
                {choices.map(({ group, name }) => (
                  <button
                    key={group.code}
                    type="button"
                    className={styles.choice}
                    aria-pressed={group.code === chosen}
                    aria-label={name}
                    title={`${name} (${group.code})`}
                    onClick={() => onChoose(group.code)}
                  >
                    <GroupDrawing group={group} />
                    <span className={styles.code}>{group.code}</span>
                  </button>
                ))}
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
}
