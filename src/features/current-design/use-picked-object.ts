/** Calls `onPicked` with the object clicked in the 3D view. */
import { useWindowEvent } from '@/shared/hooks/use-window-event';
import { readPicked, type Picked } from '@/viewer/outgoing-messages';

export function usePickedObject(onPicked: (what: Picked) => void): void {
  useWindowEvent('message', (event) => {
    const message = readPicked(event, window.location.origin);
    if (message) onPicked(message.what);
  });
}
