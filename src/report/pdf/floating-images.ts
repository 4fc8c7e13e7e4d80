/** Places floating images in page headers and wraps the header text around them. */
import type {
  Block,
  Float,
  FloatPlace,
  Inline,
  Paragraph,
  Picture,
  Section,
} from '@/report/pdf/document-model';
import { heightOf } from '@/report/pdf/keep-together-height';
import type { Letters } from '@/report/pdf/math/character-fonts';

type Floating = Picture & { float: Float };

/** Floating image with its position in pt from the top left corner of the paper. */
export interface FloatingPicture {
  picture: Floating;
  x: number;
  y: number;
  isBehind: boolean;
}

type Page = Section['page'];
type Span = readonly [from: number, to: number];

const spanOfWidth = ({ width, left, right }: Page, from: string): Span => {
  const spans: Readonly<Record<string, Span>> = {
    page: [0, width],
    leftMargin: [0, left],
    insideMargin: [0, left],
    rightMargin: [width - right, width],
    outsideMargin: [width - right, width],
  };
  return spans[from] ?? [left, width - right];
};

const spanOfHeight = ({ height, top, bottom }: Page, from: string, line: number): Span => {
  const spans: Readonly<Record<string, Span>> = {
    page: [0, height],
    margin: [top, height - bottom],
    topMargin: [0, top],
    bottomMargin: [height - bottom, height],
  };
  return spans[from] ?? [line, line];
};

const SHARES: Readonly<Record<string, number>> = { center: 0.5, right: 1, bottom: 1, outside: 1 };

const placed = ({ align, offset }: FloatPlace, [from, to]: Span, size: number): number =>
  align === undefined ? from + offset : from + (SHARES[align] ?? 0) * (to - from - size);

/** Minimum width of text beside an image, as a fraction of the line; narrower text is placed below it. */
export const LEAST_TEXT_WIDTH = 0.25;

/** Indents of the text next to an image, pt; 0 for an image outside the text area. */
interface TextBeside {
  left: number;
  right: number;
}

function textBesideOf({ picture, x }: FloatingPicture, page: Page): TextBeside | null {
  const [from, to] = [page.left, page.width - page.right];
  const { distance } = picture.float;
  const [start, end] = [x - distance, x + picture.width + distance];
  if (end <= from + distance || start >= to - distance) return { left: 0, right: 0 };
  const [before, after] = [start - from, to - end];
  if (Math.max(before, after) < LEAST_TEXT_WIDTH * (to - from)) return null;
  return after >= before ? { left: end - from, right: 0 } : { left: 0, right: to - start };
}

const isFloating = (inline: Inline): inline is Floating =>
  inline.kind === 'picture' && inline.float !== undefined;

/** Returns a paragraph with only the image, to be placed above the text of the image's own paragraph. */
function lineOf(picture: Picture, x: number, page: Page): Paragraph {
  const room = page.width - page.left - page.right;
  const left = Math.max(0, Math.min(x - page.left, room - picture.width));
  return { kind: 'paragraph', style: { left }, size: 1, inlines: [picture] };
}

const indented = (paragraph: Paragraph, { left, right }: TextBeside): Paragraph => {
  const { style } = paragraph;
  return {
    ...paragraph,
    style: { ...style, left: Math.max(style.left ?? 0, left), right: Math.max(style.right ?? 0, right) },
  };
};

/**
 * Returns the blocks of a header without its floating images, the images, and the bottom edge of those that
 * the text must avoid; 0 if there are none.
 */
export function withFloats(head: readonly Block[], page: Page, letters: Letters) {
  const room = page.width - page.left - page.right;
  const blocks: Block[] = [];
  const pictures: FloatingPicture[] = [];
  const kept: (TextBeside & { bottom: number })[] = [];
  let y = page.header;
  const put = (block: Block): void => {
    const clear = kept.filter(({ bottom }) => bottom > y);
    const whole = block.kind === 'paragraph' ? clear.reduce<Paragraph>(indented, block) : block;
    blocks.push(whole);
    y += heightOf(whole, { room, letters });
  };
  for (const block of head) {
    if (block.kind === 'table') {
      put(block);
      continue;
    }
    for (const picture of block.inlines.filter(isFloating)) {
      const { horizontal, vertical, wrap, isBehind } = picture.float;
      const x = placed(horizontal, spanOfWidth(page, horizontal.from), picture.width);
      const top = placed(vertical, spanOfHeight(page, vertical.from, y), picture.height);
      const floating = { picture, x, y: top, isBehind };
      const beside = wrap === 'beside' ? textBesideOf(floating, page) : null;
      if (wrap !== 'none' && beside === null) {
        put(lineOf(picture, x, page));
        continue;
      }
      pictures.push(floating);
      const bottom = top + picture.height;
      if (beside && beside.left + beside.right > 0 && top < page.top) kept.push({ ...beside, bottom });
    }
    put({ ...block, inlines: block.inlines.filter((inline) => !isFloating(inline)) });
  }
  return { blocks, pictures, bottom: Math.max(0, ...kept.map(({ bottom }) => bottom)) };
}
