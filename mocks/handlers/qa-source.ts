/** Where the running app finds its QA scenario: the address at page load, then this tab's session storage. */
import { parseScenario, type QaScenario } from './qa-scenario';

const KEY = 'qa';

/**
 * Takes `?qa=...` into session storage and returns a reader. The reader looks again each time, so that a test
 * can change the scenario while the page is open; what was there at page load holds on when the app empties
 * its storage.
 */
export function readScenario(search: string, storage: Storage = window.sessionStorage): () => QaScenario {
  const fromAddress = new URLSearchParams(search).get(KEY);
  if (fromAddress !== null) storage.setItem(KEY, fromAddress);
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
