/** What a server answers to the add of a concrete grade. */
import type { Outcome } from '../../engineering';
import { messageOf } from './refusal';

/**
 * The text inside a body: JSON text is unwrapped; a record, a number or null in its place says no more than
 * success.
 */
function textOf(body: string): string {
  try {
    const value = JSON.parse(body) as unknown;
    return typeof value === 'string' ? value : messageOf(value);
  } catch {
    // No JSON: the text itself.
    return body;
  }
}

/** Documented: an empty body means added, any other text is shown. */
export function readAddAnswer(data: unknown): Outcome<string> {
  return { ok: true, value: typeof data === 'string' ? textOf(data.trim()).trim() : '' };
}
