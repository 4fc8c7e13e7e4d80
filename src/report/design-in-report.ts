/** The design that a report carries along, whether Word or PDF; loaded when such a file is opened. */
import PizZip from 'pizzip';
import { attachedDesign } from './attached-design';

const PDF = '%PDF';
const ZIP = 'PK';

/** Bytes as characters, one to one. */
const BINARY = 'latin1';

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).text();
}

/** The file that the PDF has as an attachment; null where there is none that can be read. */
async function designInPdf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const text = new TextDecoder(BINARY).decode(bytes);
  const found = /\/Type \/EmbeddedFile\b[^]*?\/Length (\d+)[^]*?stream\r?\n/.exec(text);
  if (!found) return null;
  const start = found.index + found[0].length;
  try {
    return await inflated(bytes.slice(start, start + Number(found[1])));
  } catch {
    // Written anew by another program, in a way of its own.
    return null;
  }
}

function designInWord(bytes: Uint8Array): string | null {
  try {
    return attachedDesign(new PizZip(bytes));
  } catch {
    // The library throws for every file that is no zip.
    return null;
  }
}

/** Content of a design file; null where the file is no report, or carries none. */
export async function designInReport(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  if (head === PDF) return designInPdf(bytes);
  return head.startsWith(ZIP) ? designInWord(bytes) : null;
}
