/** Placeholders for docxtemplater: `{~name}` for text with symbols and formulas, `{%name}` for an image. */
import type Docxtemplater from 'docxtemplater';
import type { DXT } from 'docxtemplater';
import type PizZip from 'pizzip';
import type { InlineContent, ReportImage } from '@/report/model/report-input';
import { symbolParts } from '@/text/format/symbols';
import { escapedXml } from '@/text/format/xml-text';
import type { Shape } from '@/text/formula/formula-layout';
import { breakable, OPERATOR } from '@/text/formula/line-breaks';

const NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
const FONT = '<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr>';
const UPRIGHT = '<m:rPr><m:sty m:val="p"/></m:rPr>';
const PLAIN = '<m:rPr><m:nor/></m:rPr>';

const run = (style: string, text: string): string =>
  `<m:r>${style}${FONT}<m:t xml:space="preserve">${escapedXml(text)}</m:t></m:r>`;
/** Sets numbers upright and operators with mathematical spacing. */
const upright = (text: string): string => run(UPRIGHT, text);
/**
 * Sets letters as plain text. LibreOffice would interpret mathematical text as commands: `re` as the symbol
 * for the real part, `|` as "or", an unpaired bracket as an error.
 */
const plain = (text: string): string => run(PLAIN, text);
const italic = (text: string): string => `<m:r>${FONT}<m:t>${escapedXml(text)}</m:t></m:r>`;
const part = (name: string, content: string): string => `<m:${name}>${content}</m:${name}>`;

function symbol(name: string): string {
  const { base, sub, sup } = symbolParts(name);
  const letter = part('e', italic(base));
  if (sub === '' && sup === '') return italic(base);
  const below = part('sub', plain(sub));
  return sup === ''
    ? part('sSub', letter + below)
    : part('sSubSup', letter + below + part('sup', plain(sup)));
}

/** Empty operand: without an operand LibreOffice shows `¿`. */
const NO_OPERAND = `<m:r>${PLAIN}<m:t></m:t></m:r>`;

const fenced = (open: string, content: string, close: string): string =>
  `<m:d><m:dPr><m:begChr m:val="${open}"/><m:endChr m:val="${close}"/></m:dPr>${part('e', content)}</m:d>`;

function total(content: string): string {
  const properties =
    '<m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/><m:supHide m:val="1"/></m:naryPr>';
  return part('nary', `${properties}${part('sub', italic('i'))}<m:sup/>${part('e', content)}`);
}

function set(shape: Shape): string {
  switch (shape.kind) {
    case 'number':
      return upright(shape.text);
    case 'sign':
      return OPERATOR.test(shape.text) ? upright(shape.text) : plain(shape.text);
    case 'word':
      return plain(shape.text);
    case 'symbol':
      return symbol(shape.text);
    case 'row':
      return shape.items.map(set).join('');
    case 'fraction':
      return part('f', part('num', set(shape.above)) + part('den', set(shape.below)));
    case 'power':
      return part('sSup', part('e', set(shape.base)) + part('sup', set(shape.exponent)));
    case 'root':
      return part('rad', `<m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${part('e', set(shape.of))}`);
    case 'brackets':
      return fenced('(', set(shape.of), ')');
    case 'bars':
      return fenced('|', set(shape.of), '|');
    case 'total':
      return total(set(shape.of));
  }
}

/** Zero-width text before several equations: LibreOffice makes a line of equations a fifth too high. */
const LEAD = '<w:r><w:t>\u200b</w:t></w:r>';

/** True if a piece begins with an operator that lacks its left operand; a sign of the formula needs none. */
const lacksOperand = ([first]: readonly Shape[], index: number): boolean =>
  first.kind === 'sign' && OPERATOR.test(first.text) && (index > 0 || first.text !== '−');

/** Writes an equation for each unbreakable piece: Word joins them, LibreOffice breaks only between them. */
export function equationXml(shape: Shape): string {
  const pieces = breakable(shape).map(
    (piece, index) =>
      `<m:oMath xmlns:m="${NAMESPACE}">${lacksOperand(piece, index) ? NO_OPERAND : ''}${piece.map(set).join('')}</m:oMath>`,
  );
  return pieces.length === 1 ? pieces[0] : LEAD + pieces.join('');
}

/** Ends the text run with the placeholder, inserts the content, and starts a run for the following text. */
const inline = (content: string): string => `</w:t></w:r>${content}<w:r><w:t xml:space="preserve">`;

const POSITIONS = { sub: 'subscript', sup: 'superscript' } as const;

/** Derives the id of a bookmark from its name. Word accepts any number that is unique in the document. */
const bookmarkId = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 1e8, 7);

const bookmarkXml = (name: string): string =>
  `<w:bookmarkStart w:id="${bookmarkId(name)}" w:name="${name}"/><w:bookmarkEnd w:id="${bookmarkId(name)}"/>`;

const linkXml = (text: string, to: string): string =>
  `<w:hyperlink w:anchor="${to}"><w:r><w:t xml:space="preserve">${escapedXml(text)}</w:t></w:r></w:hyperlink>`;

/** Returns a field with the page number of a bookmark; Word updates the field when it opens the file. */
const pageXml = (bookmark: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin" w:dirty="true"/></w:r>` +
  `<w:r><w:instrText xml:space="preserve"> PAGEREF ${bookmark} \\h </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>…</w:t></w:r>` +
  `<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

function runXml(run: InlineContent[number]): string {
  if ('pageOf' in run) return pageXml(run.pageOf);
  if ('bookmark' in run) return bookmarkXml(run.bookmark);
  if ('linkTo' in run) return linkXml(run.text, run.linkTo);
  if ('shape' in run) return equationXml(run.shape);
  const { text, italic, shift } = run;
  const properties = [
    italic ? '<w:i/>' : '',
    shift === undefined ? '' : `<w:vertAlign w:val="${POSITIONS[shift]}"/>`,
  ].join('');
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escapedXml(text)}</w:t></w:r>`;
}

export function formulaModule(): DXT.Module {
  return {
    name: 'report/formula',
    supportedFileTypes: ['docx'],
    matchers: () => [['~', 'report/formula', {}]],
    render(part, { scopeManager }) {
      if (part.module !== 'report/formula') return null;
      const runs = scopeManager.getValue(part.value, { part }) as InlineContent | undefined;
      return { value: inline((runs ?? []).map(runXml).join('')), errors: [] };
    },
  };
}

const EMU_PER_PX = 9525;
const IMAGE_RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Media types of image files in the package. */
const MEDIA_TYPES = { png: 'image/png', svg: 'image/svg+xml' } as const;

/** Adds image files to the package and to the relationships of the file that shows them. */
class PictureStore {
  private readonly names = new Map<Uint8Array | string, string>();
  private readonly zip: PizZip;

  constructor(zip: PizZip) {
    this.zip = zip;
  }

  /** Returns the id of the relationship through which the file shows the image: PNG bytes, or SVG text. */
  add(data: Uint8Array | string, partPath: string): string {
    const target = this.fileOf(data);
    const path = partPath.replace(/(?<![^/])[^/]+$/, '_rels/$&.rels');
    const text = this.zip.file(path)?.asText() ?? `<Relationships xmlns="${RELATIONS}"></Relationships>`;
    const id = `rIdReport${target.replace(/\D/g, '')}`;
    if (!text.includes(`"${id}"`)) {
      const relation = `<Relationship Id="${id}" Type="${IMAGE_RELATION}" Target="${target}"/>`;
      this.zip.file(path, text.replace('</Relationships>', `${relation}</Relationships>`));
    }
    return id;
  }

  private fileOf(data: Uint8Array | string): string {
    const known = this.names.get(data);
    if (known !== undefined) return known;
    const type = typeof data === 'string' ? 'svg' : 'png';
    const name = `media/report${this.names.size + 1}.${type}`;
    this.names.set(data, name);
    this.zip.file(`word/${name}`, data, { binary: type === 'png' });
    this.declare(type);
    return name;
  }

  private declare(type: keyof typeof MEDIA_TYPES): void {
    const path = '[Content_Types].xml';
    const text = this.zip.file(path)?.asText() ?? '';
    if (new RegExp(`Extension="${type}"`, 'i').test(text)) return;
    const entry = `<Default ContentType="${MEDIA_TYPES[type]}" Extension="${type}"/>`;
    this.zip.file(path, text.replace(/<Default /, `${entry}<Default `));
  }
}

/** Returns the extension that names an image's SVG file; Word before 2016 ignores it and shows the PNG. */
const svgXml = (relation: string | undefined): string =>
  relation === undefined
    ? ''
    : `<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}">` +
      `<asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="${relation}"/>` +
      `</a:ext></a:extLst>`;

function drawingXml(
  { png, svg }: { png: string; svg: string | undefined },
  id: number,
  { width, height, alt }: ReportImage,
): string {
  const [cx, cy] = [width * EMU_PER_PX, height * EMU_PER_PX];
  const names = `id="${id}" name="Picture ${id}" descr="${escapedXml(alt)}"`;
  const shape =
    `<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture">` +
    `<pic:nvPicPr><pic:cNvPr ${names}/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip r:embed="${png}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${svgXml(svg)}</a:blip>` +
    `<a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>` +
    `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>`;
  return (
    `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0" ` +
    `xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">` +
    `<wp:extent cx="${cx}" cy="${cy}"/><wp:docPr ${names}/>` +
    `<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">` +
    `<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">${shape}</a:graphicData>` +
    `</a:graphic></wp:inline></w:drawing></w:r>`
  );
}

/** First id for inserted images; larger than the ids of the images in the templates. */
const FIRST_ID = 1000;

export function imageModule(): DXT.Module {
  let store: PictureStore | undefined;
  let nextId = FIRST_ID;
  return {
    name: 'report/picture',
    supportedFileTypes: ['docx'],
    optionsTransformer(options, docxtemplater: Docxtemplater) {
      store = new PictureStore((docxtemplater as Docxtemplater & { zip: PizZip }).zip);
      return options;
    },
    matchers: () => [['%', 'report/picture', {}]],
    render(part, { scopeManager, filePath }) {
      if (part.module !== 'report/picture') return null;
      const picture = scopeManager.getValue(part.value, { part }) as ReportImage | null | undefined;
      if (!picture || !store) return { value: '', errors: [] };
      nextId += 1;
      const { data, svg } = picture;
      const relations = { png: store.add(data, filePath), svg: svg && store.add(svg, filePath) };
      return { value: inline(drawingXml(relations, nextId, picture)), errors: [] };
    },
  };
}
