/**
 * Captcha characters as strokes on a grid of 10 x 14, y downwards. Characters that are easily confused are
 * excluded: 0 O Q, 1 I, 2 Z, 5 S, 8 B, 6 G, U V.
 */

/** Stroke as a polyline of [x, y] points; `arc` creates the round parts. */
export type Stroke = readonly (readonly [number, number])[];

/** Returns the points of an elliptic arc; angles in degrees, clockwise from the right (y downwards). */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  const steps = 10;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

const stem: Stroke = [
  [1, 0],
  [1, 14],
];

const bowl: Stroke = [[1, 0], ...arc(5, 3.75, 4, 3.75, -90, 90), [1, 7.5]];

export const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  A: [
    [
      [0, 14],
      [5, 0],
      [10, 14],
    ],
    [
      [2, 9],
      [8, 9],
    ],
  ],
  C: [arc(6, 7, 5.5, 7, -45, -315)],
  D: [stem, [[1, 0], ...arc(3.5, 7, 5.5, 7, -90, 90), [1, 14]]],
  E: [
    [
      [9, 0],
      [1, 0],
      [1, 14],
      [9, 14],
    ],
    [
      [1, 7],
      [7, 7],
    ],
  ],
  F: [
    [
      [9, 0],
      [1, 0],
      [1, 14],
    ],
    [
      [1, 7],
      [7, 7],
    ],
  ],
  H: [
    stem,
    [
      [9, 0],
      [9, 14],
    ],
    [
      [1, 7],
      [9, 7],
    ],
  ],
  J: [[[8, 0], ...arc(4.5, 10.5, 3.5, 3.5, 0, 160)]],
  K: [
    stem,
    [
      [9, 0],
      [1, 8],
    ],
    [
      [4, 5.2],
      [9.5, 14],
    ],
  ],
  L: [
    [
      [1, 0],
      [1, 14],
      [9, 14],
    ],
  ],
  M: [
    [
      [0.5, 14],
      [0.5, 0],
      [5, 8],
      [9.5, 0],
      [9.5, 14],
    ],
  ],
  N: [
    [
      [1, 14],
      [1, 0],
      [9, 14],
      [9, 0],
    ],
  ],
  P: [stem, bowl],
  R: [
    stem,
    bowl,
    [
      [5, 7.5],
      [9.5, 14],
    ],
  ],
  T: [
    [
      [0, 0],
      [10, 0],
    ],
    [
      [5, 0],
      [5, 14],
    ],
  ],
  W: [
    [
      [0, 0],
      [2.5, 14],
      [5, 4],
      [7.5, 14],
      [10, 0],
    ],
  ],
  X: [
    [
      [0.5, 0],
      [9.5, 14],
    ],
    [
      [9.5, 0],
      [0.5, 14],
    ],
  ],
  Y: [
    [
      [0.5, 0],
      [5, 7],
      [9.5, 0],
    ],
    [
      [5, 7],
      [5, 14],
    ],
  ],
  '3': [arc(5, 3.6, 4, 3.6, -150, 90), arc(5, 10.4, 4.5, 3.6, -90, 155)],
  '4': [
    [
      [7, 14],
      [7, 0],
      [0.5, 10],
      [10, 10],
    ],
  ],
  '7': [
    [
      [0.5, 0],
      [9.5, 0],
      [3.5, 14],
    ],
  ],
  '9': [arc(5, 4.4, 4.2, 4.4, 0, -360), [[9.2, 4.4], ...arc(4.6, 8.6, 4.6, 5.4, 0, 120)]],
};

export const CAPTCHA_ALPHABET = Object.keys(GLYPHS).join('');
