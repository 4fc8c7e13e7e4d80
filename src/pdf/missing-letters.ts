/** Reports characters that no font contains, because a name with missing characters must not go unnoticed. */
import { withRuns, type Letters } from '@/pdf/math/letters';

interface Watched {
  letters: Letters;
  /** Characters shown as boxes so far. */
  missing: ReadonlySet<string>;
}

/** Wraps `letters` to record the missing characters. */
export function watched(letters: Letters): Watched {
  const missing = new Set<string>();
  return {
    missing,
    letters: withRuns({
      ...letters,
      shown: (text) => {
        const shown = Array.from(letters.shown(text));
        Array.from(text).forEach((character, i) => shown[i] !== character && missing.add(character));
        return shown.join('');
      },
    }),
  };
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Maximum number of characters listed in the note. */
const MOST = 12;

/**
 * Returns the note about missing characters in the language of the document (en-GB, zh-CN); '' if there are
 * none.
 */
export function missingNote(missing: ReadonlySet<string>, language: string): string {
  if (missing.size === 0) return '';
  const codes = [...missing].slice(0, MOST).map(codeOf).join(', ') + (missing.size > MOST ? ', …' : '');
  return language.startsWith('zh')
    ? `□ 表示本 PDF 的字体中没有的字符（${codes}），请以 Word 文件为准。`
    : `□ stands for a character that the fonts of this PDF lack (${codes}); the Word file has it.`;
}
