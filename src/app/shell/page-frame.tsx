/** Margin around the pages that are made of cards; the workspace fills its area to the edge. */
import { Outlet } from 'react-router-dom';

export function PageFrame() {
  return (
    <div style={{ padding: 16 }}>
      <Outlet />
    </div>
  );
}
