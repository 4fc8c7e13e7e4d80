/** Notifies subscribers of changes to saved designs, in this tab and in others. */

const CHANNEL = 'anchor-designer-shelf';

const listeners = new Set<() => void>();

const channel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;

export function notifySavedDesignsChanged(): void {
  listeners.forEach((listener) => listener());
  const others = channel();
  others?.postMessage('changed');
  others?.close();
}

/** Subscribes a listener; returns the unsubscribe function. */
export function onSavedDesignsChanged(listener: () => void): () => void {
  const others = channel();
  listeners.add(listener);
  others?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    others?.close();
  };
}
