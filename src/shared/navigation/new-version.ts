/** Detects and loads a new version of the app, after which the server lacks files that this page requests. */

import { createContext } from 'react';

/** Identifies the current attempt to show an area; changes when the user tries again after a failure. */
export const AttemptContext = createContext<object>({});

const ENTRY = 'script[type="module"][src]';

/** True if the error means that a chunk could not be loaded. */
export const isLostPart = (cause: unknown): boolean =>
  cause instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(cause.message);

/** True if the start page on the server loads a different entry script from this page. */
export async function isNewVersion(): Promise<boolean> {
  const running = document.querySelector(ENTRY)?.getAttribute('src');
  if (!running) return false;
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    const page = await answer.text();
    return answer.ok && /<script[^<>]+type="module"/.test(page) && !page.includes(running);
  } catch {
    // Without a connection it is unknown whether there is a new version.
    return false;
  }
}

const loader = { before: (): void => undefined };

/** Sets the function that runs before the new version is loaded, so that typed input is not lost. */
export function beforeNewVersion(run: () => void): void {
  loader.before = run;
}

export function loadNewVersion(): void {
  loader.before();
  window.location.reload();
}
