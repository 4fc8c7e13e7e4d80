/** Makes the browser's Back button close the view over the drawing instead of leaving the workspace. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showPane, useWorkspaceView } from '@/stores/workspace-view';

export function usePaneHistory(): void {
  const isOpen = useWorkspaceView(({ middle }) => middle !== 'drawing');
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const hasEntry = (location.state as { pane?: boolean } | null)?.pane === true;
  const wasOpen = useRef(isOpen);
  const follow = useEffectEvent(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isOpen && !hasEntry) void navigate({ pathname, search, hash }, { state: { pane: true } });
    else if (isClosed && hasEntry) void navigate(-1);
  });
  const back = useEffectEvent((had: boolean) => {
    if (had && !hasEntry && isOpen) {
      wasOpen.current = false;
      showPane('drawing');
    }
  });
  useEffect(() => follow(), [isOpen]);
  const had = useRef(hasEntry);
  useEffect(() => {
    back(had.current);
    had.current = hasEntry;
  }, [hasEntry]);
}
