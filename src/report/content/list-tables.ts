/**
 * Table of all load list rows, which a report embeds because its pages show only some of the rows. In the PDF
 * report, the table is an attachment.
 */
import { cachedRows } from '@/design/verdict/calculation';
import { listTableName } from '@/report/content/load-list-data';
import { summarySheets } from '@/report/content/summary-sheets';
import type { AttachedTable } from '@/report/model/blocks';
import type { ReportInput } from '@/report/model/report-input';
import { workbookOf } from '@/shared/tables/workbook';

/** Returns the table of a design; an empty list if its load list is empty or was not calculated. */
export const listTables = (input: ReportInput): AttachedTable[] =>
  cachedRows(input.list).length === 0
    ? []
    : [{ name: listTableName(input), content: workbookOf(summarySheets(input)) }];
