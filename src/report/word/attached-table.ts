/** Tables for a spreadsheet that a Word report carries along as parts of its own; its PDF attaches them. */
import type PizZip from 'pizzip';
import { attachPart } from '@/design/file/attached-design';

export interface AttachedTable {
  /** Name of the file; letters, digits, `-` and `.` alone. */
  name: string;
  content: ArrayBuffer;
}

/** `src/pdf/read-docx.ts` finds the parts by this namespace. */
const NAMESPACE = 'urn:anchor-design-table';

/** Bytes that are turned into a text in one call: a call has no more arguments than its stack holds. */
const BLOCK = 0x4000;

function base64Of(content: ArrayBuffer): string {
  const bytes = new Uint8Array(content);
  const blocks = Array.from({ length: Math.ceil(bytes.length / BLOCK) }, (_, i) =>
    String.fromCharCode(...bytes.subarray(i * BLOCK, (i + 1) * BLOCK)),
  );
  return btoa(blocks.join(''));
}

export const attachTables = (zip: PizZip, tables: readonly AttachedTable[]): void =>
  tables.forEach(({ name, content }, index) =>
    attachPart(zip, {
      path: `customXml/table-${index + 1}.xml`,
      id: `rIdTable${index + 1}`,
      xml: `<table xmlns="${NAMESPACE}" name="${name}">${base64Of(content)}</table>`,
    }),
  );
