/** Menu of a design card: the commands for a saved card, or for a deleted card. */
import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/design/saved-designs/saved-design';
import { useArchive } from '@/features/designs/archive/use-archive';
import { openDialog } from '@/features/designs/designs-state';
import { useDesignActions } from '@/features/designs/saved-designs/use-design-actions';
import styles from '@/features/designs/page/cards.module.css';

export function CardMenu({ card, onClose }: { card: Card; onClose: () => void }) {
  const { t } = useTranslation(['designs', 'common']);
  const { open, duplicate, saveAsTemplate, restoreDeleted } = useDesignActions();
  const { exportCards } = useArchive();
  const isTemplate = card.kind === 'template';
  const askToDelete = () => openDialog({ kind: 'delete', cards: [card] });
  const kept: MenuProps['items'] = [
    {
      key: 'open',
      label: t(isTemplate ? 'designs:actions.begin' : 'designs:actions.open'),
      onClick: () => void open(card),
    },
    {
      key: 'rename',
      label: t('designs:actions.rename'),
      extra: 'F2',
      onClick: () => openDialog({ kind: 'rename', card }),
    },
    { key: 'duplicate', label: t('designs:actions.duplicate'), onClick: () => void duplicate([card]) },
    ...(isTemplate
      ? []
      : [
          {
            key: 'template',
            label: t('designs:actions.template'),
            onClick: () => void saveAsTemplate(card),
          },
        ]),
    { key: 'export', label: t('designs:actions.export'), onClick: () => void exportCards([card]) },
    { key: 'delete', label: t('common:delete'), danger: true, onClick: askToDelete },
  ];
  const deleted: MenuProps['items'] = [
    { key: 'back', label: t('designs:actions.bringBack'), onClick: () => void restoreDeleted([card]) },
    { key: 'remove', label: t('designs:actions.remove'), danger: true, onClick: askToDelete },
  ];
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      menu={{
        items: card.deleted === null ? kept : deleted,
        onClick: ({ domEvent }) => {
          // Otherwise the Enter key also presses the button that a dialog focuses, such as Delete.
          domEvent.preventDefault();
          onClose();
        },
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Button
        type="text"
        className={styles.more}
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('designs:card.menu', { name: card.name || t('designs:unnamed') })}
      />
    </Dropdown>
  );
}
