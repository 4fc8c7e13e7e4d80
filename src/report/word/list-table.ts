/**
 * The table of all rows of a load list, which a report prints only in part. The Word report carries it along
 * as a part of its own; its PDF attaches it.
 */
import type PizZip from 'pizzip';
import { attachPart } from '@/design/file/attached-design';
import { knownRows } from '@/design/verdict/load-list-outcome';
import { listTableName } from '@/report/content/load-list-data';
import type { ReportInput } from '@/report/content/report-input';
import { summarySheets } from '@/report/content/summary-sheets';
import { workbookOf } from '@/shared/tables/workbook';

interface AttachedTable {
  /** Name of the file; letters, digits, `-` and `.` alone. */
  name: string;
  content: ArrayBuffer;
}

/** None for a report whose load list is empty or was not calculated. */
const listTables = (input: ReportInput): AttachedTable[] =>
  knownRows(input.list).length === 0
    ? []
    : [{ name: listTableName(input), content: workbookOf(summarySheets(input)) }];

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

/** Adds the table of each report whose load list was calculated. */
export const attachListTables = (zip: PizZip, inputs: readonly ReportInput[]): void =>
  inputs.flatMap(listTables).forEach(({ name, content }, index) =>
    attachPart(zip, {
      path: `customXml/table-${index + 1}.xml`,
      id: `rIdTable${index + 1}`,
      xml: `<table xmlns="${NAMESPACE}" name="${name}">${base64Of(content)}</table>`,
    }),
  );
