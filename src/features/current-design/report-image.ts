/** Images of the 3D view, requested by window message: one for local storage, a larger one for the report. */
import { removeItem, writeItem } from '@/stores/local-storage';
import type { Caption, SceneMessage } from '@/viewer/message';
import { readScreenshot } from '@/viewer/outgoing-messages';

export const PICTURE_KEY = 'anchor_screen_shot';
/** Maximum time to wait for the answer to a request, ms; longer than a software renderer needs. */
const PATIENCE = 4000;
/** A view that receives another scene before rendering the first one does not answer. */
const ATTEMPTS = 2;

/** Scene of the calculated loads, which the report prints, or of the loads on screen. */
type Subject = 'calculated' | 'shown';

/** Functions that read the scenes of mounted views; the function added last is used. */
const views = new Set<(subject: Subject) => SceneMessage>();

/** Offers the scenes while the view is mounted. Returns the function that withdraws them. */
export function offerScene(read: (subject: Subject) => SceneMessage): () => void {
  views.add(read);
  return () => void views.delete(read);
}

const currentScene = (subject: Subject): SceneMessage | null => [...views].at(-1)?.(subject) ?? null;

function answered(): Promise<string | null> {
  return new Promise((resolve) => {
    const finish = (picture: string | null) => {
      window.removeEventListener('message', listen);
      clearTimeout(timer);
      resolve(picture);
    };
    const listen = (event: MessageEvent<unknown>) => {
      const message = readScreenshot(event, window.location.origin);
      if (message) finish(message.dataUrl);
    };
    const timer = setTimeout(() => finish(null), PATIENCE);
    window.addEventListener('message', listen);
  });
}

async function requested(subject: Subject, wish: Partial<SceneMessage>): Promise<string | null> {
  let picture: string | null = null;
  for (let attempt = 0; attempt < ATTEMPTS && picture === null; attempt += 1) {
    const scene = currentScene(subject);
    if (!scene) return null;
    const answer = answered();
    window.postMessage({ ...scene, ...wish, screenshot: true }, window.location.origin);
    picture = await answer;
  }
  return picture;
}

/** Sends one request at a time, because the view's answer does not say which request it answers. */
function oneAfterTheOther(): typeof requested {
  let last: Promise<unknown> = Promise.resolve();
  return (subject, wish) => {
    const picture = last.then(() => requested(subject, wish));
    last = picture;
    return picture;
  };
}

const captured = oneAfterTheOther();

/** Removes the stored image, which would otherwise be taken for the image of the next design. */
export const removeImage = (): void => removeItem(PICTURE_KEY);

/** Stores a PNG of 1000 x 520 px unless the design changes in the meantime; true if it is stored. */
export async function cacheImage(changed: AbortSignal): Promise<boolean> {
  removeImage();
  const dataUrl = await captured('shown', {});
  if (dataUrl === null || changed.aborted) return false;
  writeItem(PICTURE_KEY, dataUrl);
  return true;
}

/** Returns a PNG at twice that size, captioned in the report's language; null if no view answers. */
export async function captureReportImage(caption: Caption): Promise<string | null> {
  const picture = await captured('calculated', { caption, screenshotScale: 4, failureBody: undefined });
  // The view now shows the scene of the image, without the failure body and under the calculated loads.
  const shown = currentScene('shown');
  if (shown !== null && (shown.failureBody || shown !== currentScene('calculated')))
    window.postMessage(shown, window.location.origin);
  return picture;
}
