/**
 * Embeds a table of all load list rows in the Word report, whose pages show only some of the rows. In the
 * PDF report, the table is an attachment.
 */
import type PizZip from 'pizzip';
import { attachPart } from '@/design/file/attached-design';
import { knownRows } from '@/design/verdict/calculation';
import { listTableName } from '@/report/content/load-list-data';
import type { ReportInput } from '@/report/content/report-input';
import { summarySheets } from '@/report/content/summary-sheets';
import { workbookOf } from '@/shared/tables/workbook';
import { base64Of } from '@/text/format/base64';

interface AttachedTable {
  /** File name, containing only letters, digits, `-` and `.`. */
  name: string;
  content: ArrayBuffer;
}

/** Returns the load list table; an empty list if the load list is empty or was not calculated. */
const listTables = (input: ReportInput): AttachedTable[] =>
  knownRows(input.list).length === 0
    ? []
    : [{ name: listTableName(input), content: workbookOf(summarySheets(input)) }];

/** XML namespace by which `src/pdf/read-docx.ts` finds the tables. */
const NAMESPACE = 'urn:anchor-design-table';

/** Embeds in the Word file `zip` the load list table of each report whose load list was calculated. */
export const attachListTables = (zip: PizZip, inputs: readonly ReportInput[]): void =>
  inputs.flatMap(listTables).forEach(({ name, content }, index) =>
    attachPart(zip, {
      path: `customXml/table-${index + 1}.xml`,
      id: `rIdTable${index + 1}`,
      xml: `<table xmlns="${NAMESPACE}" name="${name}">${base64Of(new Uint8Array(content))}</table>`,
    }),
  );
