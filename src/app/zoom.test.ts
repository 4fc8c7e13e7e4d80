// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { startZoom } from './zoom';

describe('the zoom of the page', () => {
  it('is the width of the screen over 1920, also after the window came to another screen', () => {
    const width = vi.spyOn(window.screen, 'width', 'get').mockReturnValue(1366);
    const root = document.createElement('div');
    startZoom(root);
    expect(Number(root.style.getPropertyValue('--zoom'))).toBeCloseTo(1366 / 1920, 10);
    width.mockReturnValue(2560);
    window.dispatchEvent(new Event('resize'));
    expect(Number(root.style.getPropertyValue('--zoom'))).toBeCloseTo(2560 / 1920, 10);
  });
});
