/** Text within XML. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapedXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character]);
