/**
 * Creates a WebM file with one video track. The file contains its duration and a seek index, which a recorded
 * stream lacks.
 */

export interface Chunk {
  /** Time from the start, ms. */
  at: number;
  key: boolean;
  data: Uint8Array;
}

interface Track {
  codec: 'V_VP9';
  width: number;
  height: number;
  /** Duration, ms. */
  length: number;
}

const ascii = (text: string) => Buffer.from(text, 'ascii');

function unsigned(value: number, bytes = 8): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64BE(BigInt(Math.round(value)));
  return buffer.subarray(8 - bytes);
}

function float(value: number): Buffer {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return buffer;
}

/** Encodes an element. Sizes always take eight bytes, so that all positions are known before writing. */
function element(id: number, ...content: Uint8Array[]): Buffer {
  const data = Buffer.concat(content);
  const name = Buffer.from(id.toString(16), 'hex');
  const size = unsigned(data.length);
  size[0] = 1;
  return Buffer.concat([name, size, data]);
}

const ID = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
} as const;

function header(): Buffer {
  return element(
    ID.ebml,
    element(0x4286, unsigned(1, 1)),
    element(0x42f7, unsigned(1, 1)),
    element(0x42f2, unsigned(4, 1)),
    element(0x42f3, unsigned(8, 1)),
    element(0x4282, ascii('webm')),
    element(0x4287, unsigned(4, 1)),
    element(0x4285, unsigned(2, 1)),
  );
}

function description({ codec, width, height, length }: Track): Buffer {
  const program = ascii('anchor-designer');
  const info = element(
    ID.info,
    element(0x2ad7b1, unsigned(1e6, 4)),
    element(0x4489, float(length)),
    element(0x4d80, program),
    element(0x5741, program),
  );
  const video = element(0xe0, element(0xb0, unsigned(width, 2)), element(0xba, unsigned(height, 2)));
  const entry = element(
    0xae,
    element(0xd7, unsigned(1, 1)),
    element(0x73c5, unsigned(1, 1)),
    element(0x83, unsigned(1, 1)),
    element(0x86, ascii(codec)),
    video,
  );
  return Buffer.concat([info, element(ID.tracks, entry)]);
}

/** Divides the chunks into clusters; each cluster begins with a key frame. */
function clustersOf(chunks: readonly Chunk[]): { at: number; bytes: Buffer }[] {
  const starts = chunks.flatMap(({ key }, index) => (key ? [index] : []));
  return starts.map((start, no) => {
    const { at } = chunks[start];
    const blocks = chunks.slice(start, starts[no + 1]).map((chunk) => {
      const head = Buffer.from([0x81, 0, 0, chunk.key ? 0x80 : 0]);
      head.writeInt16BE(Math.round(chunk.at - at), 1);
      return element(0xa3, head, chunk.data);
    });
    return { at, bytes: element(ID.cluster, element(0xe7, unsigned(at)), ...blocks) };
  });
}

function cues(entries: readonly { at: number; position: number }[]): Buffer {
  const points = entries.map(({ at, position }) =>
    element(
      0xbb,
      element(0xb3, unsigned(at)),
      element(0xb7, element(0xf7, unsigned(1, 1)), element(0xf1, unsigned(position))),
    ),
  );
  return element(ID.cues, ...points);
}

export function webm(track: Track, chunks: readonly Chunk[]): Buffer {
  const about = description(track);
  const clusters = clustersOf(chunks);
  const index = (positions: readonly number[]) =>
    cues(clusters.map(({ at }, no) => ({ at, position: positions[no] })));
  let next = about.length + index(clusters.map(() => 0)).length;
  const positions = clusters.map(({ bytes }) => {
    const position = next;
    next += bytes.length;
    return position;
  });
  const content = clusters.map(({ bytes }) => bytes);
  return Buffer.concat([header(), element(ID.segment, about, index(positions), ...content)]);
}
