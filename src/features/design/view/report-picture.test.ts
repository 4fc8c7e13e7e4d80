// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '@/stores/design/design-state';
import { offerScene, PICTURE_KEY, takeReportPicture } from './report-picture';
import { sceneOf } from './scene-message';

const PICTURE = 'data:image/png;base64,AAAA';
const scene = sceneOf({
  design: DEFAULT_DESIGN,
  opened: 0,
  anchor: null,
  result: null,
  failureBody: null,
  caption: null,
  markedAnchor: null,
  loadKind: 'design',
  locale: 'en',
});

function receive(data: unknown, origin = window.location.origin): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin }));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

describe('the picture for the report', () => {
  it('is none where no view is on the screen', async () => {
    expect(await takeReportPicture()).toBeNull();
  });

  it('is asked for with the scene as it stands, and kept', async () => {
    const post = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    const withdraw = offerScene(() => scene);
    const picture = takeReportPicture();
    expect(post).toHaveBeenCalledWith({ ...scene, screenshot: true }, window.location.origin);
    receive({ type: 'anchor-viewer/screenshot', dataUrl: PICTURE }, 'https://elsewhere.example');
    receive({ type: 'anchor-viewer/screenshot', dataUrl: 'javascript:alert(1)' });
    receive({ type: 'anchor-viewer/screenshot', dataUrl: `${PICTURE}BB` });
    expect(await picture).toBe(`${PICTURE}BB`);
    expect(localStorage.getItem(PICTURE_KEY)).toBe(`${PICTURE}BB`);
    withdraw();
    expect(await takeReportPicture()).toBeNull();
  });

  it('carries the caption of the report instead of the screen’s', async () => {
    const post = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    const caption = { tone: 'good', title: '✓ 满足要求', text: '', note: '' } as const;
    const withdraw = offerScene(() => ({ ...scene, caption: { ...caption, title: '✓ Verified' } }));
    const picture = takeReportPicture(caption);
    expect(post).toHaveBeenCalledWith({ ...scene, caption, screenshot: true }, window.location.origin);
    receive({ type: 'anchor-viewer/screenshot', dataUrl: PICTURE });
    await picture;
    withdraw();
  });

  it('is none where the view does not answer in time, and an earlier one is not kept as its own', async () => {
    vi.useFakeTimers();
    vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    localStorage.setItem(PICTURE_KEY, PICTURE);
    const withdraw = offerScene(() => scene);
    const picture = takeReportPicture();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await picture).toBeNull();
    expect(localStorage.getItem(PICTURE_KEY)).toBeNull();
    withdraw();
  });
});
