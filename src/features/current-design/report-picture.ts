/** The picture of the 3D view for the report: asked for by window message, kept under the documented key. */
import { removeItem, writeItem } from '@/stores/local-storage';
import { readScreenshot } from '@/viewer/answers';
import type { Caption, SceneMessage } from '@/viewer/message';

export const PICTURE_KEY = 'anchor_screen_shot';
/** Longer than a software renderer needs. */
const PATIENCE = 4000;

/** The views on the screen, by what reads their scenes: the latest one is the workspace's. */
const views = new Set<() => SceneMessage>();

/** Picture of the report: offers the scene while the view is mounted. */
export function offerScene(read: () => SceneMessage): () => void {
  views.add(read);
  return () => void views.delete(read);
}

const currentScene = (): SceneMessage | null => [...views].at(-1)?.() ?? null;

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

async function captured(wish: Partial<SceneMessage>): Promise<string | null> {
  const scene = currentScene();
  if (!scene) return null;
  const picture = answered();
  window.postMessage({ ...scene, ...wish, screenshot: true }, window.location.origin);
  return picture;
}

/** Keeps what was calculated, as PNG of 1000 x 520, under the documented key. */
export async function keepPicture(): Promise<void> {
  if (!currentScene()) return;
  const dataUrl = await captured({});
  // A picture of an earlier design must not stay behind as that of this one.
  if (dataUrl === null || !writeItem(PICTURE_KEY, dataUrl)) removeItem(PICTURE_KEY);
}

/**
 * PNG as data URL at twice that size, for print, with the compressed zone; null where there is no view, or
 * none that answers in time. The report brings its own caption, since its language need not be the screen's.
 */
export async function takeReportPicture(caption: Caption): Promise<string | null> {
  const picture = await captured({ caption, screenshotScale: 4, failureBody: undefined });
  // A body that stood in the place of the compressed zone is back on the screen.
  const shown = currentScene();
  if (shown?.failureBody) window.postMessage(shown, window.location.origin);
  return picture;
}
