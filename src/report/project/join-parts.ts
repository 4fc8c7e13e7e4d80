/**
 * Joins completed Word files: each file after the first becomes a section with its own header and footer.
 * Styles, settings and fonts come from the first file; ids are made unique. Footnotes, comments and numbered
 * lists are not copied, because no template contains any.
 */
import type PizZip from 'pizzip';
import { escapedXml } from '@/text/format/xml-text';

export interface Part {
  /** Heading printed above the content of the section. */
  title: string;
  bookmark: string;
  zip: PizZip;
}

const BODY = 'word/document.xml';
const RELATIONS = 'word/_rels/document.xml.rels';
const TYPES = '[Content_Types].xml';
const RELATION_TYPES_COPIED = /\/(image|header|footer|hyperlink)$/;

const textOf = (zip: PizZip, path: string): string => zip.file(path)?.asText() ?? '';

const attribute = (element: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? '';

const relationsIn = (text: string): string[] => text.match(/<Relationship [^<>]*>/g) ?? [];

/** Renumbers images and bookmarks so that their ids are unique in the joined document. */
class Numbering {
  private last = 0;

  next(): number {
    this.last += 1;
    return this.last;
  }

  /** Gives images new ids, and gives bookmarks new ids and the prefix of their section. */
  renamed(xml: string, prefix: string): string {
    const bookmarks = new Map<string, number>();
    const numberOf = (id: string): number => {
      const known = bookmarks.get(id) ?? this.next();
      bookmarks.set(id, known);
      return known;
    };
    return xml
      .replace(
        /(<(?:wp:docPr|pic:cNvPr)\b[^<>]*?\bid=")[^"]*"/g,
        (_, start: string) => `${start}${this.next()}"`,
      )
      .replace(
        /(<w:bookmark(?:Start|End)\b[^<>]*?\bw:id=")([^"]*)"/g,
        (_, start: string, id: string) => `${start}${numberOf(id)}"`,
      )
      .replace(/(<w:bookmarkStart\b[^<>]*?\bw:name=")/g, `$1${prefix}_`)
      .replace(/(<w:hyperlink\b[^<>]*?\bw:anchor=")/g, `$1${prefix}_`);
  }
}

/** Adds the prefix to a file name: `media/a.png` becomes `media/p3-a.png`. */
const ownName = (target: string, prefix: string): string => target.replace(/(?<![^/])[^/]+$/, `${prefix}-$&`);

/** Copies the images of a header, footer or document; returns the new relationships by their previous ids. */
function relationsOf(zip: PizZip, into: PizZip, path: string, prefix: string): Map<string, string> {
  const taken = relationsIn(textOf(zip, path)).filter((relation) =>
    RELATION_TYPES_COPIED.test(attribute(relation, 'Type')),
  );
  const renamed = taken.map((relation): [string, string] => {
    const id = attribute(relation, 'Id');
    const target = attribute(relation, 'Target');
    const isFile = attribute(relation, 'TargetMode') !== 'External';
    const file = isFile ? zip.file(`word/${target}`) : null;
    if (file && target.startsWith('media/'))
      into.file(`word/${ownName(target, prefix)}`, file.asUint8Array(), { binary: true });
    const own = relation
      .replace(`Id="${id}"`, `Id="${prefix}_${id}"`)
      .replace(`Target="${target}"`, `Target="${isFile ? ownName(target, prefix) : target}"`);
    return [id, own];
  });
  return new Map(renamed);
}

const withOwnIds = (xml: string, relations: ReadonlyMap<string, string>, prefix: string): string =>
  xml.replace(/\br:(id|embed|link)="([^"]+)"/g, (whole, name: string, id: string) =>
    relations.has(id) ? `r:${name}="${prefix}_${id}"` : whole,
  );

function withRelations(text: string, relations: ReadonlyMap<string, string>): string {
  const added = [...relations.values()].join('');
  return text.replace('</Relationships>', `${added}</Relationships>`);
}

const NO_RELATIONS =
  '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/** Adds the content types of a section that the joined document does not declare yet. */
function addTypes(into: PizZip, zip: PizZip, overrides: readonly string[]): void {
  const known = textOf(into, TYPES);
  const defaults = (textOf(zip, TYPES).match(/<Default [^<>]*>/g) ?? []).filter(
    (entry) => !known.includes(`Extension="${attribute(entry, 'Extension')}"`),
  );
  into.file(
    TYPES,
    known
      .replace(/(<Types[^<>]*>)/, `$1${defaults.join('')}`)
      .replace('</Types>', `${overrides.join('')}</Types>`),
  );
}

/** Copies the header and footer of a section into the joined document. */
function takeSides(zip: PizZip, into: PizZip, prefix: string, numbering: Numbering): void {
  const sides = Object.keys(zip.files).filter((path) => /^word\/(header|footer)\d*\.xml$/.test(path));
  const overrides = sides.map((path) => {
    const name = path.replace('word/', '');
    const relations = relationsOf(zip, into, `word/_rels/${name}.rels`, prefix);
    const own = ownName(name, prefix);
    const xml = withOwnIds(numbering.renamed(textOf(zip, path), prefix), relations, prefix);
    into.file(`word/${own}`, xml);
    if (relations.size > 0) into.file(`word/_rels/${own}.rels`, withRelations(NO_RELATIONS, relations));
    const [entry = ''] = new RegExp(`<Override [^<>]*"/${path}"[^<>]*>`).exec(textOf(zip, TYPES)) ?? [];
    return entry.replace(`/${path}`, `/word/${own}`);
  });
  addTypes(into, zip, overrides);
}

/**
 * Finds the body with text patterns, which takes 0.8 ms per file; an element tree would take 92 ms. XML that
 * Word would not write is refused, because an image or a whole section would be lost if a pattern did not
 * match.
 */
function bodyOf(xml: string) {
  const root = /<w:document\b[^<>]*>/.exec(xml)?.[0];
  const [start, end] = [xml.indexOf('<w:body>'), xml.lastIndexOf('</w:body>')];
  const body = xml.slice(start + '<w:body>'.length, end).trimEnd();
  const at = body.lastIndexOf('<w:sectPr');
  const isWhole = start >= 0 && end >= 0 && at >= 0 && body.endsWith('</w:sectPr>');
  if (root === undefined || !isWhole || /<[\w:]+(\s+[\w:]+="[^"]*")*\s+[\w:]+='/.test(xml))
    throw new Error('the text of a template is not as Word writes it');
  return {
    content: body.slice(0, at),
    section: body.slice(at),
    // Namespace declarations of the root element.
    names: Array.from(root.match(/xmlns:\w+="[^"]*"/g) ?? []),
  };
}

/** Returns the paragraph that ends a section and takes almost no space. */
const sectionEnd = (section: string): string =>
  '<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/>' +
  `<w:rPr><w:sz w:val="2"/></w:rPr>${section}</w:pPr></w:p>`;

/** Lowers the outline levels of the headings in a section, so that they are below the section heading. */
const lowered = (content: string): string =>
  content.replace(
    /<w:pPr><w:pStyle w:val="Heading([1-8])"\/>(?:(?!<w:pPr>).)*?(?=<w:rPr>|<\/w:pPr>)/g,
    (whole, level: string) => `${whole}<w:outlineLvl w:val="${level}"/>`,
  );

const titleXml = ({ title, bookmark }: Part, id: number): string =>
  `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:bookmarkStart w:id="${id}" w:name="${bookmark}"/>` +
  `<w:r><w:t xml:space="preserve">${escapedXml(title)}</w:t></w:r><w:bookmarkEnd w:id="${id}"/></w:p>`;

/** Joins the files; `into` becomes the joined document. */
export function joinParts(into: PizZip, parts: readonly Part[]): void {
  const numbering = new Numbering();
  const front = textOf(into, BODY);
  const { content, section, names } = bodyOf(numbering.renamed(front, 'front'));
  const sections = [{ content, section }];
  const known = new Set(names);
  let relations = textOf(into, RELATIONS);
  parts.forEach((part, index) => {
    const prefix = `p${index + 1}`;
    const own = relationsOf(part.zip, into, RELATIONS, prefix);
    const body = bodyOf(withOwnIds(numbering.renamed(textOf(part.zip, BODY), prefix), own, prefix));
    takeSides(part.zip, into, prefix, numbering);
    relations = withRelations(relations, own);
    for (const name of body.names) known.add(name);
    const title = titleXml(part, numbering.next());
    sections.push({ content: title + lowered(body.content), section: body.section });
  });
  const last = sections.length - 1;
  const body = sections.map(
    (one, index) => one.content + (index < last ? sectionEnd(one.section) : one.section),
  );
  const declared = [...known].filter((name) => !names.includes(name)).join(' ');
  const start = front.slice(0, front.indexOf('<w:body>')).replace('<w:document ', `<w:document ${declared} `);
  into.file(BODY, `${start}<w:body>${body.join('')}</w:body></w:document>`);
  into.file(RELATIONS, relations);
}
