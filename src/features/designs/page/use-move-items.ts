/** Menu entries for the folders to which designs can be moved. */
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Project } from '@/design/saved-designs/entry';
import { projectsByName } from '@/design/saved-designs/filtered-designs';

export function useMoveItems(
  projects: readonly Project[],
  onMove: (project: string | null) => void,
): NonNullable<MenuProps['items']> {
  const { t } = useTranslation('designs');
  return [
    ...projectsByName(projects).map(({ id, name }) => ({ key: id, label: name, onClick: () => onMove(id) })),
    { key: 'none', label: t('folders.none'), onClick: () => onMove(null) },
  ];
}
