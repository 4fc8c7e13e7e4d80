/** Anchors as a backend answers them. */
import * as z from 'zod/mini';
import { ANCHOR_NUMBERS, ANCHOR_TEXTS, type AnchorDetail, type AnchorRecord } from '@/api/contract/anchor';
import { wire, wireFlag, wireId, wireName, wirePictureId, wireText } from '@/api/contract/fields';
import { readNumber, readText, type WireId } from '@/api/contract/wire-values';

const fieldsOf = (keys: readonly string[], schema: z.ZodMiniType<string>) =>
  Object.fromEntries(keys.map((key) => [key, schema]));

/** As the database writes it. */
const flagText = z.pipe(
  wireFlag,
  z.transform((isOn) => (isOn ? '1' : '0')),
);

const COMMON = { id: wireId, name: wireName, avatar: wirePictureId, ...fieldsOf(ANCHOR_TEXTS, wireText) };

/**
 * Full record for administration. Its three flags are required, because a missing flag would be written back
 * as a value. Figures stay as they were sent, so that a wrong one can be seen and corrected.
 */
export const anchorSchema = z.object({
  ...COMMON,
  ...fieldsOf(ANCHOR_NUMBERS, wireText),
  efficient: flagText,
  jgHave: flagText,
  etaHave: flagText,
}) as unknown as z.ZodMiniType<AnchorRecord>;

/** A numeric text; '' where nothing was sent, which reads 0 as the contract has it. */
const figureText = wire(
  'OptionalFigure',
  (raw) => {
    const text = readText(raw)?.trim();
    return text === '' || readNumber(text) !== undefined ? text : undefined;
  },
  'must be a number',
);

/**
 * The figures of an anchor, for the calculator: all that are there must be numbers. Flags are no part of it.
 */
export const anchorDetailSchema = z.object({
  ...COMMON,
  ...fieldsOf(ANCHOR_NUMBERS, figureText),
}) as unknown as z.ZodMiniType<AnchorDetail>;

/** Schema for the name of a record. */
export const anchorNameSchema = z.object({ name: wireName });

/**
 * Item of the list for one standard and diameter: documented is the id alone, a name is what some backends
 * add.
 */
export interface AnchorListItem {
  id: WireId;
  /** '' where the list does not say. */
  name: string;
}
export const anchorListItemSchema: z.ZodMiniType<AnchorListItem> = z.object({ id: wireId, name: wireText });
