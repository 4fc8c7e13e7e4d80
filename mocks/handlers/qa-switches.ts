/** Source of the QA scenario in the running app: the URL at page load, then the tab's session storage. */
import { parseScenario, type QaScenario } from './qa-scenario';

const KEY = 'qa';
const PANEL_KEY = 'qa-panel';

/**
 * Stores `?qa=...` in the session storage and returns a function that reads the scenario. This function
 * reads the storage at each call, so that a test can change the scenario while the page is open. If the app
 * clears its storage, the last scenario read remains active.
 */
export function readScenario(search: string, storage: Storage = window.sessionStorage): () => QaScenario {
  const fromAddress = new URLSearchParams(search).get(KEY);
  // `?qa` without a value opens the QA switch panel and does not change the switches.
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

export const switchStore = (storage: Storage = window.sessionStorage) => ({
  read: () => storage.getItem(KEY) ?? '',
  write: (text: string) => storage.setItem(KEY, text),
});

/** True if the panel must be open: from `?qa` without a value until the user closes it. */
export function isPanelWanted(search: string, storage: Storage = window.sessionStorage): boolean {
  if (new URLSearchParams(search).get(KEY) === '') storage.setItem(PANEL_KEY, 'open');
  return storage.getItem(PANEL_KEY) !== null;
}

export const forgetPanel = (storage: Storage = window.sessionStorage): void => storage.removeItem(PANEL_KEY);
