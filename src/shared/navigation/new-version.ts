/** A new version of the app on the server, whose files are other ones than those that this page asks for. */

const ENTRY = 'script[type="module"][src]';

/** Whether a part of the app could not be loaded. */
export const isLostPart = (cause: unknown): boolean =>
  cause instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(cause.message);

/** Whether the start page on the server names another version than the one that runs here. */
export async function isNewVersion(): Promise<boolean> {
  const running = document.querySelector(ENTRY)?.getAttribute('src');
  if (!running) return false;
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    const page = await answer.text();
    return answer.ok && /<script[^>]+type="module"/.test(page) && !page.includes(running);
  } catch {
    // Without a connection nothing is known of it.
    return false;
  }
}

let load = () => window.location.reload();

/** Loads the page anew, with the files of the new version. */
export const loadNewVersion = (): void => load();

/** What has to be done before: what was typed is not to be lost. */
export function beforeNewVersion(work: () => void): void {
  load = () => {
    work();
    window.location.reload();
  };
}
