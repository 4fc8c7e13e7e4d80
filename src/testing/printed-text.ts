/**
 * Returns the text of a Word report as a reader sees it, with one line for each paragraph and each table row.
 * Values that change with every version of the app are replaced, so that the text can be approved.
 */
import PizZip from 'pizzip';
import { attributeOf, childrenOf, readXml, type XmlElement } from '@/testing/xml-reader';

/** Marks of the headings, by paragraph style. */
const HEADINGS: Readonly<Record<string, string>> = {
  Title: '# ',
  Verdict: '# ',
  Heading1: '\n## ',
  Heading2: '\n### ',
  Heading3: '\n#### ',
};

const FINGERPRINT = /\b[0-9a-f]{16}\b/g;
const ENGINE = /anchor-engine \d+\.\d+\.\d+\S*/g;

const child = (node: XmlElement, name: string) => childrenOf(node).find((one) => one.name === name);

function descendant(node: XmlElement, name: string): XmlElement | undefined {
  if (node.name === name) return node;
  return childrenOf(node).reduce<XmlElement | undefined>(
    (found, one) => found ?? descendant(one, name),
    undefined,
  );
}

/** Texts of the elements whose content is not simply the text of their children. */
const SPECIAL: Readonly<Record<string, (node: XmlElement) => string>> = {
  'w:pPr': () => '',
  'w:instrText': () => '',
  'w:br': () => ' / ',
  'w:tab': () => '  ',
  'w:drawing': (node) => `[image: ${attributeOf(descendant(node, 'wp:docPr')!, 'descr')}]`,
  'm:f': (node) => `(${partsOf(node, 'm:num', 'm:den').join(') / (')})`,
  'm:sSub': (node) => partsOf(node, 'm:e', 'm:sub').join('_'),
  'm:sSup': (node) => partsOf(node, 'm:e', 'm:sup').join('^'),
  'm:sSubSup': (node) => partsOf(node, 'm:e', 'm:sub', 'm:sup').join('_'),
  'm:limLow': (node) => partsOf(node, 'm:e', 'm:lim').join('_'),
  'm:nary': (node) => `Σ_${partsOf(node, 'm:sub', 'm:e').join('(')})`,
  'm:d': (node) =>
    `${bracketOf(node, 'm:begChr', '(')}${partsOf(node, 'm:e').join('')}${bracketOf(node, 'm:endChr', ')')}`,
  'm:rad': (node) => `√(${partsOf(node, 'm:e').join('')})`,
};

function bracketOf(node: XmlElement, name: string, usual: string): string {
  const bracket = descendant(node, name);
  return bracket ? attributeOf(bracket, 'm:val') : usual;
}

const partsOf = (node: XmlElement, ...names: string[]): string[] =>
  names.map((name) => textOf(child(node, name)!));

function textOf(node: XmlElement | string): string {
  if (typeof node === 'string') return node;
  const special = SPECIAL[node.name] as ((one: XmlElement) => string) | undefined;
  return special ? special(node) : node.children.map(textOf).join('');
}

const plain = (text: string) => text.replaceAll('\u200b', '').replaceAll('\u00a0', ' ').trim();

function lineOf(paragraph: XmlElement): string[] {
  const text = plain(textOf(paragraph));
  const style = descendant(paragraph, 'w:pStyle');
  const mark = HEADINGS[style ? attributeOf(style, 'w:val') : ''] ?? '';
  return text === '' ? [] : [mark + text];
}

/** Returns the lines of a body, a table cell, a header or a footer. */
function linesOf(node: XmlElement): string[] {
  return childrenOf(node).flatMap((one) => {
    if (one.name === 'w:p') return lineOf(one);
    return one.name === 'w:tbl' ? ['', ...rowsOf(one), ''] : [];
  });
}

const rowsOf = (table: XmlElement): string[] =>
  childrenOf(table)
    .filter(({ name }) => name === 'w:tr')
    .map((row) =>
      childrenOf(row)
        .filter(({ name }) => name === 'w:tc')
        .map((cell) => linesOf(cell).filter(Boolean).join(' / '))
        .join(' | ')
        .replace(/[ |]+$/, ''),
    )
    .filter(Boolean);

export function printedText(file: Uint8Array): string {
  const zip = new PizZip(file);
  const part = (path: string) => readXml(zip.file(path)!.asText(), path);
  const around = Object.keys(zip.files).filter((path) => /^word\/(header|footer)\d*\.xml$/.test(path));
  const lines = [
    ...linesOf(child(part('word/document.xml'), 'w:body')!),
    ...around
      .toSorted()
      .flatMap((path) => [`\n${path.slice('word/'.length, -'.xml'.length)}:`, ...linesOf(part(path))]),
  ];
  return lines
    .join('\n')
    .replaceAll(FINGERPRINT, '(fingerprint)')
    .replaceAll(ENGINE, 'anchor-engine (version)')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
