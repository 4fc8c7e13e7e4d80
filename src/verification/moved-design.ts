/** Mirrors a design, and rotates it by 90 degrees. */
import type { CheckInput } from '@/engineering/model/design';

/** Mirrors a design about the y axis. */
export function mirrored(input: CheckInput): CheckInput {
  const { outline } = input.concrete;
  const { Vx, My, Mz } = input.dead;
  return {
    ...input,
    anchors: input.anchors.map((anchor) => ({ ...anchor, x: -anchor.x })),
    concrete: { ...input.concrete, outline: { ...outline, X1: -outline.X2, X2: -outline.X1 } },
    dead: { ...input.dead, Vx: -Vx, My: -My, Mz: -Mz },
  };
}

/** Rotates a design counter-clockwise by 90 degrees. */
export function rotated(input: CheckInput): CheckInput {
  const { outline } = input.concrete;
  const { Vx, Vy, Mx, My } = input.dead;
  return {
    ...input,
    plate: { ...input.plate, length: input.plate.width, width: input.plate.length },
    anchors: input.anchors.map(({ x, y, actsX, actsY, no }) => {
      return { no, x: -y, y: x, actsX: actsY, actsY: actsX };
    }),
    concrete: {
      ...input.concrete,
      outline: { X1: -outline.Y2, X2: -outline.Y1, Y1: outline.X1, Y2: outline.X2 },
    },
    dead: { ...input.dead, Vx: -Vy, Vy: Vx, Mx: -My, My: Mx },
  };
}
