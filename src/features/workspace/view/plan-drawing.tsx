/** The plan on screen; clicking a dimension edits it in place. */
import { type RefObject, useCallback, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/design/model/design-state';
import { type LoadKind, planInputOf } from '@/design/scene/drawn-design';
import { failureBodyOf } from '@/design/scene/failure-body';
import { resultOverlayOf, planLoadsOf } from '@/design/scene/result-overlay';
import { type RunResult } from '@/design/verdict/run-result';
import { type Format, planOf } from '@/drawing/plan/plan';
import type { Measure, Shape } from '@/drawing/plan/shapes';
import { DrawnShape } from '@/features/current-design/drawn-shapes/drawn-shape';
import { attributesOf } from '@/features/current-design/drawn-shapes/shape-styles';
import { useChosenAnchor } from '@/features/current-design/use-records';
import { DimensionEditor, type EditedDimension } from '@/features/workspace/view/dimension-editor';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { displayedGoverning, useRunStore } from '@/stores/run';
import { useWorkspaceView } from '@/stores/workspace-view';
import styles from '@/features/workspace/view/plan-drawing.module.css';

/** Step by which the pointer or an arrow key moves an anchor, mm. */
const STEP = 1;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

interface Place {
  no: number;
  x: number;
  y: number;
}

type MovedAnchor = Pick<
  ComponentProps<'circle'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown'
>;

/** Pixels per mm; `getScreenCTM` omits the page zoom in Firefox and WebKit. */
function scaleOf({ ownerSVGElement: drawing }: SVGElement): number {
  const [, , width, height] = (drawing?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const box = drawing?.getBoundingClientRect();
  return box ? Math.min(box.width / width, box.height / height) : 0;
}

function withPlace(design: Design, place: Place | null): Design {
  if (place === null) return design;
  const [a, b, c] = design.layout.customPoints.map((point, i) =>
    i === place.no - 1 ? { x: place.x, y: place.y } : point,
  );
  return { ...design, layout: { ...design.layout, customPoints: [a, b, c] } };
}

/** Moves an anchor with free coordinates by the pointer or the arrow keys. */
function useMovedAnchor(): { design: Design; movedBy: ((no: number) => MovedAnchor) | null } {
  const design = useDesignStore((state) => state.design);
  const [held, setHeld] = useState<Place | null>(null);
  // `to` may be ahead of the drawing: the pointer can be released before the next render.
  const grip = useRef<{ from: Place; to: Place | null; x: number; y: number; scale: number } | null>(null);

  const put = ({ no, x, y }: Place) =>
    changeDesign((draft) => {
      draft.layout.customPoints[no - 1] = { x, y };
    });
  const placeOf = (no: number): Place => ({ no, ...design.layout.customPoints[no - 1] });
  const letGo = (isKept: boolean) => {
    const to = grip.current?.to;
    grip.current = null;
    setHeld(null);
    if (isKept && to) put(to);
  };
  const movedBy = (no: number): MovedAnchor => ({
    onPointerDown: (event) => {
      // The scale at the start of the move is used, because the drawing's scale changes while the anchor
      // moves.
      const scale = scaleOf(event.currentTarget);
      if (event.button !== 0 || !(scale > 0)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { from: placeOf(no), to: null, x: event.clientX, y: event.clientY, scale };
    },
    onPointerMove: (event) => {
      const { current } = grip;
      if (current?.from.no !== no) return;
      const moved = (pixels: number) => Math.round(pixels / current.scale / STEP) * STEP;
      current.to = {
        no,
        x: current.from.x + moved(event.clientX - current.x),
        y: current.from.y - moved(event.clientY - current.y),
      };
      setHeld(current.to);
    },
    onPointerUp: () => letGo(true),
    onPointerCancel: () => letGo(false),
    onKeyDown: (event) => {
      const step = (KEYS as Partial<typeof KEYS>)[event.key];
      if (event.key === 'Escape') letGo(false);
      if (!step) return;
      event.preventDefault();
      const { x, y } = placeOf(no);
      put({ no, x: x + step[0], y: y + step[1] });
    },
  });
  const isFree = design.layout.group.endsWith('-0-0');
  return { design: withPlace(design, held), movedBy: isFree ? movedBy : null };
}

/** Format used until the pane is measured, or if the browser cannot measure it. */
const USUAL: Format = { aspect: 1.3, lines: 40 };
/** Height of a text line, screen pixels. */
const LINE = 13;
/** Number of text lines for the dimension chains around the concrete. */
const CHAINS = 6;
const FEWEST = 12;

/** Keeps the text at a constant size on screen, whatever the sizes of pane and concrete and the page zoom. */
function usePaneFormat(pane: RefObject<Element | null>): Format {
  const [format, setFormat] = useState(USUAL);
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const lines = Math.max(FEWEST, height / LINE - CHAINS);
      const columns = Math.max(FEWEST, width / LINE - CHAINS);
      setFormat({ aspect: columns / lines, lines });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);
  return format;
}

interface FreeAnchorProps {
  shape: Extract<Shape, { kind: 'circle' }>;
  no: number;
  moved: MovedAnchor;
}

function FreeAnchor({ shape, no, moved }: FreeAnchorProps) {
  const { t } = useTranslation('viewer');
  return (
    <circle
      {...attributesOf(shape)}
      className={styles.free}
      cx={shape.at[0]}
      cy={-shape.at[1]}
      r={shape.radius}
      role="button"
      tabIndex={0}
      aria-label={t('moveAnchor', { no })}
      {...moved}
    >
      <title>{t('moveAnchor', { no })}</title>
    </circle>
  );
}

export function PlanDrawing({ result, loadKind }: { result: RunResult | null; loadKind: LoadKind }) {
  const { t } = useTranslation('design');
  const { design, movedBy } = useMovedAnchor();
  const governing = useRunStore(displayedGoverning);
  const { data: anchor } = useChosenAnchor();
  const mode = useWorkspaceView((view) => view.mode);
  const frame = useRef<HTMLDivElement>(null);
  const format = usePaneFormat(frame);
  const [edited, setEdited] = useState<EditedDimension | null>(null);
  const onClose = useCallback(() => setEdited(null), []);
  const body = result && mode ? failureBodyOf(result.answer, mode) : null;
  const loaded = result && governing ? { ...design, loads: governing.design.loads } : design;
  const { shapes, left, right, bottom, top, size } = planOf(
    {
      ...planInputOf(design, anchor),
      loads: planLoadsOf(loaded, loadKind),
      ...(result ? { found: resultOverlayOf(design, result, body) } : {}),
    },
    format,
  );
  const view = [left, -top, right - left, top - bottom];
  const edit = (measure: Measure, figure: Element) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const { left: x, top: y, width, height } = figure.getBoundingClientRect();
    const at = { x: x + width / 2 - box.left, y: y + height / 2 - box.top };
    setEdited({ measure, at });
  };
  return (
    <div ref={frame} style={{ position: 'absolute', inset: 0 }}>
      <svg
        width="100%"
        height="100%"
        style={{ display: 'block' }}
        viewBox={view.join(' ')}
        role="group"
        aria-label={t('layout.plan')}
      >
        {shapes.map((shape, index) => {
          if (movedBy && shape.kind === 'circle' && shape.anchor !== undefined) {
            const no = shape.anchor;
            return <FreeAnchor key={`anchor-${no}`} shape={shape} no={no} moved={movedBy(no)} />;
          }
          const measure = shape.kind === 'dimension' ? shape.measure : null;
          const onPick = measure ? (text: Element) => edit(measure, text) : undefined;
          return <DrawnShape key={index} shape={shape} size={size} onPick={onPick} />;
        })}
      </svg>
      {edited && <DimensionEditor key={JSON.stringify(edited)} {...edited} onClose={onClose} />}
    </div>
  );
}
