/** A design as a card: drawing, description, verdict. */
import { WarningOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { memo, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/design/saved-designs/entry';
import type { CardState } from '@/features/designs/calculation/card-state';
import { SummaryLine } from '@/features/designs/page/summary-line';
import styles from '@/features/designs/page/cards.module.css';

export interface CardActions {
  onOpen: (card: Card) => void;
  onMark: (card: Card, isMarked: boolean) => void;
  /** Called with null to close the open menu. */
  onMenu: (card: Card | null) => void;
  onDrag: (card: Card, event: DragEvent) => void;
}

interface DesignCardProps extends CardActions {
  card: Card;
  state: CardState | null;
  project: string;
  isMarked: boolean;
  /** True for the only card whose controls are in the tab order. */
  isCurrent: boolean;
  /** The open menu, which replaces the menu button; null while the menu is closed. */
  menu: ReactNode;
}

const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const DesignCard = memo(function DesignCard(props: DesignCardProps) {
  const { card, state, project, isMarked, isCurrent, menu, onOpen, onMark, onMenu, onDrag } = props;
  const { t } = useTranslation('designs');
  const name = card.name || t('unnamed');
  return (
    <div
      className={`${styles.card} ${isMarked ? styles.marked : ''}`}
      draggable
      onDragStart={(event) => onDrag(card, event)}
      data-testid="design-card"
    >
      <button
        type="button"
        className={styles.open}
        tabIndex={isCurrent ? 0 : -1}
        data-card={card.id}
        aria-label={t('card.open', { name })}
        onClick={() => onOpen(card)}
      >
        {card.picture === '' ? (
          <span className={styles.picture} />
        ) : (
          <img className={styles.picture} src={pictureOf(card.picture)} alt="" draggable={false} />
        )}
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.line} title={[card.point, project].filter(Boolean).join(' · ')}>
          {[card.point, project].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.line} title={card.anchor?.name}>
          {card.anchor?.name ?? t('card.noAnchor')}
        </span>
        <SummaryLine summary={card.kind === 'template' ? null : card.summary} />
        <span className={styles.state}>
          {card.before && <strong>{t('state.turned')}</strong>}
          {card.before === null && state !== null && (
            <>
              <WarningOutlined aria-hidden /> {t(`state.${state}`)}
            </>
          )}
        </span>
        <span
          className={styles.line}
        >{`${card.standard} · ${dayjs(card.changed).format('YYYY-MM-DD HH:mm')}`}</span>
      </button>
      <input
        type="checkbox"
        className={styles.mark}
        tabIndex={isCurrent ? 0 : -1}
        checked={isMarked}
        aria-label={t('card.mark', { name })}
        onChange={(event) => onMark(card, event.target.checked)}
      />
      {menu ?? (
        <button
          type="button"
          className={styles.more}
          tabIndex={isCurrent ? 0 : -1}
          aria-haspopup="menu"
          aria-label={t('card.menu', { name })}
          onClick={() => onMenu(card)}
        />
      )}
    </div>
  );
});
