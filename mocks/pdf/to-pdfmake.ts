/** The document model as pdfmake wants it. */
import type {
  Content,
  ContentColumns,
  ContentImage,
  ContentSection,
  ContentText,
  DocumentDefinition,
  OfPart,
  Side,
  TableCell,
  TableLayout,
} from './pdfmake';
import type {
  Block,
  Border,
  Cell,
  Inline,
  Paragraph,
  Picture,
  Section,
  Table,
  WordDocument,
} from './document-model';
import type { Faces } from './carried/faces';
import { withFaces, type RunLetters } from './carried/written-by';
import { LINE_CORRECTION, splitByFont } from './fonts';
import type { ParagraphLook, TextLook } from './looks';
import type { Letters } from './math/letters';
import { withFloats, type FloatingPicture } from './floats';
import { keptHeight } from './kept-height';
import { fittingWidths, partPlaces } from './line-places';
import { wordsWidth } from './words-width';
import { hasMath, mathLines } from './math/lines';
import { missingNote, watched } from './missing-letters';
import { linearText } from './math/linear-text';
import { headingType, newPart, partIn, type Part } from './structure';

/** Where content stands. */
interface Place {
  /** Width between its sides, pt. */
  room: number;
  letters: RunLetters;
  /** Part of the structure that it belongs to; null where nothing is read. */
  parent: Part | null;
  /** Nothing else stands in its cell: the text is the cell's own. */
  isWholeCell: boolean;
  /** Of the body, as far as it is written. */
  headings: { level: number; id: string }[];
  /** Numbers that page fields show; null in the body. */
  pages: { page: number; count: number } | null;
  /**
   * Which text belongs to what follows it: paragraphs that say so, everything (header rows), or nothing
   * (other cells).
   */
  keeping: 'marked' | 'all' | 'none';
}

/**
 * Level of a heading, before which a page may end, and of a table's header, which alone is no company for a
 * heading.
 */
const HEADING = 1;
const TABLE_HEADER = 2;
/** With the height that has to be left on the page: of a heading that stays with what it heads. */
const WHOLE_SECTION = 10;

function levelOf(place: Place, keepNext = false): { headlineLevel?: number } {
  if (place.keeping === 'all') return { headlineLevel: TABLE_HEADER };
  return place.keeping === 'marked' && keepNext ? { headlineLevel: HEADING } : {};
}

const USUAL_SIZE = 11;

const styleOf = (look: TextLook): Omit<ContentText, 'text'> => ({
  fontSize: look.size ?? USUAL_SIZE,
  ...(look.bold && { bold: true }),
  ...(look.italics && { italics: true }),
  ...(look.color !== undefined && { color: look.color }),
  ...(look.background !== undefined && { background: look.background }),
  ...(look.underline && { decoration: 'underline' as const }),
  ...(look.strike && { decoration: 'lineThrough' as const }),
  ...(look.script === 'sub' && { sub: true }),
  ...(look.script === 'sup' && { sup: true }),
});

const textParts = (text: string, look: TextLook, letters: RunLetters): ContentText[] =>
  letters.written(text, look).map((part) => ({ text: part.text, font: part.font, ...styleOf(look) }));

/** Its text is pdfmake's own: figures. */
const referenceText = (
  { bookmark, look }: Extract<Inline, { kind: 'reference' }>,
  letters: RunLetters,
): ContentText => ({
  text: '',
  font: letters.written('0', look)[0].font,
  pageReference: bookmark,
  ...styleOf(look),
});

function inlineText(inline: Inline, place: Place): ContentText[] {
  if (inline.kind === 'text') return textParts(inline.text, inline.look, place.letters);
  if (inline.kind === 'reference') return [referenceText(inline, place.letters)];
  if (inline.kind !== 'field' || !place.pages) return [];
  const { page, count } = place.pages;
  return textParts(String(inline.field === 'PAGE' ? page : count), inline.look, place.letters);
}

function splitAt(inlines: readonly Inline[], kind: Inline['kind']): Inline[][] {
  const parts: Inline[][] = [[]];
  for (const inline of inlines) {
    if (inline.kind === kind) parts.push([]);
    else parts.at(-1)?.push(inline);
  }
  return parts;
}

const textOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('');

/** A heading of the body is a bookmark, under the last one above it. */
function bookmarkOf(
  inlines: readonly Inline[],
  { look, bookmark }: Pick<Paragraph, 'look' | 'bookmark'>,
  place: Place,
): Bookmark {
  const { outline } = look;
  if (outline === undefined || place.keeping !== 'marked')
    return bookmark === undefined ? {} : { id: bookmark };
  const id = bookmark ?? `heading-${place.headings.length}`;
  const parent = place.headings.findLast(({ level }) => level < outline);
  place.headings.push({ level: outline, id });
  return {
    id,
    outline: true,
    outlineText: textOf(inlines),
    ...(parent && { outlineParentId: parent.id }),
  };
}

type Bookmark = Pick<ContentText, 'id' | 'outline' | 'outlineText' | 'outlineParentId'>;

/** Where the lines of a paragraph stand. */
interface LinePlace extends Place {
  /** Of its text. */
  part: () => OfPart;
  /** Width of its lines, pt. */
  lineRoom: number;
}

/**
 * The part of a paragraph's text is made when its first text comes: pictures before it are parts of their
 * own.
 */
function withTextPart(place: Place, { outline, left = 0, right = 0 }: ParagraphLook): LinePlace {
  const type = outline === undefined ? 'P' : headingType(outline);
  let part: Part | null | undefined;
  return {
    ...place,
    lineRoom: place.room - left - right,
    part: () => {
      part ??= place.isWholeCell ? place.parent : partIn(place.parent, newPart(type));
      return ofPart(part);
    },
  };
}

const ofPart = (part: Part | null): OfPart => (part ? { part } : {});

/** In its own ratio, no wider than its place. */
function fitted(picture: Picture, room: number): Picture {
  const scale = Math.min(1, room / picture.width);
  return { ...picture, width: scale * picture.width, height: scale * picture.height };
}

const imageOf = ({ data, width, height }: Picture): ContentImage => ({ image: data, width, height });

function pictureContent(picture: Picture, place: LinePlace): ContentImage {
  const { alt } = picture;
  const part = alt === '' ? null : partIn(place.parent, newPart('Figure', { alt }));
  return { ...imageOf(fitted(picture, place.lineRoom)), ...ofPart(part) };
}

/** Text and pictures of a line, one under the other where pictures stand in the text. */
function lineContent(
  inlines: readonly Inline[],
  paragraph: Pick<Paragraph, 'look' | 'size' | 'bookmark'>,
  place: LinePlace,
  alignment = paragraph.look.alignment,
): Content[] {
  const { look, size } = paragraph;
  const contents: Content[] = [];
  let text: ContentText[] = [];
  const flush = (): void => {
    if (text.length === 0) return;
    contents.push({
      text,
      ...place.part(),
      ...bookmarkOf(inlines, paragraph, place),
      lineHeight: (look.line ?? 1) * LINE_CORRECTION,
      ...(look.firstLine && contents.length === 0 && { leadingIndent: look.firstLine }),
      ...(alignment && { alignment }),
      ...levelOf(place, look.keepNext),
      ...(look.background !== undefined && { background: look.background }),
    });
    text = [];
  };
  for (const inline of inlines) {
    if (inline.kind === 'picture') {
      flush();
      contents.push({ ...pictureContent(inline, place), ...(alignment && { alignment }) });
    } else if (inline.kind === 'break') text.push({ text: '\n', fontSize: size });
    else text.push(...inlineText(inline, place));
  }
  flush();
  if (contents.length === 0) contents.push({ text: ' ', fontSize: size, lineHeight: LINE_CORRECTION });
  return contents;
}

/** What stands side by side: pictures, and text between pictures and tabs. */
type Piece = Picture | { kind: 'words'; inlines: Inline[] };

function piecesOf(inlines: readonly Inline[], room: number): Piece[] {
  const pieces: Piece[] = [];
  for (const inline of inlines) {
    const last = pieces.at(-1);
    if (inline.kind === 'picture') pieces.push(fitted(inline, room));
    else if (last?.kind === 'words') last.inlines.push(inline);
    else pieces.push({ kind: 'words', inlines: [inline] });
  }
  return pieces;
}

/** Between a logo and its text, pt. */
const LOGO_ROOM = 5;

/** `next` is what follows without a tab between. */
const pictureWidth = ({ width }: Picture, next: Piece | undefined): number =>
  next ? width + LOGO_ROOM : width;

/** A line with pictures or tabs between its texts. */
function sideBySide(line: readonly Inline[], paragraph: Paragraph, place: LinePlace): Content[] {
  const { look, size } = paragraph;
  const { firstLine = 0, alignment } = look;
  const parts = splitAt(line, 'tab').map((part) => piecesOf(part, place.lineRoom));
  const pieces = parts.flat();
  const words = pieces.filter((piece) => piece.kind === 'words');
  const pictures = pieces.filter((piece) => piece.kind === 'picture');
  const taken = pieces.reduce(
    (sum, piece) => sum + (piece.kind === 'words' ? 0 : piece.width + LOGO_ROOM),
    0,
  );
  const from = pictures.length > 0 ? Math.max(0, firstLine) : firstLine;
  const room = place.lineRoom - from - taken;
  if (words.length > 0 && room < LEAST_BESIDE * place.lineRoom)
    return [
      ...pictures.flatMap((picture) => lineContent([picture], paragraph, place)),
      ...linesContent(
        line.filter((inline) => inline.kind !== 'picture'),
        paragraph,
        place,
      ),
    ];
  const widths = fittingWidths(
    words.map(({ inlines }) => wordsWidth(inlines, place.letters)),
    room,
  );
  const widthOf = (piece: Piece, part: readonly Piece[]) =>
    piece.kind === 'words'
      ? widths[words.indexOf(piece)]
      : pictureWidth(piece, part[part.indexOf(piece) + 1]);
  const places = partPlaces(
    parts.map((part) => part.reduce((sum, piece) => sum + widthOf(piece, part), 0)),
    { from, to: place.lineRoom, stops: stopsFrom(look), alignment },
  );
  const columns: ContentColumns['columns'] = [];
  let x = from;
  const put = (width: number, stack: Content[]) => {
    columns.push({ width, stack, verticalAlignment: 'bottom' });
    x += width;
  };
  parts.forEach((part, i) => {
    if (places[i].x > x) put(places[i].x - x, []);
    for (const piece of part) {
      const own = piece === words[0] ? paragraph : { look: { ...look, outline: undefined }, size };
      const plain = { ...own, look: { ...own.look, firstLine: 0 } };
      put(
        widthOf(piece, part),
        piece.kind === 'words'
          ? lineContent(piece.inlines, plain, place, places[i].alignment)
          : [pictureContent(piece, place)],
      );
    }
  });
  return [{ columns, margin: [from, 0, 0, 0] }];
}

/** Text has to have this share of the line beside a picture; else it stands below. */
const LEAST_BESIDE = 0.25;

/** Its own, and the indent where its first line hangs out, from the left edge of the paragraph. */
const stopsFrom = ({ tabs = [], left = 0, firstLine = 0 }: ParagraphLook) => [
  ...(firstLine < 0 ? [{ position: 0, alignment: 'left' as const }] : []),
  ...tabs.map(({ position, alignment }) => ({ position: position - left, alignment })),
];

/** Text, pictures and tabs of a paragraph without page breaks. */
function linesContent(inlines: readonly Inline[], paragraph: Paragraph, place: LinePlace): Content[] {
  const has = (kind: Inline['kind']) => inlines.some((inline) => inline.kind === kind);
  if (has('tab')) return splitAt(inlines, 'break').flatMap((line) => sideBySide(line, paragraph, place));
  const hasWords = inlines.some(({ kind }) => kind !== 'picture');
  return has('picture') && hasWords
    ? sideBySide(inlines, paragraph, place)
    : lineContent(inlines, paragraph, place);
}

/** Lines with equations in them. */
function equationContent(paragraph: Paragraph, place: Place, gapBefore: number): Content {
  const { look } = paragraph;
  const { left = 0, right = 0, firstLine = 0 } = look;
  const room = place.room - left - right;
  const part = partIn(place.parent, newPart('Formula', { actual: linearText(paragraph.inlines) }));
  return {
    stack: mathLines(paragraph, { room, firstLine }, place.letters).map((svg, line) => ({
      svg,
      ...(line === 0 && firstLine !== 0 && { margin: [firstLine, 0, 0, 0] as const }),
      ...ofPart(part),
      ...(look.alignment && { alignment: look.alignment }),
    })),
    ...levelOf(place, look.keepNext),
    margin: [
      left,
      Math.max(0, (look.before ?? 0) - gapBefore) + RAISED + LOWERED,
      right,
      (look.after ?? 0) - LOWERED,
    ],
  };
}

/** An equation reaches further above its line than below: in the middle of its row it touches the top, pt. */
const LOWERED = 1.1;

function paragraphContent(paragraph: Paragraph, place: Place, gapBefore: number): Content {
  const { look, inlines } = paragraph;
  if (hasMath(paragraph)) return equationContent(paragraph, place, gapBefore);
  const linePlace = withTextPart(place, look);
  const sheets = splitAt(inlines, 'page');
  const stack = sheets.flatMap((sheet, i): Content[] => {
    const contents = linesContent(sheet, paragraph, linePlace);
    return i === 0 ? contents : [{ stack: contents, pageBreak: 'before' }];
  });
  return {
    stack,
    ...levelOf(place, look.keepNext),
    margin: [look.left ?? 0, Math.max(0, (look.before ?? 0) - gapBefore), look.right ?? 0, look.after ?? 0],
    ...(look.pageBreakBefore && { pageBreak: 'before' as const }),
  };
}

/** Of the space after a paragraph and before the next the larger counts, as in Word. */
function blocksContent(blocks: readonly Block[], place: Place): Content[] {
  let after = 0;
  return blocks.map((block, index) => {
    if (block.kind === 'table') {
      after = 0;
      return tableContent(block, place);
    }
    const content = paragraphContent(block, place, after);
    after = block.look.after ?? 0;
    if (place.keeping !== 'marked' || block.look.outline === undefined) return content;
    const height = keptHeight(blocks, index, place.room);
    return { ...content, headlineLevel: WHOLE_SECTION + height };
  });
}

function widest(borders: readonly (Border | undefined)[]): number {
  return Math.max(0, ...borders.map((border) => border?.width ?? 0));
}

/** Border on each side of a cell: its own, else the table's outer or inner one. */
function cellBorders(table: Table, cell: Cell, row: number, first: number): (Border | undefined)[] {
  const { borders } = table;
  const last = first + cell.span >= table.columns.length;
  const lastRow = row === table.rows.length - 1;
  return [
    cell.borders.left ?? (first === 0 ? borders.left : borders.insideV),
    cell.borders.top ?? (row === 0 ? borders.top : borders.insideH),
    cell.borders.right ?? (last ? borders.right : borders.insideV),
    cell.borders.bottom ?? (lastRow ? borders.bottom : borders.insideH),
  ];
}

/** Width for what stands in a cell. */
const cellRoom = ({ columns, padding }: Table, first: number, span: number): number =>
  columns.slice(first, first + span).reduce((sum, width) => sum + width, 0) - padding.left - padding.right;

const NO_BORDER = '#000000';

function rowContent(table: Table, cells: readonly Cell[], row: number, place: Place): TableCell[] {
  const result: TableCell[] = [];
  const isHeader = row < table.headerRows;
  const inner: Place = { ...place, keeping: isHeader ? 'all' : 'none' };
  const rowPart = partIn(place.parent, newPart('TR'));
  for (const cell of cells) {
    const first = result.length;
    const borders = cellBorders(table, cell, row, first);
    const room = cellRoom(table, first, cell.span);
    const below = table.rows.slice(row + 1);
    const continuing = below.findIndex((next) => !cellAt(next, first)?.continued);
    const rowSpan = 1 + (continuing < 0 ? below.length : continuing);
    const { span: colSpan } = cell;
    const part = (): Part | null =>
      partIn(rowPart, newPart(isHeader ? 'TH' : 'TD', { colSpan, rowSpan, isRepeated: isHeader }));
    result.push(
      cell.continued
        ? {}
        : {
            stack: blocksContent(cell.blocks, {
              ...inner,
              room,
              parent: part(),
              isWholeCell: cell.blocks.length === 1,
            }),
            ...levelOf(inner),
            border: borders.map((border) => (border?.width ?? 0) > 0),
            borderColor: borders.map((border) => border?.color ?? NO_BORDER),
            ...(cell.background !== undefined && { fillColor: cell.background }),
            ...(cell.middle && { verticalAlignment: 'middle' as const }),
            ...(cell.span > 1 && { colSpan: cell.span }),
            ...(rowSpan > 1 && { rowSpan }),
          },
    );
    for (let i = 1; i < cell.span; i++) result.push({});
  }
  while (result.length < table.columns.length)
    result.push({ text: '', border: [false, false, false, false] });
  return result;
}

/** The cell of a row that starts in a column. */
function cellAt(cells: readonly Cell[], column: number): Cell | undefined {
  let at = 0;
  for (const cell of cells) {
    if (at === column) return cell;
    at += cell.span;
  }
  return undefined;
}

/** Lines closer than the font's own leave the letters low: they would stand on the lines of a table, pt. */
const RAISED = 0.9;

function tableContent(table: Table, place: Place): Content {
  const { padding, borders, columns } = table;
  const inTable: Place = { ...place, parent: partIn(place.parent, newPart('Table')), isWholeCell: false };
  const vertical = widest([borders.left, borders.right, borders.insideV]);
  const horizontal = widest([borders.top, borders.bottom, borders.insideH]);
  const layout: TableLayout = {
    hLineWidth: () => horizontal,
    vLineWidth: () => vertical,
    paddingLeft: () => padding.left,
    paddingRight: () => padding.right,
    paddingTop: () => padding.top - RAISED,
    paddingBottom: () => padding.bottom + RAISED,
  };
  return {
    margin: [table.indent, 0, 0, 0],
    ...(table.headerRows > 0 && { headlineLevel: TABLE_HEADER }),
    layout,
    table: {
      widths: columns.map((width) => Math.max(1, width - padding.left - padding.right - vertical)),
      headerRows: table.headerRows < table.rows.length ? table.headerRows : 0,
      keepWithHeaderRows: table.headerRows > 0 && table.headerRows < table.rows.length ? 1 : 0,
      dontBreakRows: table.keepRows,
      body: table.rows.map((cells, row) => rowContent(table, cells, row, inTable)),
    },
  };
}

const DESIGN_FILE = 'anchor-design.json';

const attachment = (design: string): DocumentDefinition['files'][number] => ({
  content: new TextEncoder().encode(design).buffer,
  name: DESIGN_FILE,
  type: 'application/json',
  description: 'Anchor Designer',
});

function sectionContent(
  section: Section,
  document: Pick<Place, 'letters' | 'headings' | 'parent'>,
): ContentSection {
  const { page, body, header, footer } = section;
  const place = { ...document, room: page.width - page.left - page.right, isWholeCell: false };
  const head = withFloats(header, page);
  const behind = head.pictures.filter(({ isBehind }) => isBehind).map(floatContent);
  const before = head.pictures.filter(({ isBehind }) => !isBehind).map(floatContent);
  const side =
    (blocks: readonly Block[], top: number, pictures: readonly Content[] = []): Side =>
    (current, count) => ({
      stack: [
        ...pictures.map((picture) => ({ ...picture })),
        ...blocksContent(blocks, {
          ...place,
          parent: null,
          pages: { page: current, count },
          keeping: 'none',
        }),
      ],
      margin: [page.left, top, page.right, 0],
    });
  return {
    section: blocksContent(body, { ...place, pages: null, keeping: 'marked' }),
    pageSize: { width: page.width, height: page.height },
    pageMargins: [page.left, Math.max(page.top, head.bottom), page.right, page.bottom],
    header: side(head.blocks, page.header, before),
    footer: side(footer, Math.max(0, page.bottom - page.footer - FOOTER_LINE)),
    footDistance: page.footer,
    ...(behind.length > 0 && { background: () => ({ stack: behind.map((picture) => ({ ...picture })) }) }),
  };
}

const floatContent = ({ picture, x, y }: FloatingPicture): ContentImage => ({
  ...imageOf(picture),
  absolutePosition: { x, y },
});

/** Below everything else, in small letters. */
const NOTE = { fontSize: 8, margin: [0, 6, 0, 0] } as const satisfies Partial<Content>;

function contentOf(
  { sections, language }: WordDocument,
  all: Letters,
  faces: Faces,
  parent: Part,
): ContentSection[] {
  const headings: Place['headings'] = [];
  const { letters: ours, missing } = watched(all);
  const letters = withFaces(ours, faces);
  const content = sections.map((section) => sectionContent(section, { letters, headings, parent }));
  // What stands in a header alone is not written yet.
  for (const { header, footer } of content) for (const side of [header, footer]) side(1, 1);
  const note = missingNote(missing, language);
  if (note !== '')
    content
      .at(-1)
      ?.section.push({ text: splitByFont(note), ...NOTE, ...ofPart(partIn(parent, newPart('P'))) });
  return content;
}

export function toPdfmake(document: WordDocument, letters: Letters, faces: Faces): DocumentDefinition {
  const { title, author, subject, language, design } = document;
  const structure = newPart('Document');
  return {
    info: { title, author, subject },
    structure,
    language,
    displayTitle: title !== '',
    files: design === null ? [] : [attachment(design)],
    defaultStyle: { font: 'text', fontSize: USUAL_SIZE },
    content: contentOf(document, letters, faces, structure),
    // A heading stays with what it heads. Where rows that may not break are moved, pdfmake still names the
    // page from which they went, so the room that is left counts as well.
    pageBreakBefore: ({ headlineLevel = 0, startPosition }, { getFollowingNodesOnPage }) => {
      const { pageInnerHeight, verticalRatio } = startPosition;
      const left = pageInnerHeight * (1 - verticalRatio);
      const wanted = headlineLevel - WHOLE_SECTION;
      if (wanted > 0) return wanted < pageInnerHeight && left < Math.max(wanted, HEADING_ROOM);
      return (
        headlineLevel === HEADING &&
        (left < HEADING_ROOM || getFollowingNodesOnPage().every((next) => next.headlineLevel !== undefined))
      );
    },
  };
}

/** A heading with the head of a table and its first row, pt. */
const HEADING_ROOM = 72;
/** Height that a footer of one line takes above its distance from the paper's edge, pt. */
const FOOTER_LINE = 14;
