/** Margin around pages with cards; the workspace fills its area completely. */
import { Outlet } from 'react-router-dom';

export function PageFrame() {
  return (
    <div style={{ padding: 16 }}>
      <Outlet />
    </div>
  );
}
