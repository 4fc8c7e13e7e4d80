/** Cards in rows of equal height; only visible rows are rendered. */
import { WarningOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import {
  memo,
  startTransition,
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Summary, Card } from '@/design/saved-designs/saved-design';
import { rowKeyOf } from '@/design/verdict/check-status';
import { VERDICT_ICONS } from '@/features/current-design/verdict-mark';
import { cardState, type CardState, type Current } from '@/features/designs/calculation/use-current-cards';
import { openDialog, projectOf } from '@/features/designs/designs-state';
import { CardMenu } from '@/features/designs/page/card-menu';
import { DRAGGED } from '@/features/designs/page/folders';
import { useDesignActions } from '@/features/designs/saved-designs/use-design-actions';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import { useVisibleRows } from '@/shared/hooks/use-visible-rows';
import { mark, useDesignsView } from '@/stores/saved-designs/designs-view';
import { utilisationText, printInput } from '@/text/wording/values';
import words from '@/features/current-design/verdict.module.css';
import styles from '@/features/designs/page/cards.module.css';

/** A verdict in two lines: icon and text, then utilisation and governing check. */
export function SummaryLine({ summary }: { summary: Summary | null }) {
  const { t } = useTranslation(['results', 'loadList']);
  if (summary === null) return <span className={styles.verdict}>–</span>;
  const { word, governing, stale } = summary;
  const mode = governing === null ? '' : t(`loadList:modes.${rowKeyOf(governing)}`);
  // Utilisation as text: "unbounded" if no resistance is left; empty if no check governs.
  const share =
    governing === null ? '' : utilisationText(governing.utilisation, true, () => t('results:unbounded'));
  return (
    <span className={`${styles.verdict} ${stale ? styles.stale : ''}`} data-verdict={word}>
      <span className={`clipped ${styles.word} ${words.coloured}`}>
        {VERDICT_ICONS[word]} {t(`results:verdict.words.${word}`)}
      </span>
      <span className="clipped" title={mode}>
        {[share, mode].filter(Boolean).join(' ')}
      </span>
    </span>
  );
}

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
  const { card, state, embedment, project, isMarked, isCurrent, isMenuOpen, onMenu } = props;
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
      >
        {card.picture === '' ? (
          <span className={styles.picture} />
        ) : (
          <img
            className={styles.picture}
            src={pictureOf(card.picture)}
            alt=""
            decoding="async"
            draggable={false}
          />
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

/** Columns for the width of the grid, px. */
const columnsIn = (width: number): number =>
  width > PADDING ? Math.max(1, Math.floor((width - PADDING + GAP) / (NARROWEST + GAP))) : BEFORE_MEASURED;

export function CardGrid({ cards, current }: { cards: readonly Card[]; current: Current }) {
  const { t } = useTranslation('designs');
  const { open } = useDesignActions();
  const { folder, marked } = useDesignsView();
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const { ref, onScroll, width, visible } = useVisibleRows(ROW);
  const columns = columnsIn(width);
  const rows = Math.ceil(cards.length / columns);
  const { first, last } = visible(rows);
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
  const indexOf = (button: Element | null | undefined) =>
    cards.findIndex(({ id }) => id === (button as HTMLElement | null | undefined)?.dataset.card);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOf(event.target as Element);
    if (index < 0) return;
    const step = STEPS[event.key];
    if (step) goTo(Math.min(cards.length - 1, Math.max(0, index + step(columns))));
    else if (!openDialogOf(event.key, cards[index], cards)) return;
    event.preventDefault();
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const card = (target as Element).closest('[data-testid="design-card"]');
    const index = indexOf(card?.querySelector('button'));
    if (index >= 0) setFocused(index);
  };
  // Handled here, because a new handler at each render would render all memoised cards again.
  const onClick = ({ target }: { target: EventTarget }) => {
    const index = indexOf((target as Element).closest('button'));
    if (index >= 0) void open(cards[index]);
  };

  return (
    <div
      ref={ref}
      className={styles.box}
      // Renders new rows in small steps between frames: the spare rows leave enough time.
      onScroll={() => startTransition(onScroll)}
      onClick={onClick}
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
              onMenu={setMenuOf}
            />
          ))}
        </div>
      ))}
      <div style={{ height: (rows - last) * ROW }} />
    </div>
  );
}
