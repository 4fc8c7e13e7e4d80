/** Schemas for fields in the reference databases; numbers are stored as text, as received but trimmed. */
import { z } from 'zod';

const LONGEST_NUMBER = 40;

/**
 * Non-negative number or numeric string. A missing or empty value becomes '0', as in the requirements
 * documents.
 */
export const numberText = z
  .union([z.string(), z.number(), z.null()], 'must be a number')
  .optional()
  .transform((value, context) => {
    const text = String(value ?? '').trim();
    if (text === '') return '0';
    const number = Number(text);
    if (
      text.length <= LONGEST_NUMBER &&
      /^[\d.eE+-]+$/.test(text) &&
      Number.isFinite(number) &&
      number >= 0
    ) {
      return text;
    }
    context.addIssue({ code: 'custom', message: 'must be a number that is not negative' });
    return z.NEVER;
  });

/** Flag '0' or '1'; a missing value becomes '1', the default in the requirements documents. */
export const flagText = z.enum(['0', '1'], 'must be "0" or "1"').default('1');

/** Text field that may be missing or empty. */
export const freeText = z
  .union([z.string(), z.number(), z.null()], 'must be text')
  .optional()
  .transform((value) => String(value ?? ''));

export const nameText = z
  .string()
  .transform((text) => text.trim())
  .refine((text) => text !== '', 'must not be empty')
  .refine((text) => text.length <= 255, 'must not exceed 255 characters');

export function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
