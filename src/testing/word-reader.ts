/** What stands in a Word file: its text by paragraphs, its tables by rows, its placeholders with their sections. */
import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import PizZip from 'pizzip';

const PARTS = /^word\/(document|header\d*|footer\d*)\.xml$/;

function children(node: Node): Element[] {
  return Array.from(node.childNodes).filter((child): child is Element => child.nodeType === 1);
}

function textOf(node: Element): string {
  if (node.nodeName === 'w:t') return node.textContent ?? '';
  if (node.nodeName === 'w:br') return '\n';
  return children(node).map(textOf).join('');
}

function all(node: Node, name: string): Element[] {
  return children(node).flatMap((child) => (child.nodeName === name ? [child] : all(child, name)));
}

/** Roots of body, headers and footers; throws where one is no well-formed XML. */
function rootsOf(file: Uint8Array): Element[] {
  const zip = new PizZip(file);
  return Object.keys(zip.files)
    .filter((path) => PARTS.test(path))
    .map((path) => {
      const onError = (level: string, message: string) => {
        throw new Error(`${path}: ${level} ${message}`);
      };
      const document = new DOMParser({ onError }).parseFromString(zip.file(path)!.asText(), 'text/xml');
      return document.documentElement!;
    });
}

export interface WordText {
  /** Of body, headers and footers. */
  paragraphs: string[];
  /** Rows of cells of texts. */
  tables: string[][][];
}

export function readWord(file: Uint8Array): WordText {
  const roots = rootsOf(file);
  const cellText = (cell: Element) =>
    children(cell)
      .filter(({ nodeName }) => nodeName === 'w:p')
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
  /** Sections round it, outermost first. */
  within: string[];
  /** '' text, '~' formula, '%' picture, '#' or '^' section. */
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
