/** Writes the design embedded in a Word report as a custom XML part; reads that of a Word or PDF report. */
import PizZip from 'pizzip';
import { unpack, unpackMember } from '@/files/unpack/unpack';
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
async function attachedDesign(zip: PizZip): Promise<string | null> {
  for (const part of zip.file(/^customXml\/[^/]+\.xml$/).slice(0, MOST_PARTS)) {
    const unpacked = await unpackMember(part, LONGEST_ATTACHMENT);
    const text = unpacked.ok ? new TextDecoder().decode(unpacked.bytes) : '';
    if (text.includes(`"${NAMESPACE}"`)) return textOfDesign(text);
  }
  return null;
}

const PDF = '%PDF';
const ZIP = 'PK';

/** Encoding that maps bytes to characters one to one. */
const BINARY = 'latin1';

const ATTACHMENT = '/Type /EmbeddedFile';
/** Maximum number of characters in an attachment's dictionary. */
const DICTIONARY = 2000;

/** Returns the text of the first file attached to the PDF; null if there is no readable attachment. */
async function designInPdf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const text = new TextDecoder(BINARY).decode(bytes);
  const at = text.indexOf(ATTACHMENT);
  if (at < 0) return null;
  const dictionary = text.slice(at, at + DICTIONARY);
  const begin = /stream\r?\n/.exec(dictionary);
  const length = /\/Length (\d+)/.exec(dictionary.slice(0, begin?.index));
  if (begin === null || length === null) return null;
  const start = at + begin.index + begin[0].length;
  // Unpacking fails if another program has recompressed the attachment in a different format.
  const unpacked = await unpack(bytes.slice(start, start + Number(length[1])), 'deflate', LONGEST_ATTACHMENT);
  return unpacked.ok ? new TextDecoder().decode(unpacked.bytes) : null;
}

async function designInDocx(bytes: Uint8Array): Promise<string | null> {
  try {
    return await attachedDesign(new PizZip(bytes));
  } catch {
    // PizZip throws for every file that is not a zip archive.
    return null;
  }
}

/** Returns the design file embedded in a report; null if `file` is no report or embeds no design. */
export async function designInReport(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  if (head === PDF) return designInPdf(bytes);
  return head.startsWith(ZIP) ? designInDocx(bytes) : null;
}
