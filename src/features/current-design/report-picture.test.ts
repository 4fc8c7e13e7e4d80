// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import {
  keepPicture,
  offerScene,
  PICTURE_KEY,
  takeReportPicture,
} from '@/features/current-design/report-picture';
import { sceneOf } from '@/features/workspace/view/scene-message';

const PICTURE = 'data:image/png;base64,AAAA';
const scene = sceneOf({
  design: DEFAULT_DESIGN,
  opened: 0,
  anchor: null,
  result: null,
  failureBody: null,
  caption: null,
  markedAnchor: null,
  markedLoad: null,
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

const CAPTION = { tone: 'good', title: '✓ 满足要求', text: '', note: '' } as const;

describe('the picture of what was calculated', () => {
  it('is none where no view is on the screen', async () => {
    await keepPicture();
    expect(localStorage.getItem(PICTURE_KEY)).toBeNull();
    expect(await takeReportPicture(CAPTION)).toBeNull();
  });

  it('is asked for with the scene as it stands, and kept', async () => {
    const post = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    const withdraw = offerScene(() => scene);
    const kept = keepPicture();
    expect(post).toHaveBeenCalledWith({ ...scene, screenshot: true }, window.location.origin);
    receive({ type: 'anchor-viewer/screenshot', dataUrl: PICTURE }, 'https://elsewhere.example');
    receive({ type: 'anchor-viewer/screenshot', dataUrl: 'javascript:alert(1)' });
    receive({ type: 'anchor-viewer/screenshot', dataUrl: `${PICTURE}BB` });
    await kept;
    expect(localStorage.getItem(PICTURE_KEY)).toBe(`${PICTURE}BB`);
    withdraw();
  });

  it('is larger for the report, with its caption instead of the screen’s and without a body, and not kept', async () => {
    const post = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    const failureBody = { kind: 'cone', bodies: [] } as never;
    const withdraw = offerScene(() => ({
      ...scene,
      failureBody,
      caption: { ...CAPTION, title: '✓ Verified' },
    }));
    const picture = takeReportPicture(CAPTION);
    expect(post).toHaveBeenCalledWith(
      { ...scene, caption: CAPTION, failureBody: undefined, screenshotScale: 4, screenshot: true },
      window.location.origin,
    );
    receive({ type: 'anchor-viewer/screenshot', dataUrl: PICTURE });
    expect(await picture).toBe(PICTURE);
    expect(localStorage.getItem(PICTURE_KEY)).toBeNull();
    expect(post).toHaveBeenLastCalledWith(expect.objectContaining({ failureBody }), window.location.origin);
    withdraw();
  });

  it('is none where the view does not answer in time, and an earlier one is not kept as its own', async () => {
    vi.useFakeTimers();
    vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    localStorage.setItem(PICTURE_KEY, PICTURE);
    const withdraw = offerScene(() => scene);
    const kept = keepPicture();
    await vi.advanceTimersByTimeAsync(5000);
    await kept;
    expect(localStorage.getItem(PICTURE_KEY)).toBeNull();
    withdraw();
  });
});
