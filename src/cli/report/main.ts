/**
 * `report design.json --out report.docx`: writes the report for one or more design files without a browser,
 * as a Word, PDF or Excel file depending on the file extension, or the base plate as DXF. Exit status 1 if no
 * report can be created, 2 for invalid arguments, 3 if the verdict is incomplete.
 */
import { reportCommand } from '@/cli/report/command';

process.exitCode = await reportCommand(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
});
