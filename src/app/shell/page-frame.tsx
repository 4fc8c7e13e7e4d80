/** Margin around pages with cards; the workspace has no margin. */
import { Outlet } from 'react-router-dom';

export function PageFrame() {
  return (
    <div style={{ padding: 16 }}>
      <Outlet />
    </div>
  );
}
