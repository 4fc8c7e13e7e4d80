/** Characters that fit on a few lines of a message. */
const LONGEST = 240;

/** The first line of a text, which may be cut; and the whole text where there is more of it. */
export function shortened(text: string): readonly [shown: string, whole: string | null] {
  const [line = ''] = text.trim().split(/\r?\n/, 1);
  if (line === text.trim() && line.length <= LONGEST) return [text, null];
  return [line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line, text.trim()];
}
