/** Splits a sentence with symbols, such as "h_ef = 60 mm", into words and symbols. */

interface SentencePart {
  text: string;
  /** True for a symbol, which is typeset with subscripts and superscripts. */
  symbol: boolean;
}

/**
 * A symbol is one letter with subscripts: f_cu,k, γ_Mc. A code such as not_checked begins with a word and
 * does not match.
 */
const SYMBOL = /((?<![A-Za-z0-9_])[A-Za-zα-ω]_[A-Za-z0-9_]+(?:,[A-Za-z0-9]+)*)/;

export function sentenceParts(sentence: string): SentencePart[] {
  // Splitting at a capturing group puts the symbols at the odd indices.
  return sentence
    .split(SYMBOL)
    .map((text, index) => ({ text, symbol: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
