/** Box in unzoomed pixels on the zoomed page, for components that use pointer positions (cropper, 3D). */
import type { CSSProperties, ReactNode } from 'react';

/** Attribute that marks a box in unzoomed pixels. */
export const REAL_PIXELS = 'data-real-pixels';

const STYLE: CSSProperties = { width: '100%', height: '100%', zoom: 'calc(1 / var(--zoom, 1))' };

export function CounterZoom({ children }: { children: ReactNode }) {
  return (
    <div style={STYLE} {...{ [REAL_PIXELS]: true }}>
      {children}
    </div>
  );
}
