/** Menu of a design card: the commands for a saved card, or for a deleted card. */
import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Card, Project } from '@/design/saved-designs/entry';
import { useMoveItems } from '@/features/designs/page/use-move-items';
import styles from '@/features/designs/page/cards.module.css';

export interface MenuActions {
  onOpen: (card: Card) => void;
  onRename: (card: Card) => void;
  onDuplicate: (cards: readonly Card[]) => void;
  onTemplate: (card: Card) => void;
  onMove: (cards: readonly Card[], project: string | null) => void;
  onExport: (cards: readonly Card[]) => void;
  onDelete: (cards: readonly Card[]) => void;
  onBringBack: (cards: readonly Card[]) => void;
  onRemove: (cards: readonly Card[]) => void;
}

interface CardMenuProps extends MenuActions {
  card: Card;
  projects: readonly Project[];
  onClose: () => void;
}

export function CardMenu({ card, projects, onClose, ...actions }: CardMenuProps) {
  const { t } = useTranslation('designs');
  const moves = useMoveItems(projects, (project) => actions.onMove([card], project));
  const isTemplate = card.kind === 'template';
  const kept: MenuProps['items'] = [
    {
      key: 'open',
      label: t(isTemplate ? 'actions.begin' : 'actions.open'),
      onClick: () => actions.onOpen(card),
    },
    { key: 'rename', label: t('actions.rename'), extra: 'F2', onClick: () => actions.onRename(card) },
    { key: 'duplicate', label: t('actions.duplicate'), onClick: () => actions.onDuplicate([card]) },
    ...(isTemplate
      ? []
      : [
          { key: 'template', label: t('actions.template'), onClick: () => actions.onTemplate(card) },
          { key: 'move', label: t('actions.move'), children: moves },
        ]),
    { key: 'export', label: t('actions.export'), onClick: () => actions.onExport([card]) },
    { key: 'delete', label: t('actions.delete'), danger: true, onClick: () => actions.onDelete([card]) },
  ];
  const deleted: MenuProps['items'] = [
    { key: 'back', label: t('actions.bringBack'), onClick: () => actions.onBringBack([card]) },
    { key: 'remove', label: t('actions.remove'), danger: true, onClick: () => actions.onRemove([card]) },
  ];
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      menu={{
        items: card.deleted === null ? kept : deleted,
        triggerSubMenuAction: 'click',
        onClick: onClose,
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Button
        type="text"
        className={styles.more}
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('card.menu', { name: card.name || t('unnamed') })}
      />
    </Dropdown>
  );
}
