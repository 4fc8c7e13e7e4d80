/** Cards in rows of equal height; only visible rows are rendered. */
import { WarningOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, memo, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/design/saved-designs/entry';
import type { CardState } from '@/features/designs/calculation/card-state';
import { SummaryLine } from '@/features/designs/page/summary-line';
import { useVisibleRows } from '@/shared/hooks/use-visible-rows';
import styles from '@/features/designs/page/cards.module.css';

interface CardActions {
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

const DesignCard = memo(function DesignCard(props: DesignCardProps) {
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

/** Row height in px, including the gap to the next row. */
const ROW = 310;
const GAP = 12;
const NARROWEST = 250;
const PADDING = 32;
const BEFORE_MEASURED = 5;

interface CardGridProps extends CardActions {
  cards: readonly Card[];
  stateOf: (card: Card) => CardState | null;
  projectOf: (card: Card) => string;
  marked: ReadonlySet<string>;
  /** Id of the card whose menu is open. */
  menuOf: string | null;
  menu: (card: Card) => ReactNode;
  /** Handles the keys that neither open a card nor move the focus. Returns true if the key was handled. */
  onKey: (key: string, card: Card) => boolean;
}

function useColumns(box: { current: HTMLDivElement | null }): number {
  const [columns, setColumns] = useState(BEFORE_MEASURED);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() => {
      const width = element.clientWidth - PADDING;
      if (width > 0) setColumns(Math.max(1, Math.floor((width + GAP) / (NARROWEST + GAP))));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return columns;
}

/** Number of cards by which each key moves the focus, given the number of columns. */
const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  PageDown: (columns) => 2 * columns,
  PageUp: (columns) => -2 * columns,
  Home: () => -Infinity,
  End: () => Infinity,
};

export function CardGrid(props: CardGridProps) {
  const { cards, stateOf, projectOf, marked, menuOf, menu, onKey, ...actions } = props;
  const { t } = useTranslation('designs');
  const measured = useRef<HTMLDivElement>(null);
  const columns = useColumns(measured);
  const rows = Math.ceil(cards.length / columns);
  const { ref, onScroll, first, last } = useVisibleRows(rows, ROW);
  const [current, setCurrent] = useState(0);
  const isWanted = useRef(false);
  const at = Math.min(current, Math.max(0, cards.length - 1));

  // The card that is to receive the focus may not be rendered yet, so this is tried after every render.
  useEffect(() => {
    if (!isWanted.current) return;
    const card = ref.current?.querySelector<HTMLElement>(`[data-card="${cards[at]?.id}"]`);
    if (!card) return;
    isWanted.current = false;
    card.focus({ preventScroll: true });
  });

  const goTo = (index: number) => {
    const box = ref.current;
    if (box === null) return;
    const top = Math.floor(index / columns) * ROW;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + ROW > box.scrollTop + box.clientHeight) box.scrollTop = top + ROW - box.clientHeight;
    isWanted.current = true;
    setCurrent(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).dataset.card;
    const index = cards.findIndex((card) => card.id === id);
    if (index < 0) return;
    const step = STEPS[event.key];
    if (step) goTo(Math.min(cards.length - 1, Math.max(0, index + step(columns))));
    else if (!onKey(event.key, cards[index])) return;
    event.preventDefault();
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const card = (target as HTMLElement).closest('[data-testid="design-card"]')?.querySelector('button');
    const index = cards.findIndex(({ id }) => id === card?.dataset.card);
    if (index >= 0) setCurrent(index);
  };

  return (
    <div
      ref={(element) => {
        ref.current = element;
        measured.current = element;
      }}
      className={styles.box}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      role="group"
      aria-label={t('list', { count: cards.length })}
      data-testid="designs"
    >
      <div style={{ height: first * ROW }} />
      {Array.from({ length: last - first }, (_, row) => first + row).map((row) => (
        <div
          key={row}
          className={styles.row}
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, height: ROW }}
        >
          {cards.slice(row * columns, (row + 1) * columns).map((card, column) => (
            <DesignCard
              key={card.id}
              {...actions}
              card={card}
              state={stateOf(card)}
              project={projectOf(card)}
              isMarked={marked.has(card.id)}
              isCurrent={row * columns + column === at}
              menu={menuOf === card.id ? menu(card) : null}
            />
          ))}
        </div>
      ))}
      <div style={{ height: (rows - last) * ROW }} />
    </div>
  );
}
