/**
 * `report design.json --out report.docx`: the report of a design file, or of many, without a browser, as
 * Word or PDF by the ending of the file, or a base plate as DXF. Exit status 1 where a design cannot be
 * calculated, 2 where the command is not understood.
 */
import { reportCommand } from '@/cli/report/command';

process.exitCode = await reportCommand(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
});
