/**
 * Writes and reads links that contain a design. The design is in the fragment of the URL (after the '#'),
 * which browsers never send to a server: the content of the design file, compressed (raw deflate) and encoded
 * in base64url (RFC 4648, section 5).
 */
import { fileContent, LONGEST_FILE, parseDesignFile, type ReadFile } from '@/design/file/design-file';
import { LINK_START } from '@/design/file/design-link-prefix';
import type { Design } from '@/design/model/design-state';
import { unpack } from '@/files/unpack/unpack';
import { base64Of } from '@/text/format/base64';

/** Maximum number of characters from the '#': mail and chat programs still recognise such a link. */
export const LONGEST_LINK = 8_000;

async function deflate(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string =>
  base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Returns the fragment of a URL that contains the design; null if it would exceed `LONGEST_LINK`. */
export async function linkOf(design: Design): Promise<string | null> {
  const text = JSON.stringify(fileContent(design));
  const link = LINK_START + toBase64Url(await deflate(text));
  return link.length > LONGEST_LINK ? null : link;
}

/** Reads the design from a link, with the same checks as for a file. */
export async function designOfLink(hash: string): Promise<ReadFile> {
  const packed = fromBase64Url(hash.slice(LINK_START.length));
  if (packed === null) return { ok: false, refusal: 'noJson' };
  const unpacked = await unpack(packed, 'deflate-raw', LONGEST_FILE);
  if (!unpacked.ok) return { ok: false, refusal: unpacked.why === 'tooLong' ? 'tooLong' : 'noJson' };
  return parseDesignFile(new TextDecoder().decode(unpacked.bytes));
}
