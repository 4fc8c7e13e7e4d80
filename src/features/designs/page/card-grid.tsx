/** Cards in rows of equal height; only visible rows are rendered. */
import { WarningOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { useEffect, useRef, useState, type KeyboardEvent, memo, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/design/saved-designs/saved-design';
import { cardState, type CardState, type Current } from '@/features/designs/calculation/use-current-cards';
import { openDialog, projectOf } from '@/features/designs/designs-state';
import { CardMenu } from '@/features/designs/page/card-menu';
import { DRAGGED } from '@/features/designs/page/folders';
import { SummaryLine } from '@/features/designs/page/summary-line';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import { useVisibleRows } from '@/shared/hooks/use-visible-rows';
import { mark, useDesignsView } from '@/stores/saved-designs/designs-view';
import { printInput } from '@/text/wording/values';
import styles from '@/features/designs/page/cards.module.css';

interface DesignCardProps {
  card: Card;
  state: CardState | null;
  /** Embedment depth of its anchor, mm; undefined if the anchor was not read. */
  embedment: number | undefined;
  project: string;
  isMarked: boolean;
  /** True for the only card whose controls are in the tab order. */
  isCurrent: boolean;
  isMenuOpen: boolean;
  onOpen: (card: Card) => void;
  /** Called with null to close the open menu. */
  onMenu: (id: string | null) => void;
}

/** Returns the loads that are not zero, such as `Nz 13.5 · Vx 4.2 kN · My 2.7 kNm`. */
function loadText({ load }: Card): string {
  const partsOf = (unit: string) => {
    const names = SHOWN_LOADS.filter((name) => unitOf(LOADS[name]) === unit && load?.[name]);
    const texts = names.map((name) => `${name} ${printInput(Number(load?.[name].toFixed(3)))}`);
    return texts.length === 0 ? [] : [`${texts.join(' · ')} ${unit}`];
  };
  return [...partsOf('kN'), ...partsOf('kNm')].join(' · ');
}

/** Drags the card, or all selected cards if it is one of them. */
function startDrag({ id }: Card, { dataTransfer }: DragEvent): void {
  const { marked } = useDesignsView.getState();
  dataTransfer.setData(DRAGGED, (marked.has(id) ? [...marked] : [id]).join(' '));
  dataTransfer.effectAllowed = 'move';
}

const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const DesignCard = memo(function DesignCard(props: DesignCardProps) {
  const { card, state, embedment, project, isMarked, isCurrent, isMenuOpen, onOpen, onMenu } = props;
  const { t } = useTranslation('designs');
  const name = card.name || t('unnamed');
  const place = [card.point, project].filter(Boolean).join(' · ');
  const depth = embedment === undefined ? '' : `h_ef ${printInput(embedment)}`;
  const anchor = [card.anchor?.name ?? t('card.noAnchor'), depth].filter(Boolean).join(' · ');
  const { nodes = 0, rows = 0 } = card.list ?? {};
  const list = [
    nodes > 0 ? t('card.nodes', { count: nodes }) : '',
    rows > 0 ? t('card.rows', { count: rows }) : '',
  ];
  const load = [...list, loadText(card)].filter(Boolean).join(' · ');
  return (
    <div
      className={`${styles.card} ${isMarked ? styles.marked : ''}`}
      draggable
      onDragStart={(event) => startDrag(card, event)}
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
        <span className={`clipped ${styles.name}`} title={name}>
          {name}
        </span>
        {[place, anchor, load].map((text, index) => (
          <span key={index} className={`clipped ${styles.line}`} title={text}>
            {text}
          </span>
        ))}
        <SummaryLine summary={card.kind === 'template' ? null : card.summary} />
        <span className={`clipped ${styles.state}`}>
          {card.before && <strong>{t('state.turned')}</strong>}
          {card.before === null && state !== null && (
            <>
              <WarningOutlined aria-hidden /> {t(`state.${state}`)}
            </>
          )}
        </span>
        <span
          className={`clipped ${styles.line}`}
        >{`${card.standard} · ${dayjs(card.changed).format('YYYY-MM-DD HH:mm')}`}</span>
      </button>
      <input
        type="checkbox"
        className={styles.mark}
        tabIndex={isCurrent ? 0 : -1}
        checked={isMarked}
        aria-label={t('card.mark', { name })}
        onChange={(event) => mark(card.id, event.target.checked)}
      />
      {isMenuOpen ? (
        <CardMenu card={card} onClose={() => onMenu(null)} />
      ) : (
        <button
          type="button"
          className={styles.more}
          tabIndex={isCurrent ? 0 : -1}
          aria-haspopup="menu"
          aria-label={t('card.menu', { name })}
          onClick={() => onMenu(card.id)}
        />
      )}
    </div>
  );
});

/** Row height in px, including the gap to the next row. */
const ROW = 330;
const GAP = 12;
const NARROWEST = 250;
const PADDING = 32;
const BEFORE_MEASURED = 5;

interface CardGridProps {
  cards: readonly Card[];
  current: Current;
  onOpen: (card: Card) => void;
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

/** Opens the dialog of a key that neither opens a card nor moves the focus; returns true if there is one. */
function openDialogOf(key: string, card: Card, cards: readonly Card[]): boolean {
  const { marked } = useDesignsView.getState();
  if (key === 'F2') openDialog({ kind: 'rename', card });
  else if (key === 'Delete')
    openDialog({
      kind: 'delete',
      cards: marked.size > 0 ? cards.filter(({ id }) => marked.has(id)) : [card],
    });
  else return false;
  return true;
}

export function CardGrid({ cards, current, onOpen }: CardGridProps) {
  const { t } = useTranslation('designs');
  const { folder, marked } = useDesignsView();
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const measured = useRef<HTMLDivElement>(null);
  const columns = useColumns(measured);
  const rows = Math.ceil(cards.length / columns);
  const { ref, onScroll, first, last } = useVisibleRows(rows, ROW);
  const [focused, setFocused] = useState(0);
  const isWanted = useRef(false);
  const at = Math.min(focused, Math.max(0, cards.length - 1));

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
    setFocused(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).dataset.card;
    const index = cards.findIndex((card) => card.id === id);
    if (index < 0) return;
    const step = STEPS[event.key];
    if (step) goTo(Math.min(cards.length - 1, Math.max(0, index + step(columns))));
    else if (!openDialogOf(event.key, cards[index], cards)) return;
    event.preventDefault();
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const card = (target as HTMLElement).closest('[data-testid="design-card"]')?.querySelector('button');
    const index = cards.findIndex(({ id }) => id === card?.dataset.card);
    if (index >= 0) setFocused(index);
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
              card={card}
              state={cardState(card, current)}
              embedment={current.anchorOf(card)?.embedment}
              project={folder.kind === 'project' ? '' : (projectOf(card)?.name ?? '')}
              isMarked={marked.has(card.id)}
              isCurrent={row * columns + column === at}
              isMenuOpen={menuOf === card.id}
              onOpen={onOpen}
              onMenu={setMenuOf}
            />
          ))}
        </div>
      ))}
      <div style={{ height: (rows - last) * ROW }} />
    </div>
  );
}
