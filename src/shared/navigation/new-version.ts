/** A new version of the app on the server, with files other than those that this page requests. */

const ENTRY = 'script[type="module"][src]';

/** True for the error of a chunk that could not be loaded. */
export const isLostPart = (cause: unknown): boolean =>
  cause instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(cause.message);

/** True if the start page on the server names another version than the running one. */
export async function isNewVersion(): Promise<boolean> {
  const running = document.querySelector(ENTRY)?.getAttribute('src');
  if (!running) return false;
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    const page = await answer.text();
    return answer.ok && /<script[^>]+type="module"/.test(page) && !page.includes(running);
  } catch {
    // Without a connection this is unknown.
    return false;
  }
}

function createVersionLoader() {
  let work = (): void => undefined;
  return {
    /** Reloads the page with the files of the new version. */
    loadNewVersion: (): void => {
      work();
      window.location.reload();
    },
    /** Sets work that is done before the new version loads, so that typed input is not lost. */
    beforeNewVersion: (next: () => void): void => {
      work = next;
    },
  };
}

export const { loadNewVersion, beforeNewVersion } = createVersionLoader();
