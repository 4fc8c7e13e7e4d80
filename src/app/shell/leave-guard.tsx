/** Asks before leaving a page with unsaved input. */
import { useBlocker } from 'react-router-dom';
import { dropUnsavedChanges, hasUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { lazyDialog } from '@/shared/ui/lazy';

const LeaveDialog = lazyDialog(async () => (await import('@/app/shell/leave-dialog')).LeaveDialog);

export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onLeave={() => {
        dropUnsavedChanges();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}
