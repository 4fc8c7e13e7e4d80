/** Splits a sentence with symbols, such as "h_ef = 60 mm", into words and symbols. */

interface SentencePart {
  text: string;
  /** True if the text must be typeset with subscripts and superscripts. */
  symbol: boolean;
}

/** Letter with subscripts: f_cu,k, γ_Mc. Codes such as not_checked begin with a word and do not match. */
const SYMBOL = /((?<![A-Za-z0-9_])[A-Za-zα-ω]_[A-Za-z0-9_]+(?:,[A-Za-z0-9]+)*)/;

export function sentenceParts(sentence: string): SentencePart[] {
  // Splitting at a group puts its matches at the odd indices.
  return sentence
    .split(SYMBOL)
    .map((text, index) => ({ text, symbol: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
