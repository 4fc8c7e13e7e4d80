/** Reads a .docx into the document model. What it does not know is named, never dropped. */
import PizZip from 'pizzip';
import type { Block, WordDocument } from './document-model';
import { points, Styles } from './looks';
import { readParagraph, type PartContext } from './read-paragraph';
import { readTable } from './read-table';
import { attributeOf, childOf, childrenOf, findBelow, parseXml, type Element } from './xml';

export type ReadResult =
  { ok: true; document: WordDocument } | { ok: false; reason: 'broken' } | { ok: false; unknown: string[] };

/** Marks between paragraphs that show nothing. */
const SILENT = new Set(['w:tcPr', 'w:sectPr', 'w:bookmarkStart', 'w:bookmarkEnd', 'w:proofErr']);

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** Paper A4 and usual margins, pt, for a document that says nothing. */
const PAGE = { width: 595.3, height: 841.9, margin: 72, edge: 36 };

function openZip(bytes: ArrayBuffer): PizZip | null {
  try {
    return new PizZip(bytes);
  } catch {
    // The library throws for every file that is no zip.
    return null;
  }
}

class DocxReader {
  readonly unknown = new Set<string>();
  private readonly styles: Styles;

  constructor(private readonly zip: PizZip) {
    this.styles = new Styles(this.part('word/styles.xml'));
  }

  part(path: string): Element | null {
    const file = this.zip.file(path);
    return file ? parseXml(file.asText()) : null;
  }

  /** Targets of a part's relations by their ids. */
  relations(path: string): Map<string, string> {
    const root = this.part(path.replace(/([^/]+)$/, '_rels/$1.rels'));
    return new Map(
      (root ? childrenOf(root) : []).map((relation) => [
        attributeOf(relation, 'Id') ?? '',
        attributeOf(relation, 'Target') ?? '',
      ]),
    );
  }

  private dataUrl(target: string): string | undefined {
    const path = target.startsWith('/') ? target.slice(1) : `word/${target}`;
    const type = MEDIA_TYPES[path.split('.').at(-1)?.toLowerCase() ?? ''];
    const file = this.zip.file(path);
    return type && file ? `data:${type};base64,${btoa(file.asBinary())}` : undefined;
  }

  blocks(path: string): Block[] {
    const root = this.part(path);
    if (!root) return [];
    const relations = this.relations(path);
    const body = childOf(root, 'w:body');
    const context: PartContext = {
      styles: this.styles,
      pictureOf: (relation) => {
        const target = relations.get(relation);
        return target === undefined ? undefined : this.dataUrl(target);
      },
      report: (name) => this.unknown.add(name),
      hasPageNumbers: body === undefined,
    };
    return this.blocksOf(body ?? root, context);
  }

  private blocksOf(container: Element, context: PartContext): Block[] {
    const blocks: Block[] = [];
    for (const child of childrenOf(container)) {
      if (child.nodeName === 'w:p') blocks.push(readParagraph(child, context));
      else if (child.nodeName === 'w:tbl') {
        blocks.push(readTable(child, (cell) => this.blocksOf(cell, context), context.report));
      } else if (!SILENT.has(child.nodeName)) context.report(child.nodeName);
    }
    return blocks;
  }

  /** Path of the section's header or footer. */
  reference(section: Element | undefined, name: string): string | undefined {
    const found = section && childrenOf(section).find((child) => child.nodeName === name);
    const target = this.relations('word/document.xml').get(attributeOf(found, 'r:id') ?? '');
    return target === undefined ? undefined : `word/${target}`;
  }
}

function pageOf(section: Element | undefined): WordDocument['page'] {
  const size = childOf(section, 'w:pgSz');
  const margins = childOf(section, 'w:pgMar');
  const margin = (name: string, usual: number): number => points(attributeOf(margins, name)) ?? usual;
  return {
    width: points(attributeOf(size, 'w:w')) ?? PAGE.width,
    height: points(attributeOf(size, 'w:h')) ?? PAGE.height,
    top: margin('w:top', PAGE.margin),
    bottom: margin('w:bottom', PAGE.margin),
    left: margin('w:left', PAGE.margin),
    right: margin('w:right', PAGE.margin),
    header: margin('w:header', PAGE.edge),
    footer: margin('w:footer', PAGE.edge),
  };
}

/** The text of an element of the document's properties. */
function propertyOf(properties: Element | null, name: string): string {
  return childOf(properties ?? undefined, name)?.textContent ?? '';
}

function languageOf(styles: Element | null): string {
  const language = styles && findBelow(styles, 'w:lang');
  return attributeOf(language ?? undefined, 'w:val') ?? '';
}

/** The part is told by its namespace, as its name may change. */
const DESIGN_NAMESPACE = 'urn:anchor-design';

function designOf(reader: DocxReader, zip: PizZip): string | null {
  const roots = zip.file(/^customXml\/[^/]+\.xml$/).map(({ name }) => reader.part(name));
  return roots.find((root) => root?.namespaceURI === DESIGN_NAMESPACE)?.textContent ?? null;
}

export function readDocx(bytes: ArrayBuffer): ReadResult {
  const zip = openZip(bytes);
  if (!zip?.file('word/document.xml')) return { ok: false, reason: 'broken' };
  const reader = new DocxReader(zip);
  const root = reader.part('word/document.xml');
  const body = root && childOf(root, 'w:body');
  if (!body) return { ok: false, reason: 'broken' };
  const section = childOf(body, 'w:sectPr');
  const side = (name: string): Block[] => {
    const path = reader.reference(section, name);
    return path === undefined ? [] : reader.blocks(path);
  };
  const properties = reader.part('docProps/core.xml');
  const document: WordDocument = {
    title: propertyOf(properties, 'dc:title'),
    author: propertyOf(properties, 'dc:creator'),
    subject: propertyOf(properties, 'dc:subject'),
    language: languageOf(reader.part('word/styles.xml')),
    design: designOf(reader, zip),
    page: pageOf(section),
    body: reader.blocks('word/document.xml'),
    header: side('w:headerReference'),
    footer: side('w:footerReference'),
  };
  if (reader.unknown.size > 0) return { ok: false, unknown: Array.from(reader.unknown).sort() };
  return { ok: true, document };
}
