/** Maximum number of characters: a few lines of a message. */
const LONGEST = 240;

/**
 * Returns the part of a text to show (its first line, shortened if too long), and the whole text; null in
 * place of the whole text if nothing is hidden.
 */
export function shortened(text: string): readonly [shown: string, whole: string | null] {
  const [line = ''] = text.trim().split(/\r?\n/, 1);
  if (line === text.trim() && line.length <= LONGEST) return [text, null];
  return [line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line, text.trim()];
}
