/**
 * Format of the plan for its pane: the text has a constant size on screen, whatever the size of the pane, the
 * size of the concrete and the page zoom.
 */
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Format } from '@/drawing/plan/plan';

/** Format used until the pane is measured, or if the browser cannot measure it. */
const USUAL: Format = { aspect: 1.3, lines: 40 };
/** Height of a text line, screen pixels. */
const LINE = 13;
/** Number of text lines for the dimension chains around the concrete. */
const CHAINS = 6;
const FEWEST = 12;

export function usePaneFormat(pane: RefObject<Element | null>): Format {
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
