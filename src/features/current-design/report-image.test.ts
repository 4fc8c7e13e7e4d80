// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  cacheImage,
  offerScene,
  PICTURE_KEY,
  captureReportImage,
} from '@/features/current-design/report-image';

const PICTURE = 'data:image/png;base64,AAAA';
type Scene = ReturnType<Parameters<typeof offerScene>[0]>;
const scene = { opened: 0, locale: 'en' } as Scene;

function receive(data: unknown, origin = window.location.origin): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin }));
}

afterEach(() => localStorage.clear());

const UNCHANGED = new AbortController().signal;
const CAPTION = { tone: 'good', title: '✓ 满足要求', text: '', note: '' } as const;

/** Shows a scene in a 3D view until the end of the test, and watches the messages to the view. */
function offered(shown = scene) {
  onTestFinished(offerScene(() => shown));
  return vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
}
const cached = (signal = UNCHANGED) => ({ post: offered(), kept: cacheImage(signal) });

it('the image of the calculated design is not available if no 3D view is on screen', async () => {
  await cacheImage(UNCHANGED);
  expect(localStorage.getItem(PICTURE_KEY)).toBeNull();
  expect(await captureReportImage(CAPTION)).toBeNull();
});

it('the image of the calculated design is stored, and messages from another origin or without an image are ignored', async () => {
  const { post, kept } = cached();
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  expect(post).toHaveBeenCalledWith({ ...scene, screenshot: true }, window.location.origin);
  receive({ type: 'anchor-viewer/screenshot', dataUrl: PICTURE }, 'https://elsewhere.example');
  receive({ type: 'anchor-viewer/screenshot', dataUrl: 'javascript:alert(1)' });
  receive({ type: 'anchor-viewer/screenshot', dataUrl: `${PICTURE}BB` });
  await kept;
  expect(localStorage.getItem(PICTURE_KEY)).toBe(`${PICTURE}BB`);
});

it('the image for the report is requested at scale 4, with its caption and without a failure body, and is not stored', async () => {
  const failureBody = { kind: 'cone', bodies: [] } as never;
  const post = offered({ ...scene, failureBody, caption: { ...CAPTION, title: '✓ Verified' } });
  const picture = captureReportImage(CAPTION);
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  expect(post).toHaveBeenCalledWith(
    { ...scene, caption: CAPTION, failureBody: undefined, screenshotScale: 4, screenshot: true },
    window.location.origin,
  );
  receive({ type: 'anchor-viewer/screenshot', dataUrl: PICTURE });
  expect(await picture).toBe(PICTURE);
  expect(localStorage.getItem(PICTURE_KEY)).toBeNull();
  expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ failureBody }), window.location.origin);
});

it('the stored image of the calculated design is removed if the 3D view does not respond to a new request in time', async () => {
  vi.useFakeTimers();
  localStorage.setItem(PICTURE_KEY, PICTURE);
  const { kept } = cached();
  await vi.advanceTimersByTimeAsync(9000);
  await kept;
  expect(localStorage.getItem(PICTURE_KEY)).toBeNull();
});

it('the image of the calculated design is requested again if the 3D view does not respond to the first request', async () => {
  vi.useFakeTimers();
  const { post, kept } = cached();
  await vi.advanceTimersByTimeAsync(4500);
  expect(post).toHaveBeenCalledTimes(2);
  receive({ type: 'anchor-viewer/screenshot', dataUrl: PICTURE });
  await kept;
  expect(localStorage.getItem(PICTURE_KEY)).toBe(PICTURE);
});

it('the image of the calculated design is not stored if the design has changed since the request', async () => {
  const changed = new AbortController();
  const { post, kept } = cached(changed.signal);
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  changed.abort();
  receive({ type: 'anchor-viewer/screenshot', dataUrl: PICTURE });
  await kept;
  expect(localStorage.getItem(PICTURE_KEY)).toBeNull();
});
