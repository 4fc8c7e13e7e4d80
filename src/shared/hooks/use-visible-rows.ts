/** Returns the visible rows of a scrolling box, and a few above and below. All rows have one height. */
import { useEffect, useRef, useState } from 'react';

const SPARE = 6;
const BEFORE_MEASURED = 600;

export function useVisibleRows(rowHeight: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [{ height, width }, setSize] = useState({ height: BEFORE_MEASURED, width: 0 });
  const [top, setTop] = useState(0);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const watch = new ResizeObserver(() =>
      setSize({ height: box.clientHeight || BEFORE_MEASURED, width: box.clientWidth }),
    );
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const seen = Math.ceil(height / rowHeight) + 2 * SPARE;
  return {
    ref,
    /** Width of the box in px; 0 before it is measured. */
    width,
    // Rounds to whole rows, so that scrolling by single pixels does not re-render the table.
    onScroll: () => setTop(Math.floor((ref.current?.scrollTop ?? 0) / rowHeight) * rowHeight),
    /** Returns the visible ones of `count` rows. */
    visible: (count: number) => {
      const first = Math.max(0, Math.min(Math.floor(top / rowHeight) - SPARE, count - seen));
      return { first, last: Math.min(count, first + seen) };
    },
  };
}
