/** Makes zip files with a large entry for tests of size limits. */
import { crc32, deflateRawSync } from 'node:zlib';
import type PizZip from 'pizzip';

const DEFLATED = 8;

/**
 * Returns the zip file with one more entry. Node compresses the entry, many times as fast as PizZip. The
 * file states `stated` as the unpacked size of the entry.
 */
export function zipWithPacked(
  zip: PizZip,
  path: string,
  contents: Uint8Array,
  stated = contents.length,
): Uint8Array<ArrayBuffer> {
  zip.file(path, deflateRawSync(contents));
  const bytes = Buffer.from(zip.generate({ type: 'uint8array', compression: 'STORE' }));
  // Changes the compression method, checksum and unpacked size, both in the header of the entry and in the
  // central directory.
  for (const [signature, method, sum, size, name] of [
    ['PK\x03\x04', 8, 14, 22, 30],
    ['PK\x01\x02', 10, 16, 24, 46],
  ] as const) {
    let at = bytes.indexOf(signature, 0, 'latin1');
    while (bytes.toString('latin1', at + name, at + name + path.length) !== path)
      at = bytes.indexOf(signature, at + 4, 'latin1');
    bytes.writeUInt16LE(DEFLATED, at + method);
    bytes.writeUInt32LE(crc32(contents), at + sum);
    bytes.writeUInt32LE(stated, at + size);
  }
  return new Uint8Array(bytes);
}
