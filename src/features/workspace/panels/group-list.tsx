/** All anchor groups as drawings with their codes, by number of anchors, with a search. */
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { type AnchorGroup, groupAnchors, GROUPS } from '@/engineering';
import styles from '@/features/workspace/panels/group-list.module.css';
import panel from '@/features/workspace/panels/panel.module.css';

const SIZE = 44;
const EXTENT = 190;

/** Small drawing of an anchor group: anchors as dots, slotted holes as elongated dots. */
function GroupDrawing({ group }: { group: AnchorGroup }) {
  const { spacings, customPoints } = DEFAULT_DESIGN.layout;
  const anchors = groupAnchors(group.code, spacings, customPoints, null);
  return (
    <svg
      width={SIZE}
      height={SIZE}
      viewBox={`${-EXTENT} ${-EXTENT} ${2 * EXTENT} ${2 * EXTENT}`}
      aria-hidden="true"
    >
      <rect
        x={-EXTENT + 8}
        y={-EXTENT + 8}
        width={2 * EXTENT - 16}
        height={2 * EXTENT - 16}
        fill="none"
        stroke="var(--ant-color-border)"
        strokeWidth={8}
      />
      {anchors.map(({ no, x, y, actsX, actsY }) => (
        <rect
          key={no}
          x={x - (actsX ? 20 : 40)}
          y={-y - (actsY ? 20 : 40)}
          width={actsX ? 40 : 80}
          height={actsY ? 40 : 80}
          rx={20}
          fill={actsX && actsY ? 'var(--ant-color-primary)' : 'none'}
          stroke="var(--ant-color-primary)"
          strokeWidth={10}
        />
      ))}
    </svg>
  );
}

const CHOICES = { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 4, maxWidth: 400 };
const COUNTS = [...new Set(GROUPS.map(({ count }) => count))];

interface GroupListProps {
  chosen: string;
  nameOf: (group: AnchorGroup) => string;
  onChoose: (code: string) => void;
}

export function GroupList({ chosen, nameOf, onChoose }: GroupListProps) {
  const { t } = useTranslation(['design', 'viewer']);
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
    <div style={{ width: 430 }} role="group" aria-label={t('layout.groupChoice')}>
      <Input
        type="search"
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
              <div style={CHOICES}>
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
