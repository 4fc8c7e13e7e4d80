/**
 * Parses well-formed XML from Word files into a tree. A test run reads hundreds of reports, and building a
 * DOM for each would take most of the time.
 */

export interface XmlElement {
  name: string;
  /** Attributes as written in the file. */
  attributes: string;
  children: (XmlElement | string)[];
}

const ENTITY = '&(?:lt|gt|amp|quot|apos|#\\d+|#x[\\da-fA-F]+);';
const ATTRIBUTE = `\\s+[\\w:.-]+="(?:[^"<&]|${ENTITY})*"`;
/**
 * Matches the tokens that make up the whole document: a tag or a piece of text. Neither may contain anything
 * that XML forbids.
 */
const TOKEN = new RegExp(
  `<(/?)([A-Za-z_][\\w:.-]*)((?:${ATTRIBUTE})*)\\s*(/?)>|((?:[^<&\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f]|${ENTITY})+)`,
  'y',
);
const DECLARATION = /^\uFEFF?\s*<\?xml [^?]*\?>\s*/;

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(#x?)?(\w+);/g, (_, sign: string | undefined, code: string) => {
    if (sign === undefined) return NAMED[code];
    return String.fromCodePoint(Number.parseInt(code, sign === '#x' ? 16 : 10));
  });
}

/** Returns the root element; throws if the XML is not well-formed. */
export function readXml(text: string, name: string): XmlElement {
  const document: XmlElement = { name: '', attributes: '', children: [] };
  const open = [document];
  let at = DECLARATION.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (!token) throw new Error(`${name}: no XML at ${text.slice(at, at + 80)}`);
    const [whole, end, tag, attributes, empty, words] = token;
    at += whole.length;
    const around = open[open.length - 1];
    if (tag === undefined) around.children.push(decoded(words));
    else if (end === '/') {
      if (around.name !== tag) throw new Error(`${name}: </${tag}> closes <${around.name}>`);
      open.pop();
    } else {
      const element: XmlElement = { name: tag, attributes, children: [] };
      around.children.push(element);
      if (empty === '') open.push(element);
    }
  }
  const [root, ...more] = childrenOf(document);
  if (open.length > 1 || root === undefined || more.length > 0)
    throw new Error(`${name}: one element must hold everything, and be closed`);
  return root;
}

/** Returns the decoded value of an attribute; '' if the element does not have it. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string =>
  decoded(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

export function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child): child is XmlElement => typeof child !== 'string');
}
