/**
 * A box in real pixels within the zoomed page, for what computes with the pointer: picture cropper, 3D
 * canvas.
 */
import type { CSSProperties, ReactNode } from 'react';

/** Marks the box. */
export const REAL_PIXELS = 'data-real-pixels';

const STYLE: CSSProperties = { width: '100%', height: '100%', zoom: 'calc(1 / var(--zoom, 1))' };

export function CounterZoom({ children }: { children: ReactNode }) {
  return (
    <div style={STYLE} {...{ [REAL_PIXELS]: true }}>
      {children}
    </div>
  );
}
