/** Tests the preparation of SVG drawings for the PDF. */
import { describe, expect, it } from 'vitest';
import { splitByFont } from '@/pdf/fonts';
import type { Letters } from '@/pdf/math/letters';
import { sizedSvg } from '@/pdf/svg-drawing';

const split = (text: string, italic: boolean) =>
  italic ? [{ text, font: 'math', width: 1 }] : splitByFont(text).map((part) => ({ ...part, width: 1 }));
const LETTERS: Letters = {
  shown: (text) => text.replaceAll('𠮷', '□'),
  split,
  written: (text) => split(LETTERS.shown(text), false),
};
const SIZE = { width: 60, height: 30 };
const inPdf = (svg: string) => sizedSvg(svg, SIZE, LETTERS);
const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60">${content}</svg>`;

describe('sizedSvg', () => {
  it('sizedSvg replaces the size and keeps the coordinates of the drawing', () => {
    expect(inPdf(drawing('<path d="M0 0L120 60"/>'))).toMatch(
      /^<svg width="60" height="30" viewBox="0 0 120 60" [^>]*><path d="M0 0L120 60"\/><\/svg>$/,
    );
    const scaled = '<svg xmlns="http://www.w3.org/2000/svg" width="9in" height="3in" viewBox="0 0 9 3"/>';
    expect(inPdf(scaled)).toContain('width="60" height="30" viewBox="0 0 9 3"');
  });

  it('sizedSvg sets each piece of text in the font that contains its characters, and italic text in the math font', () => {
    const text = '<text>锚栓 h ≥ <tspan font-style="italic">h</tspan><tspan>ef</tspan>𠮷</text>';
    const fonts = inPdf(drawing(text))?.match(/font-family="[^"]+">[^<]+/g);
    expect(fonts?.map((found) => found.replace(/font-family="([^"]+)">/, '$1: '))).toEqual([
      'text: 锚栓 h ',
      'symbols: ≥',
      'text:  ',
      'math: h',
      'text: ef',
      'symbols: □',
    ]);
  });

  it('sizedSvg returns undefined for text that is not SVG', () => {
    expect(inPdf('<html/>')).toBeUndefined();
    expect(inPdf('')).toBeUndefined();
  });
});
