/** Moves an anchor in a group with free coordinates: with the pointer or with the arrow keys. */
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Design } from '@/design/model/design-state';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';

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

/** Event handlers for an anchor's circle. */
export interface MovedAnchor {
  onPointerDown: (event: PointerEvent<SVGElement>) => void;
  onPointerMove: (event: PointerEvent<SVGElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onKeyDown: (event: KeyboardEvent<SVGElement>) => void;
}

/**
 * Pixels per mm, calculated without `getScreenCTM`, because that function omits the page zoom in Firefox and
 * WebKit.
 */
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

/**
 * Returns the design, with an anchor that is being moved at its current position, and event handlers for the
 * anchors; releasing an anchor makes one undo step. The handlers are null if the group has no free
 * coordinates.
 */
export function useMovedAnchor(): { design: Design; movedBy: ((no: number) => MovedAnchor) | null } {
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
