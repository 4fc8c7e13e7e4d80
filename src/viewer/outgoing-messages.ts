/** Window messages sent by the 3D view. */
import * as z from 'zod/mini';
import type { Measure } from '@/drawing/plan/shapes';

type Received = Pick<MessageEvent<unknown>, 'origin' | 'data'>;

/** Makes a reader of window messages; it returns null for another origin or data that do not match. */
export function readerOf<T>(schema: z.ZodMiniType<T>) {
  return ({ origin, data }: Received, ownOrigin: string): T | null => {
    if (origin !== ownOrigin) return null;
    const parsed = schema.safeParse(data);
    return parsed.success ? parsed.data : null;
  };
}

const screenshotSchema = z.object({
  type: z.literal('anchor-viewer/screenshot'),
  dataUrl: z.string().check(z.startsWith('data:image/png;base64,')),
});
export type ScreenshotMessage = z.infer<typeof screenshotSchema>;

/** Sent when the view is mounted and waiting for its first scene. */
const readySchema = z.object({ type: z.literal('anchor-viewer/ready') });
export const READY: z.infer<typeof readySchema> = { type: 'anchor-viewer/ready' };

/** Only the view from the same build sends measured quantities, so their members are not validated. */
const measure = z.looseObject({
  of: z.enum(['edge', 'spacing', 'plate', 'thickness', 'standOff']),
}) as z.ZodMiniType<Measure>;

/** Object clicked by the user; `nothing` if the user clicked neither an anchor, a body nor a dimension. */
const pickedSchema = z.object({
  type: z.literal('anchor-viewer/picked'),
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('anchor'), no: z.int() }),
    /** Body of the failure mode shown in the scene. */
    z.object({ kind: z.literal('body'), mode: z.string().check(z.maxLength(40)) }),
    /** Dimension of the design, with the position of its label in window pixels. */
    z.object({
      kind: z.literal('dimension'),
      measure,
      at: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
    }),
    z.object({ kind: z.literal('nothing') }),
  ]),
});
export type PickedMessage = z.infer<typeof pickedSchema>;
export type Picked = PickedMessage['what'];

export const readScreenshot = readerOf(screenshotSchema);
export const readReady = readerOf(readySchema);
export const readPicked = readerOf(pickedSchema);
