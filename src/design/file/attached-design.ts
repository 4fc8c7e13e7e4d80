/** Writes and reads the design embedded in a Word report as a custom XML part. */
import type PizZip from 'pizzip';
import { unpackMember } from '@/files/unpack/unpack';
import { escapedXml, unescapedXml } from '@/text/format/xml-text';

const PART = 'customXml/anchor-design.xml';
const NAMESPACE = 'urn:anchor-design';
const RELATIONS = 'word/_rels/document.xml.rels';
const RELATION_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml';

/** Maximum size in bytes of an unpacked design, or of a project with its designs. */
export const LONGEST_ATTACHMENT = 50_000_000;
/** Maximum number of parts that are searched; Word adds a few parts of its own. */
const MOST_PARTS = 20;

/** Adds a custom XML part; Word keeps it only if the document's relationships refer to it. */
export function attachPart(zip: PizZip, { path, id, xml }: { path: string; id: string; xml: string }): void {
  zip.file(path, `<?xml version="1.0" encoding="UTF-8"?>${xml}`);
  const relations = zip.file(RELATIONS)?.asText() ?? '';
  const relation = `<Relationship Id="${id}" Type="${RELATION_TYPE}" Target="../${path}"/>`;
  zip.file(RELATIONS, relations.replace('</Relationships>', `${relation}</Relationships>`));
}

export const attachDesign = (zip: PizZip, design: string): void =>
  attachPart(zip, {
    path: PART,
    id: 'rIdDesign',
    xml: `<design xmlns="${NAMESPACE}">${escapedXml(design)}</design>`,
  });

/** Returns the text between the first opening and the last closing `design` tag; null if a tag is missing. */
function textOfDesign(part: string): string | null {
  const opening = part.indexOf('<design');
  const begin = opening < 0 ? -1 : part.indexOf('>', opening);
  const end = part.lastIndexOf('</design>');
  if (begin < 0 || end < begin) return null;
  return unescapedXml(part.slice(begin + 1, end));
}

/** Returns the embedded design, found by its namespace: Word may rename the part. Null if none. */
export async function attachedDesign(zip: PizZip): Promise<string | null> {
  for (const part of zip.file(/^customXml\/[^/]+\.xml$/).slice(0, MOST_PARTS)) {
    const unpacked = await unpackMember(part, LONGEST_ATTACHMENT);
    const text = unpacked.ok ? new TextDecoder().decode(unpacked.bytes) : '';
    if (text.includes(`"${NAMESPACE}"`)) return textOfDesign(text);
  }
  return null;
}
