/** Reads a Word file: text by paragraph, tables by row, and placeholders with their sections. */
import PizZip from 'pizzip';
import { childrenOf, readXml, type XmlElement } from '@/testing/xml-reader';

const PARTS = /^word\/(document|header\d*|footer\d*)\.xml$/;

/** Zero-width character that LibreOffice needs before an equation. */
const NOTHING = '\u200b';

function textOf(node: XmlElement): string {
  if (node.name === 'w:t' || node.name === 'm:t') {
    const text = node.children.map((child) => (typeof child === 'string' ? child : '')).join('');
    // Replaces the non-breaking space between a number and its unit with an ordinary space.
    return text === NOTHING ? '' : text.replaceAll('\u00a0', ' ');
  }
  if (node.name === 'w:br') return '\n';
  return childrenOf(node).map(textOf).join('');
}

function all(node: XmlElement, name: string): XmlElement[] {
  return childrenOf(node).flatMap((child) => (child.name === name ? [child] : all(child, name)));
}

/** Returns the root elements of body, headers and footers; throws for XML that is not well-formed. */
function rootsOf(file: Uint8Array): XmlElement[] {
  const zip = new PizZip(file);
  return Object.keys(zip.files)
    .filter((path) => PARTS.test(path))
    .map((path) => readXml(zip.file(path)!.asText(), path));
}

export interface WordText {
  /** Text of each paragraph in body, headers and footers. */
  paragraphs: string[];
  /** Tables as rows of cells; each cell contains the text of its paragraphs. */
  tables: string[][][];
}

export function readWord(file: Uint8Array): WordText {
  const roots = rootsOf(file);
  const cellText = (cell: XmlElement) =>
    childrenOf(cell)
      .filter(({ name }) => name === 'w:p')
      .map(textOf)
      .join('\n');
  return {
    paragraphs: roots.flatMap((root) => all(root, 'w:p').map(textOf)),
    tables: roots.flatMap((root) =>
      all(root, 'w:tbl').map((table) => all(table, 'w:tr').map((row) => all(row, 'w:tc').map(cellText))),
    ),
  };
}

export interface Placeholder {
  name: string;
  /** Names of the enclosing sections, the outermost first. */
  within: string[];
  /** Kind of placeholder: '' text, '~' formula, '%' image, '#' or '^' section. */
  kind: '' | '~' | '%' | '#' | '^';
}

export const PLACEHOLDER = /\{([#^/~%]?)([A-Za-z]\w*)\}/g;

export function placeholdersOf(template: Uint8Array): Placeholder[] {
  return rootsOf(template).flatMap((root) => {
    const open: string[] = [];
    const text = all(root, 'w:p').map(textOf).join('\n');
    return [...text.matchAll(PLACEHOLDER)].flatMap(([, sign, name]): Placeholder[] => {
      if (sign === '/') {
        const last = open.pop();
        if (last !== name) throw new Error(`{/${name}} closes {#${last ?? ''}}`);
        return [];
      }
      const found = { name, within: [...open], kind: sign as Placeholder['kind'] };
      if (sign === '#' || sign === '^') open.push(name);
      return [found];
    });
  });
}
