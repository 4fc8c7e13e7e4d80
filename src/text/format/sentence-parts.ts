/** A sentence with symbols in it, such as "h_ef = 60 mm", cut into its words and its symbols. */

interface SentencePart {
  text: string;
  /** To be set with sub- and superscripts. */
  symbol: boolean;
}

/** Letter with subscripts: f_cu,k, γ_Mc. Codes such as not_checked begin with a word and do not match. */
const SYMBOL = /((?<![A-Za-z0-9_])[A-Za-zα-ω]_[A-Za-z0-9_]+(?:,[A-Za-z0-9]+)*)/;

export function sentenceParts(sentence: string): SentencePart[] {
  // Splitting at a group puts what it matched at the odd places.
  return sentence
    .split(SYMBOL)
    .map((text, index) => ({ text, symbol: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
