import { blocksContent } from '@/report/pdf/content/blocks';
import { HEADING, ofPart, WHOLE_SECTION, type Place } from '@/report/pdf/content/conversion-context';
import { imageOf } from '@/report/pdf/content/paragraph-lines';
import type { Block, Section, WordDocument } from '@/report/pdf/document-model';
import { withFloats, type FloatingPicture } from '@/report/pdf/floating-images';
import { USUAL_SIZE, splitByFont } from '@/report/pdf/fonts';
import { HEADING_AND_ROW } from '@/report/pdf/keep-together-height';
import { type Letters, withRuns } from '@/report/pdf/math/character-fonts';
import {
  type Content,
  type ContentImage,
  type ContentSection,
  type DocumentDefinition,
  type Side,
  newPart,
  partIn,
  type Part,
} from '@/report/pdf/pdfmake-types';

/** Wraps `letters` to record the missing characters, which are shown as boxes. */
function watched(letters: Letters) {
  const missing = new Set<string>();
  return {
    missing,
    letters: withRuns({
      ...letters,
      shown: (text) => {
        const shown = Array.from(letters.shown(text));
        Array.from(text).forEach((character, i) => shown[i] !== character && missing.add(character));
        return shown.join('');
      },
    }),
  };
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const MOST = 12;

/** Returns the note about missing characters in the document's language (en-GB, zh-CN); '' without any. */
function missingNote(missing: ReadonlySet<string>, language: string): string {
  if (missing.size === 0) return '';
  const codes = [...missing].slice(0, MOST).map(codeOf).join(', ') + (missing.size > MOST ? ', …' : '');
  return language.startsWith('zh')
    ? `□ 表示本 PDF 的字体中没有的字符（${codes}），请以 Word 文件为准。`
    : `□ stands for a character that the fonts of this PDF lack (${codes}); the Word file has it.`;
}

const DESIGN_FILE = 'anchor-design.json';

const attachment = (design: string): DocumentDefinition['files'][number] => ({
  content: new TextEncoder().encode(design).buffer,
  name: DESIGN_FILE,
  type: 'application/json',
  description: 'Anchor Designer',
});

const TABLE_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function sectionContent(
  section: Section,
  document: Pick<Place, 'letters' | 'headings' | 'parent'>,
): ContentSection {
  const { page, body, header, footer } = section;
  const place = { ...document, room: page.width - page.left - page.right, isWholeCell: false };
  const head = withFloats(header, page, document.letters);
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

/** Formatting of the note about missing characters at the end of the document. */
const NOTE = { fontSize: 8, margin: [0, 6, 0, 0] } as const satisfies Partial<Content>;

function contentOf(
  { sections, language }: WordDocument,
  all: Letters,
  parent: Part,
): Pick<DocumentDefinition, 'content' | 'lettersWithoutFont'> {
  const headings: Place['headings'] = [];
  const { letters, missing } = watched(all);
  const content = sections.map((section) => sectionContent(section, { letters, headings, parent }));
  // Headers and footers are converted before the note is written, which also lists what they lack.
  for (const { header, footer } of content) for (const side of [header, footer]) side(1, 1);
  const note = missingNote(missing, language);
  if (note !== '')
    content
      .at(-1)
      ?.section.push({ text: splitByFont(note), ...NOTE, ...ofPart(partIn(parent, newPart('P'))) });
  return { content, lettersWithoutFont: [...missing] };
}

export function toPdfmake(document: WordDocument, letters: Letters): DocumentDefinition {
  const { title, author, subject, language, design, tables } = document;
  const structure = newPart('Document');
  return {
    info: { title, author, subject },
    structure,
    language,
    displayTitle: title !== '',
    files: [
      ...(design === null ? [] : [attachment(design)]),
      ...tables.map((table) => ({ ...table, type: TABLE_TYPE, description: 'Anchor Designer' })),
    ],
    defaultStyle: { font: 'text', fontSize: USUAL_SIZE },
    ...contentOf(document, letters, structure),
    pageBreakBefore: keepingTogether(),
  };
}

/**
 * Returns pdfmake's page break function: the page breaks before content that must stay together and does not
 * fit. After moving unbreakable rows, pdfmake still reports their previous page, so the remaining height is
 * checked too. If such content fits on one page, the paragraphs within it never move separately. If it is
 * longer, a paragraph that stays with the next one moves to the next page if less than `HEADING_AND_ROW` is
 * left or if only such paragraphs follow on the page.
 */
function keepingTogether(): DocumentDefinition['pageBreakBefore'] {
  let isWhole = false;
  return ({ headlineLevel = 0, startPosition }, { getFollowingNodesOnPage }) => {
    const { pageInnerHeight, verticalRatio } = startPosition;
    const left = pageInnerHeight * (1 - verticalRatio);
    const required = headlineLevel - WHOLE_SECTION;
    if (required > 0) {
      isWhole = required < pageInnerHeight;
      return isWhole && left < required;
    }
    return (
      headlineLevel === HEADING &&
      !isWhole &&
      (left < HEADING_AND_ROW || getFollowingNodesOnPage().every((next) => next.headlineLevel !== undefined))
    );
  };
}

const FOOTER_LINE = 14;
