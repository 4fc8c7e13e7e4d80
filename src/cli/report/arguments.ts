/** Parses the arguments of the report command. */
import { parseArgs } from 'node:util';
import { parseYield } from '@/report/content/plate-yield';
import { parseLanguage } from '@/text/languages';

export const USAGE = `usage: npm run --silent report -- <design.json> --out <report.docx | report.pdf | checks.xlsx | plate.dxf>
         [--language en | cn] [--depth simple | full] [--view <picture.png>] [--logo <logo.png>]
         [--plate-yield <MPa>]
         [--anchors <records.json>] [--templates <folder>]
       npm run --silent report -- --project <design.json> <design.json> … --out <report.docx | report.pdf>

  <design.json>  design file saved by the app
  --project      one report for all designs: their verdicts, the anchors to buy, then each design
  --out          the report as Word or PDF, its checks and forces for Excel, or the base plate as DXF
  --view         picture of the 3D view; without it, the report shows only the plan
  --logo         the company's logo on page 1
  --plate-yield  yield strength of the plate, with which the stress of an elastic plate is compared
  --anchors      file with a list of anchor records; default: the records that come with the app
  --templates    folder of the Word templates; default: the templates that come with the app

  Exit status: 0 written, 1 refused, 2 invalid arguments, 3 written but the verdict is Incomplete: the first
  line then states what the verdict does not cover.
`;

const OPTION = { type: 'string' } as const;
const OPTIONS = {
  project: { type: 'boolean' },
  out: OPTION,
  language: OPTION,
  depth: OPTION,
  view: OPTION,
  logo: OPTION,
  'plate-yield': OPTION,
  anchors: OPTION,
  templates: OPTION,
} as const;

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch {
    // parseArgs throws for an unknown option or a missing value.
    return null;
  }
}

/** Returns the parsed arguments; null if they are invalid. */
export function readArguments(words: readonly string[]) {
  const read = parsed(words);
  if (read === null) return null;
  const { values, positionals: designs } = read;
  const { project = false, out = '', depth = 'simple', language = 'en', view } = values;
  const known = parseLanguage(language);
  const plateYield = parseYield(values['plate-yield'] ?? '');
  if (plateYield === undefined) return null;
  if (known === undefined || (depth !== 'simple' && depth !== 'full')) return null;
  if (project ? designs.length === 0 || view !== undefined : designs.length !== 1) return null;
  if (!(project ? /\.(docx|pdf)$/ : /\.(docx|pdf|xlsx|dxf)$/).test(out)) return null;
  return { ...values, designs, project, out, depth, language: known, plateYield } as const;
}
