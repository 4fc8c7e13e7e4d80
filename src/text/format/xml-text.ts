/** Escapes and unescapes text in XML. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapedXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character]);

/** Entities and their characters; Word also escapes the apostrophe. */
const CHARACTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ESCAPES).map(([character, entity]) => [entity, character])),
  '&apos;': "'",
};

export const unescapedXml = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => CHARACTERS[entity]);
