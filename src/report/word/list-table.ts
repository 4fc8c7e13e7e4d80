/** The table of all rows of a load list, which a report prints only in part. */
import { knownRows } from '@/design/verdict/load-list-outcome';
import { listTableName } from '@/report/content/load-list-data';
import type { ReportInput } from '@/report/content/report-input';
import { summarySheets } from '@/report/content/summary-sheets';
import type { AttachedTable } from '@/report/word/attached-table';
import { workbookOf } from '@/shared/tables/workbook';

/** None for a report whose load list is empty or was not calculated. */
export const listTables = (input: ReportInput): AttachedTable[] =>
  knownRows(input.list).length === 0
    ? []
    : [{ name: listTableName(input), content: workbookOf(summarySheets(input)) }];
