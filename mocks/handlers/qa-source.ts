/**
 * Source of the QA scenario in the running app: the address at page load, then the session storage of the
 * tab.
 */
import { parseScenario, type QaScenario } from './qa-scenario';

const KEY = 'qa';
const PANEL_KEY = 'qa-panel';

/**
 * Takes `?qa=...` into session storage and returns a reader. The reader looks again each time, so that a test
 * can change the scenario while the page is open; what was there at page load holds on when the app empties
 * its storage.
 */
export function readScenario(search: string, storage: Storage = window.sessionStorage): () => QaScenario {
  const fromAddress = new URLSearchParams(search).get(KEY);
  // Without a value it asks for the panel, and leaves the switches.
  if (fromAddress) storage.setItem(KEY, fromAddress);
  let text = storage.getItem(KEY) ?? '';
  let scenario = parseScenario(text);
  return () => {
    const current = storage.getItem(KEY) ?? text;
    if (current !== text) {
      text = current;
      scenario = parseScenario(text);
    }
    return scenario;
  };
}

/** The switches as the panel reads and writes them. */
export const switchStore = (storage: Storage = window.sessionStorage) => ({
  read: () => storage.getItem(KEY) ?? '',
  write: (text: string) => storage.setItem(KEY, text),
});

/** `?qa` without a value opens the panel, and it comes back with the page until it is closed. */
export function isPanelWanted(search: string, storage: Storage = window.sessionStorage): boolean {
  if (new URLSearchParams(search).get(KEY) === '') storage.setItem(PANEL_KEY, 'open');
  return storage.getItem(PANEL_KEY) !== null;
}

export const forgetPanel = (storage: Storage = window.sessionStorage): void => storage.removeItem(PANEL_KEY);
