/** Anchors as a backend answers them. */
import * as z from 'zod/mini';
import { ANCHOR_NUMBERS, ANCHOR_TEXTS, type AnchorRecord } from './anchor';
import { wireId } from './fields';

const text = z.pipe(
  z.optional(z.union([z.string(), z.number(), z.null()])),
  z.transform((value) => (value === null || value === undefined ? '' : String(value))),
);
const flag = z.catch(z.union([z.literal('0'), z.literal('1')]), '1');

/** Tolerant of missing fields (they read ''), strict about the kind of what is there. */
export const anchorSchema = z.object({
  id: wireId,
  name: z.string(),
  avatar: text,
  efficient: flag,
  jgHave: flag,
  etaHave: flag,
  ...Object.fromEntries([...ANCHOR_TEXTS, ...ANCHOR_NUMBERS].map((field) => [field, text])),
}) as unknown as z.ZodMiniType<AnchorRecord>;

/** Item of the list for one standard and diameter: the id is certain, a name is what backends add. */
export const anchorListItemSchema = z.object({
  id: wireId,
  name: z.optional(z.string()),
});
export type AnchorListItem = z.infer<typeof anchorListItemSchema>;
