/** Window messages sent by the view. */
import * as z from 'zod/mini';
import type { Measure } from '@/drawing/plan/shapes';
import { readerOf } from '@/viewer/read-message';

const screenshotSchema = z.object({
  type: z.literal('anchor-viewer/screenshot'),
  dataUrl: z.string().check(z.startsWith('data:image/png;base64,')),
});
export type ScreenshotMessage = z.infer<typeof screenshotSchema>;

/** The view is mounted and waits for its first scene. */
const readySchema = z.object({ type: z.literal('anchor-viewer/ready') });
export const READY: z.infer<typeof readySchema> = { type: 'anchor-viewer/ready' };

/** The view of the same build names the length, so its members are not validated further. */
const measure = z.looseObject({
  of: z.enum(['edge', 'spacing', 'plate', 'thickness', 'standOff']),
}) as unknown as z.ZodMiniType<Measure>;

/** Object that was clicked; `nothing` for the background. */
const pickedSchema = z.object({
  type: z.literal('anchor-viewer/picked'),
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('anchor'), no: z.int() }),
    /** The failure mode of the scene's body. */
    z.object({ kind: z.literal('body'), mode: z.string().check(z.maxLength(40)) }),
    /** A length of the design, with the position of its text in window pixels. */
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
