/** Unpacks data up to a limit, checked during unpacking: the size stated in a file cannot be trusted. */
import type PizZip from 'pizzip';

/** Compression formats: deflate (zlib) in PDF files, deflate-raw in zip files. */
type Packing = 'deflate' | 'deflate-raw';

type Unpacked = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; why: 'tooLong' | 'damaged' };

/**
 * Number of compressed bytes per step. A step outputs at most about a thousand times as many bytes, so the
 * output exceeds the limit by at most the output of one step.
 */
const STEP = 16_384;

function inSteps(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, at + STEP));
      at += STEP;
    },
  });
}

/** Unpacks the data. Returns the reason `tooLong` and no data if the unpacked data exceeds `most` bytes. */
export async function unpack(
  packed: Uint8Array<ArrayBuffer>,
  packing: Packing,
  most: number,
): Promise<Unpacked> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    const stream = inSteps(packed).pipeThrough(new DecompressionStream(packing));
    for (const reader = stream.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return { ok: true, bytes: new Uint8Array(await new Blob(parts).arrayBuffer()) };
      length += value.length;
      if (length > most) {
        await reader.cancel();
        return { ok: false, why: 'tooLong' };
      }
      parts.push(value);
    }
  } catch {
    return { ok: false, why: 'damaged' };
  }
}

/** Packed zip entry as PizZip represents it internally. */
interface PackedMember {
  compressionMethod: string;
  getCompressedContent: () => Uint8Array<ArrayBuffer>;
}

const STORED = '\x00\x00';

/** Returns the packed bytes, which PizZip reads only now; null for an invalid entry. */
function packedBytes(data: PackedMember): Uint8Array<ArrayBuffer> | null {
  try {
    return new Uint8Array(data.getCompressedContent());
  } catch {
    return null;
  }
}

/** Unpacks a zip entry without PizZip, which would unpack the whole entry before its size can be checked. */
export async function unpackMember(member: PizZip.ZipObject, most: number): Promise<Unpacked> {
  const { _data: data } = member as PizZip.ZipObject & { _data: PackedMember };
  const packed = packedBytes(data);
  if (packed === null) return { ok: false, why: 'damaged' };
  if (data.compressionMethod !== STORED) return unpack(packed, 'deflate-raw', most);
  return packed.length > most ? { ok: false, why: 'tooLong' } : { ok: true, bytes: packed };
}
