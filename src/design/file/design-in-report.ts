/** Reads the design embedded in a Word or PDF report; loaded when such a file is opened. */
import PizZip from 'pizzip';
import { attachedDesign, LONGEST_ATTACHMENT } from '@/design/file/attached-design';
import { unpack } from '@/files/unpack/unpack';

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
