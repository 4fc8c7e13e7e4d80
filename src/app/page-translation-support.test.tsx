// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startPageTranslation } from '@/app/page-translation-support';

startPageTranslation();

// Browsers no longer recommend this element, but translators insert it.
const FONT = 'font' as string;

/** Replaces each text node with `font` elements, as translators do, in one of three orders. */
async function translate(root: Element, order: 'replace' | 'before' | 'after'): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('[translate=no], font')) continue;
    const [font, inner] = [document.createElement(FONT), document.createElement(FONT)];
    font.append(inner);
    inner.textContent = `«${text.data}»`;
    if (order === 'before') text.before(font);
    if (order === 'after') text.after(font);
    if (order === 'replace') text.replaceWith(font);
    else text.remove();
  }
  await new Promise((resolve) => setTimeout(resolve, 0));
}

function Result({ verdict, rows, note }: { verdict: string; rows: number; note: boolean }) {
  return (
    <div>
      {verdict} of {rows} rows{note && ' with a note'}
      {note ? <b>bold</b> : 'plain'} {rows > 3 && <i>many</i>}
      <p>{verdict}</p>
    </div>
  );
}

it.each(['replace', 'before', 'after'] as const)(
  'a page translated by the browser (%s) shows each new text and no old one, and the new text is translated again',
  async (order) => {
    const { container, rerender } = render(<Result verdict="Verified" rows={3} note />);
    await translate(container, order);
    const texts = () => container.textContent.replaceAll(/[«»]/g, '');
    expect(container.textContent).toContain('«Verified»« of »');
    expect(texts()).toBe('Verified of 3 rows with a notebold Verified');
    rerender(<Result verdict="Not verified" rows={4} note={false} />);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(texts()).toBe('Not verified of 4 rowsplain manyNot verified');
    await translate(container, order);
    rerender(<Result verdict="Verified" rows={2} note />);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(texts()).toBe('Verified of 2 rows with a notebold Verified');
    expect(container.textContent).toContain('« rows»');
  },
);
