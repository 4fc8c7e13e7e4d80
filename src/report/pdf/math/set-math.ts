/** Places the characters and strokes of an equation, pt; x to the right, y downwards from the baseline. */
import type { LetterPart, Letters } from '@/report/pdf/math/character-fonts';
import type { MathNode } from '@/report/pdf/math/read-math';

export type Piece =
  | { kind: 'letters'; x: number; y: number; text: string; font: string; size: number }
  | { kind: 'stroke'; points: readonly (readonly [number, number])[]; width: number };

export interface Box {
  width: number;
  up: number;
  down: number;
  pieces: readonly Piece[];
  /** Operator before which a line may break; within a product only if it cannot break elsewhere. */
  opens?: 'sum' | 'product';
}

/** Height of text above and below the baseline, em. */
const ASCENT = 0.75;
const DESCENT = 0.22;
const AXIS = 0.27;
const STROKE = 0.05;
const SMALLER = { fraction: 0.86, script: 0.68 } as const;
/** Minimum font size, pt. */
const LEAST = 5;

const SPACES: Readonly<Record<string, readonly [before: number, after: number]>> = {
  '=': [0.27, 0.27],
  '≤': [0.27, 0.27],
  '>': [0.27, 0.27],
  '+': [0.2, 0.2],
  '−': [0.2, 0.2],
  '·': [0.1, 0.1],
  '/': [0.1, 0.1],
  ';': [0, 0.25],
};
const OPENING = new Set(['(', '|', '=', '+', '−', '·', '/', ';', '≤', '>']);
const BREAKS: Readonly<Record<string, Box['opens']>> = {
  '=': 'sum',
  '+': 'sum',
  '−': 'sum',
  '≤': 'sum',
  '>': 'sum',
  '·': 'product',
};

export const moved = (pieces: readonly Piece[], dx: number, dy: number): Piece[] =>
  pieces.map((piece) =>
    piece.kind === 'letters'
      ? { ...piece, x: piece.x + dx, y: piece.y + dy }
      : { ...piece, points: piece.points.map(([x, y]) => [x + dx, y + dy] as const) },
  );

export function besides(boxes: readonly Box[]): Box {
  let width = 0;
  const pieces: Piece[] = [];
  for (const box of boxes) {
    pieces.push(...moved(box.pieces, width, 0));
    width += box.width;
  }
  const most = (side: 'up' | 'down') => boxes.reduce((largest, box) => Math.max(largest, box[side]), 0);
  return { width, up: most('up'), down: most('down'), pieces };
}

const spaced = (box: Box, before: number, after: number): Box => ({
  ...box,
  width: before + box.width + after,
  pieces: moved(box.pieces, before, 0),
});

export function partsBox(parts: readonly LetterPart[], size: number): Box {
  let width = 0;
  const pieces = parts.map((part): Piece => {
    const piece = { kind: 'letters', x: width, y: 0, text: part.text, font: part.font, size } as const;
    width += part.width * size;
    return piece;
  });
  return { width, up: ASCENT * size, down: DESCENT * size, pieces };
}

/** Returns the box for words or numbers; each character is set in a font that contains it. */
const letterBox = (text: string, italic: boolean, size: number, letters: Letters): Box =>
  partsBox(letters.split(text, italic), size);

const smaller = (size: number, by: keyof typeof SMALLER) =>
  Math.max(Math.min(size, LEAST), SMALLER[by] * size);

function fraction(above: Box, below: Box, size: number): Box {
  const width = Math.max(above.width, below.width) + 0.2 * size;
  const gap = 0.12 * size;
  const axis = -AXIS * size;
  const [up, down] = [axis - gap - above.down, axis + gap + below.up];
  return {
    width: width + 0.16 * size,
    up: above.up - up,
    down: below.down + down,
    pieces: [
      ...moved(above.pieces, 0.08 * size + (width - above.width) / 2, up),
      {
        kind: 'stroke',
        points: [
          [0.08 * size, axis],
          [0.08 * size + width, axis],
        ],
        width: STROKE * size,
      },
      ...moved(below.pieces, 0.08 * size + (width - below.width) / 2, down),
    ],
  };
}

function scripts(base: Box, sub: Box | null, sup: Box | null, size: number): Box {
  const [low, high] = [
    Math.max(0.2 * size, base.down - 0.1 * size),
    Math.max(0.36 * size, base.up - 0.42 * size),
  ];
  const gap = 0.04 * size;
  return {
    width: base.width + gap + Math.max(sub?.width ?? 0, sup?.width ?? 0),
    up: Math.max(base.up, (sup?.up ?? 0) + high),
    down: Math.max(base.down, (sub?.down ?? 0) + low),
    pieces: [
      ...base.pieces,
      ...moved(sup?.pieces ?? [], base.width + gap, -high),
      ...moved(sub?.pieces ?? [], base.width + gap, low),
    ],
  };
}

function root(of: Box, size: number): Box {
  const lead = 0.55 * size;
  const top = -of.up - 0.06 * size;
  const points: [number, number][] = [
    [0.05 * size, -0.22 * size],
    [0.17 * size, -0.3 * size],
    [0.33 * size, of.down],
    [lead, top],
    [lead + of.width + 0.06 * size, top],
  ];
  return {
    width: lead + of.width + 0.12 * size,
    up: of.up + 0.12 * size,
    down: of.down,
    pieces: [{ kind: 'stroke', points, width: STROKE * size }, ...moved(of.pieces, lead + 0.03 * size, 0)],
  };
}

/** Returns a bracket or bar, drawn as a stroke if it must be taller than the character in the font. */
function fence(sign: string, [up, down]: readonly [number, number], size: number, letters: Letters): Box {
  if (up + down < 1.25 * size) return letterBox(sign, false, size, letters);
  const bend = sign === '(' ? -0.16 * size : sign === ')' ? 0.16 * size : 0;
  const middle = 0.2 * size - bend / 2;
  const shares = [-1, -0.8, -0.4, 0, 0.4, 0.8, 1];
  const points = shares.map(
    (share) => [middle + bend * (1 - share ** 4), (down - up) / 2 + (share * (up + down)) / 2] as const,
  );
  const stroke: Piece = { kind: 'stroke', points, width: 1.2 * STROKE * size };
  return { width: 0.4 * size, up, down, pieces: [stroke] };
}

function sum(node: Extract<MathNode, { kind: 'sum' }>, size: number, letters: Letters): Box {
  const sign = letterBox(node.sign, false, 1.25 * size, letters);
  const under = setMath(node.under, smaller(size, 'script'), letters);
  const width = Math.max(sign.width, under.width);
  const low = sign.down + 0.55 * size;
  const head: Box = {
    width: width + 0.1 * size,
    up: sign.up,
    down: low + under.down,
    pieces: [
      ...moved(sign.pieces, (width - sign.width) / 2, 0.08 * size),
      ...moved(under.pieces, (width - under.width) / 2, low),
    ],
  };
  return besides([head, setMath(node.of, size, letters)]);
}

/** Returns the boxes of a row, with spacing around operators; a line may break before some of the boxes. */
export function rowBoxes(node: MathNode, size: number, letters: Letters): Box[] {
  const items = node.kind === 'row' ? node.items : [node];
  return items.map((item, index) => {
    const box = setMath(item, size, letters);
    if (item.kind !== 'text') return box;
    const before = items[index - 1];
    const leads = before === undefined || (before.kind === 'text' && OPENING.has(before.text));
    const [left, right] = SPACES[item.text] ?? [0, 0];
    if (leads && item.text !== '=') return item.text === '−' ? box : spaced(box, 0, right * size);
    const opens = BREAKS[item.text];
    return { ...spaced(box, left * size, right * size), ...(opens && { opens }) };
  });
}

export function setMath(node: MathNode, size: number, letters: Letters): Box {
  const within = (part: MathNode, by?: keyof typeof SMALLER) =>
    setMath(part, by === undefined ? size : smaller(size, by), letters);
  switch (node.kind) {
    case 'text':
      return letterBox(node.text, node.italic, size, letters);
    case 'row':
      return besides(rowBoxes(node, size, letters));
    case 'fraction':
      return fraction(within(node.above, 'fraction'), within(node.below, 'fraction'), size);
    case 'script': {
      const [sub, sup] = [node.sub && within(node.sub, 'script'), node.sup && within(node.sup, 'script')];
      return scripts(within(node.base), sub, sup, size);
    }
    case 'root':
      return root(within(node.of), size);
    case 'fence': {
      const inner = within(node.of);
      const height = [inner.up, inner.down] as const;
      return besides([
        fence(node.open, height, size, letters),
        inner,
        fence(node.close, height, size, letters),
      ]);
    }
    case 'sum':
      return sum(node, size, letters);
  }
}
