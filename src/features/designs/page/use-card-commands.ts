/** Commands for cards, invoked by menu, keyboard, mouse, or the buttons above the cards. */
import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/design/saved-designs/entry';
import type { MenuActions } from '@/features/designs/page/card-menu';
import { DRAGGED } from '@/features/designs/page/folders';
import type { OpenDialog } from '@/features/designs/page/page-dialogs';
import type { DesignsView } from '@/features/designs/page/use-designs-view';
import type { PageActions } from '@/features/designs/page/use-page-actions';

interface CardCommandsOptions {
  shown: DesignsView;
  actions: PageActions;
  onDialog: (dialog: OpenDialog | null) => void;
  exportCards: (cards: readonly Card[], name: string) => Promise<boolean>;
}

export function useCardCommands({ shown, actions, onDialog, exportCards }: CardCommandsOptions) {
  const { t } = useTranslation('designs');
  const { marks, project } = shown;
  const [justDeleted, setJustDeleted] = useState<readonly Card[]>([]);
  const [dragged, setDragged] = useState<readonly Card[]>([]);
  const move = (cards: readonly Card[], to: string | null) => {
    void actions.move(cards, to);
    marks.clear();
  };
  const askToDelete = (cards: readonly Card[]) => onDialog({ kind: 'delete', cards });
  const menu: MenuActions = {
    onOpen: (card) => {
      if (card.deleted !== null) return;
      if (card.kind === 'template') actions.beginFrom(card, null);
      else actions.open(card);
    },
    onRename: (card) => onDialog({ kind: 'name', card }),
    onDuplicate: (cards) => void actions.duplicate(cards),
    onTemplate: (card) => void actions.saveAsTemplate(card),
    onMove: move,
    onExport: (cards) => void exportCards(cards, project?.name ?? t('export.fileName')),
    onDelete: askToDelete,
    onBringBack: (cards) => void actions.restoreDeleted(cards),
    onRemove: askToDelete,
  };
  return {
    menu,
    /** Deletes cards after the user has confirmed: permanently only in the folder of deleted designs. */
    remove: (cards: readonly Card[]) => {
      onDialog(null);
      marks.clear();
      if (shown.view.folder.kind === 'deleted') void actions.remove(cards);
      else void actions.moveToRecentlyDeleted(cards).then((isDone) => isDone && setJustDeleted(cards));
    },
    /** Cards just deleted, while the message with the undo button is shown. */
    justDeleted,
    forgetDeleted: () => setJustDeleted([]),
    onDrag: (card: Card, event: DragEvent) => {
      const meant = marks.ids.has(card.id) ? marks.cards : [card];
      setDragged(meant);
      event.dataTransfer.setData(DRAGGED, String(meant.length));
      event.dataTransfer.effectAllowed = 'move';
    },
    /** `to`: the project id; null for the folder for designs without a project. */
    onDrop: (to: string | null) => move(dragged, to),
    /** Returns true if the key was handled. */
    onKey: (key: string, card: Card): boolean => {
      if (key === 'F2') onDialog({ kind: 'name', card });
      else if (key === 'Delete') askToDelete(marks.cards.length > 0 ? marks.cards : [card]);
      else return false;
      return true;
    },
  };
}
