/** Returns the visible rows of a scrolling box, and a few above and below. All rows have one height. */
import { useEffect, useRef, useState } from 'react';

const SPARE = 6;
const BEFORE_MEASURED = 600;

export function useVisibleRows(count: number, rowHeight: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(BEFORE_MEASURED);
  const [top, setTop] = useState(0);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() => setHeight(box.clientHeight || BEFORE_MEASURED));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const seen = Math.ceil(height / rowHeight) + 2 * SPARE;
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight) - SPARE, count - seen));
  return {
    ref,
    // Rounds to whole rows, so that scrolling by single pixels does not re-render the table.
    onScroll: () => setTop(Math.floor((ref.current?.scrollTop ?? 0) / rowHeight) * rowHeight),
    first,
    last: Math.min(count, first + seen),
  };
}
