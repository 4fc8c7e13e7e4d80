/** Finds overlapping labels in a drawing, which would be illegible. */
import { touch, numberBox } from '@/drawing/plan/labels';
import type { Plan } from '@/drawing/plan/plan';

/** Returns pairs of overlapping labels, and labels that cover an anchor. */
export function meetingTexts({ shapes, size }: Pick<Plan, 'shapes' | 'size'>): string[] {
  const texts = shapes.filter((shape) => shape.kind === 'text');
  const anchors = shapes.filter((shape) => shape.kind === 'circle');
  // Boxes slightly smaller than the labels, so that adjacent labels may touch within rounding errors.
  const box = (shape: (typeof texts)[number]) => numberBox({ upright: false, ...shape }, 0.999 * size);
  const onAnchors = texts.filter((text) =>
    anchors.some(({ at: [x, y], radius }) =>
      touch(box(text), { x, y, width: 2 * radius, height: 2 * radius }),
    ),
  );
  return [
    ...onAnchors.map(({ text }) => `${text} on an anchor`),
    ...texts.flatMap((one, i) =>
      texts
        .slice(i + 1)
        .flatMap((other) => (touch(box(one), box(other)) ? `${one.text} | ${other.text}` : [])),
    ),
  ];
}
