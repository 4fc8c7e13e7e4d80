/** Text within XML. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapedXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character]);

const CHARACTERS = Object.fromEntries(
  Object.entries(ESCAPES).map(([character, entity]) => [entity, character]),
);

export const unescapedXml = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => CHARACTERS[entity]);
