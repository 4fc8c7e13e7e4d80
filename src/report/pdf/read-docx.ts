/** Reads a .docx file into the document model. Unknown content is reported by element name, never dropped. */
import PizZip from 'pizzip';
import type { Block, Section, WordDocument } from '@/report/pdf/document-model';
import { readParagraph, type PartContext } from '@/report/pdf/read-paragraph';
import { readTable } from '@/report/pdf/read-table';
import { points, Styles } from '@/report/pdf/text-style';
import { attributeOf, childOf, childrenOf, findBelow, parseXml, type Element } from '@/report/pdf/xml';

type ReadResult =
  | { ok: true; document: WordDocument }
  | { ok: false; reason: 'broken' }
  | { ok: false; unknown: string[] };

const BODY = 'word/document.xml';

const SILENT = new Set(['w:tcPr', 'w:sectPr', 'w:bookmarkStart', 'w:bookmarkEnd', 'w:proofErr']);

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** A4 paper and default margins in pt, for a document that defines none. */
const PAGE = { width: 595.3, height: 841.9, margin: 72, edge: 36 };

/** Returns the path of a relationship's target within the package. */
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `word/${target}`);

function openZip(bytes: ArrayBuffer): PizZip | null {
  try {
    return new PizZip(bytes);
  } catch {
    // PizZip throws for any file that is not a zip archive.
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

  /** Returns the targets of a file's relationships by relationship id. */
  relations(path: string): Map<string, string> {
    const root = this.part(path.replace(/(?<![^/])[^/]+$/, '_rels/$&.rels'));
    return new Map(
      (root ? childrenOf(root) : []).map((relation) => [
        attributeOf(relation, 'Id') ?? '',
        attributeOf(relation, 'Target') ?? '',
      ]),
    );
  }

  private imageAt(target: string): string | undefined {
    const path = pathOf(target);
    const extension = path.split('.').at(-1)?.toLowerCase() ?? '';
    const type = MEDIA_TYPES[extension];
    const file = this.zip.file(path);
    if (extension === 'svg') return file?.asText();
    return type && file ? `data:${type};base64,${btoa(file.asBinary())}` : undefined;
  }

  /** Reads the content of a header or footer. */
  blocks(path: string): Block[] {
    const root = this.part(path);
    return root ? this.blocksOf(childrenOf(root), this.context(path)) : [];
  }

  /** Returns the sections; each ends with the paragraph of its properties, the last one with the body. */
  sections(body: Element): Section[] {
    const context = this.context(BODY);
    const sections: Section[] = [];
    let children: Element[] = [];
    for (const child of childrenOf(body)) {
      const isLast = child.nodeName === 'w:sectPr';
      const format = isLast ? child : childOf(childOf(child, 'w:pPr'), 'w:sectPr');
      if (!isLast) children.push(child);
      if (!format) continue;
      sections.push(this.section(this.blocksOf(children, context), format));
      children = [];
    }
    if (children.length > 0) sections.push(this.section(this.blocksOf(children, context)));
    return sections;
  }

  private section(body: Block[], format?: Element): Section {
    const side = (name: string): Block[] => {
      const path = this.reference(format, name);
      return path === undefined ? [] : this.blocks(path);
    };
    return {
      page: pageOf(format),
      body,
      header: side('w:headerReference'),
      footer: side('w:footerReference'),
    };
  }

  private context(path: string): PartContext {
    const relations = this.relations(path);
    return {
      styles: this.styles,
      pictureOf: (relation) => {
        const target = relations.get(relation);
        return target === undefined ? undefined : this.imageAt(target);
      },
      report: (name) => this.unknown.add(name),
      hasPageNumbers: path !== BODY,
    };
  }

  private blocksOf(children: readonly Element[], context: PartContext): Block[] {
    const blocks: Block[] = [];
    for (const child of children) {
      if (child.nodeName === 'w:p') blocks.push(readParagraph(child, context));
      else if (child.nodeName === 'w:tbl') {
        blocks.push(readTable(child, (cell) => this.blocksOf(childrenOf(cell), context), context.report));
      } else if (!SILENT.has(child.nodeName)) context.report(child.nodeName);
    }
    return blocks;
  }

  /** Returns the path of a section's header or footer; undefined if the section has none. */
  private reference(section: Element | undefined, name: string): string | undefined {
    const found = section && childrenOf(section).find((child) => child.nodeName === name);
    const target = this.relations(BODY).get(attributeOf(found, 'r:id') ?? '');
    return target === undefined ? undefined : pathOf(target);
  }
}

function pageOf(section: Element | undefined): Section['page'] {
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

function propertyOf(properties: Element | null, name: string): string {
  return childOf(properties ?? undefined, name)?.textContent ?? '';
}

/** Returns the language of the text. Chinese templates set their Latin letters (`w:lang`) in English. */
function languageOf(reader: DocxReader): string {
  const stated = (path: string, name: string) => {
    const part = reader.part(path);
    return attributeOf((part && findBelow(part, name)) ?? undefined, 'w:val');
  };
  return stated('word/settings.xml', 'w:themeFontLang') ?? stated('word/styles.xml', 'w:lang') ?? '';
}

/** XML namespace that identifies the embedded design, because its file name may change. */
const DESIGN_NAMESPACE = 'urn:anchor-design';

const TABLE_NAMESPACE = 'urn:anchor-design-table';

const ownParts = (reader: DocxReader, zip: PizZip): Element[] =>
  zip.file(/^customXml\/[^/]+\.xml$/).flatMap(({ name }) => reader.part(name) ?? []);

const designIn = (parts: readonly Element[]): string | null =>
  parts.find(({ namespaceURI }) => namespaceURI === DESIGN_NAMESPACE)?.textContent ?? null;

/** Returns the spreadsheet tables that are not damaged, because a report without its table is still valid. */
function tablesIn(parts: readonly Element[]): WordDocument['tables'] {
  return parts.flatMap((part) => {
    const name = attributeOf(part, 'name');
    if (part.namespaceURI !== TABLE_NAMESPACE || name === undefined) return [];
    try {
      const binary = atob(part.textContent ?? '');
      return [{ name, content: Uint8Array.from(binary, (letter) => letter.charCodeAt(0)).buffer }];
    } catch {
      return [];
    }
  });
}

export function readDocx(bytes: ArrayBuffer): ReadResult {
  const zip = openZip(bytes);
  if (!zip?.file(BODY)) return { ok: false, reason: 'broken' };
  const reader = new DocxReader(zip);
  const root = reader.part(BODY);
  const body = root && childOf(root, 'w:body');
  if (!body) return { ok: false, reason: 'broken' };
  const properties = reader.part('docProps/core.xml');
  const parts = ownParts(reader, zip);
  const document: WordDocument = {
    title: propertyOf(properties, 'dc:title'),
    author: propertyOf(properties, 'dc:creator'),
    subject: propertyOf(properties, 'dc:subject'),
    language: languageOf(reader),
    design: designIn(parts),
    tables: tablesIn(parts),
    sections: reader.sections(body),
  };
  if (reader.unknown.size > 0) return { ok: false, unknown: Array.from(reader.unknown).sort() };
  return { ok: true, document };
}
