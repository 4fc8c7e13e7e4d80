/**
 * Converts the manual's Markdown to a printable page: inserts images, sets subscripts in symbols, and makes
 * the table of contents from the headings.
 */
import { pathToFileURL } from 'node:url';
import MarkdownIt from 'markdown-it';
import type { Language } from '../fixtures/texts';
import type { Shots } from './shots';

const GREEK: Readonly<Record<string, string>> = { gamma: 'γ', psi: 'ψ', beta: 'β' };

/** Typesets symbols such as `$N_Rk,c$` with subscripts. */
function symbols(text: string): string {
  return text.replace(/\$([A-Za-z]+)(?:_([\w,]+))?\$/g, (_, letter: string, index?: string) => {
    const subscript = index === undefined ? '' : `<sub>${index}</sub>`;
    return `<i>${GREEK[letter] ?? letter}</i>${subscript}`;
  });
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function markdown(shots: Shots): MarkdownIt {
  const md = new MarkdownIt({ typographer: false });
  md.renderer.rules.text = (tokens, index) => symbols(escape(tokens[index].content));
  md.renderer.rules.image = (tokens, index) => {
    const name = tokens[index].attrGet('src')!;
    const picture = shots.get(name);
    if (!picture) throw new Error(`the manual asks for a picture that is not taken: ${name}`);
    const caption = escape(tokens[index].content);
    const source = `data:image/jpeg;base64,${picture.toString('base64')}`;
    return `<figure class="${name}"><img src="${source}" alt="${caption}"><figcaption>${caption}</figcaption></figure>`;
  };
  // True for a paragraph that contains only images; they are placed side by side.
  const isFigures = (children: readonly { type: string; content: string }[]) =>
    children.every(({ type, content }) => type === 'image' || content.trim() === '');
  md.core.ruler.push('figures', ({ tokens }) => {
    tokens.forEach((token, index) => {
      if (token.type !== 'inline' || !token.children || !isFigures(token.children)) return;
      for (const paragraph of [tokens[index - 1], tokens[index + 1]]) paragraph.tag = 'div';
      tokens[index - 1].attrSet('class', 'figures');
    });
  });
  md.renderer.rules.heading_open = (tokens, index) => `<${tokens[index].tag} id="s${index}">`;
  return md;
}

const TEXTS = { en: { lang: 'en', contents: 'Contents' }, cn: { lang: 'zh-CN', contents: '目录' } } as const;

/**
 * Returns a style sheet with fonts from an installed package, so that the result does not depend on the
 * fonts of the machine.
 */
const fontSheet = (weight: number) =>
  pathToFileURL(`node_modules/@fontsource/noto-sans-sc/${weight}.css`).href;

export function manualPage(text: string, shots: Shots, language: Language): string {
  const md = markdown(shots);
  const tokens = md.parse(text, {});
  const contents = tokens.flatMap((token, index) =>
    token.type === 'heading_open' && token.tag === 'h2'
      ? [`<li><a href="#s${index}">${escape(tokens[index + 1].content)}</a></li>`]
      : [],
  );
  // The title page contains the introduction to the manual and the table of contents.
  const body = md.renderer.render(tokens, md.options, {});
  const [title, about, ...chapters] = body.split(/(?=<h2 )/);
  const { lang, contents: heading } = TEXTS[language];
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<title>${escape(tokens[1].content)}</title>
<link rel="stylesheet" href="${fontSheet(400)}"><link rel="stylesheet" href="${fontSheet(700)}">
<link rel="stylesheet" href="${pathToFileURL('e2e/help/manual.css').href}"></head><body>
<header>${title}${about}<nav><h2>${heading}</h2><ol>${contents.slice(1).join('')}</ol></nav></header>
<main>${chapters.join('')}</main></body></html>`;
}
