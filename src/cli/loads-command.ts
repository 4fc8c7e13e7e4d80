/**
 * `engine loads FILE`: prints the load tables in a file as the app imports them, in kN and kNm, with the
 * presets and their reasons. Open questions are answered as for design loads on the plate, z out of the
 * concrete. Exit status 0 without questions, 3 with questions, 1 if the file cannot be read or contains no
 * load table.
 */
import { readFile } from 'node:fs/promises';
import { translatorOf } from '@/cli/report/texts';
import { rowsByNode } from '@/design/model/load-summary';
import { envelopeOf } from '@/design/saved-designs/reactions';
import { availableTables, type AvailableTable } from '@/files/load-tables/load-file';
import { questionsOf } from '@/files/load-tables/mapping-proposal';
import { letterOf } from '@/files/load-tables/named-table';
import { badCellText, presetLines, questionText, type Say } from '@/files/load-tables/question-text';
import { readLoads } from '@/files/load-tables/read-loads';
import { tablesOfFile } from '@/files/load-tables/tables-of-file';
import { LOADS, LOAD_NAMES } from '@/quantities/inputs';

export interface Terminal {
  /** Prints a string; the promise resolves when more output can be written. */
  out: (text: string) => Promise<void> | void;
  error: (text: string) => void;
}

function answerOf({ table, proposal }: AvailableTable, say: Say) {
  const { mapping } = proposal;
  const { loads, bad, skipped } = readLoads(table, mapping);
  const questions = questionsOf(table, proposal, mapping);
  const rows = loads.map((row) => ({
    name: row.name,
    ...Object.fromEntries(LOAD_NAMES.map((load) => [LOADS[load].sent, row[load]])),
  }));
  const reasonOf = (row: number, reason: string) => {
    const cells = bad.filter((cell) => cell.row === row);
    const named = cells.map((cell) => badCellText(cell, table, say));
    return named.length > 0 ? named.join(' ') : say(`import.skipped.${reason}`);
  };
  return {
    name: table.name,
    rows,
    nodes: [...rowsByNode(loads)].map(([node, own]) => ({ node, rows: own.length, ...envelopeOf(own) })),
    presets: presetLines(proposal, say),
    questions: questions.map((question) => ({
      kind: question.kind,
      column: question.columns.length > 0 ? question.columns.map(letterOf).join(', ') : null,
      text: questionText(question, table, say),
    })),
    skipped: skipped.map(({ row, reason }) => ({
      row: table.firstLine + row,
      reason: reasonOf(row, reason),
    })),
  };
}

const NO_TABLE = 1;
const ASKS = 3;

export async function loadsCommand(path: string, { out, error }: Terminal): Promise<number> {
  const translate = translatorOf('en');
  const say: Say = (key, values) => translate(`loadList:${key}`, values);
  const bytes = await readFile(path).catch(() => null);
  const tables = bytes && (await tablesOfFile(new Blob([new Uint8Array(bytes)])));
  const offered = availableTables(tables ?? []);
  if (offered.length === 0) {
    error(`${path}: ${say(bytes && tables ? 'import.nothing' : 'import.noTable')}\n`);
    return NO_TABLE;
  }
  const answers = offered.map((one) => answerOf(one, say));
  await out(`${JSON.stringify({ tables: answers })}\n`);
  return answers.some(({ questions }) => questions.length > 0) ? ASKS : 0;
}
