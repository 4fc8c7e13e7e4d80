/**
 * `report design.json --out report.docx`: the report of a design file without a browser, as Word or PDF by
 * the ending of the file, or its base plate as DXF. Exit status 1 where the design cannot be calculated, 2
 * where the command is not understood.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnchorRecord } from '@/api/contract/anchor';
import { anchorSchema } from '@/api/contract/anchor-answer';
import { reportedData } from '@/features/design/report/gather-report';
import { plateFile } from '@/features/design/report/plate-sheet';
import { parseDesignFile, type FileRefusal } from '@/stores/design/parse-design-file';
import type { ReplacedField } from '@/stores/design/replaced-fields';
import type { Design } from '@/stores/design/design-state';
import { parseLanguage } from '@/stores/languages';
import { createDirectPdfConverter } from '../../workers/direct-pdf-converter';
import { makeReport, TEMPLATES } from './make-report';

const SEED = join(import.meta.dirname, '../../seed/anchors.json');

const USAGE = `usage: npm run --silent report -- <design.json> --out <report.docx | report.pdf | plate.dxf>
         [--language en | cn] [--depth simple | full] [--view <picture.png>]
         [--anchors <records.json>] [--templates <folder>]

  <design.json>  a design as the app saves it to a file
  --out          the report as Word or PDF, or the base plate as DXF
  --view         a picture of the 3D view; without it the report has the plan alone
  --anchors      records of anchors as a list; else those that come with the app
  --templates    folder of the Word templates; else those that come with the app
`;

function readArguments() {
  const option = { type: 'string' } as const;
  const options = {
    out: option,
    language: option,
    depth: option,
    view: option,
    anchors: option,
    templates: option,
  };
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const { out = '', depth = 'simple', language = 'en' } = values;
    const [design] = positionals;
    const known = parseLanguage(language);
    if (!design || known === undefined || !/\.(docx|pdf|dxf)$/.test(out)) return null;
    if (depth !== 'simple' && depth !== 'full') return null;
    return { ...values, design, out, depth, language: known } as const;
  } catch {
    // An option that there is not.
    return null;
  }
}

/** The record that the design names: by its id, else by its name. */
function recordOf(design: Design, file: string): AnchorRecord | null {
  const chosen = design.anchor.chosen[design.standardType];
  const raw = JSON.parse(readFileSync(file, 'utf8')) as object[];
  const records = raw.map((record, index) => anchorSchema.parse({ id: `a${index + 1}`, ...record }));
  return (
    records.find(({ name }) => name === chosen?.name) ?? records.find(({ id }) => id === chosen?.id) ?? null
  );
}

const REFUSALS: Readonly<Record<FileRefusal, string>> = {
  tooLong: 'is larger than 5 MB',
  noJson: 'is damaged, or no design',
  noDesign: 'holds no design of this version',
  newer: 'was made by a later version',
};

const damageOf = ({ path, found, taken }: ReplacedField) =>
  taken === undefined
    ? `${path}: there is no such field`
    : `${path}: ${JSON.stringify(found) ?? 'nothing'} cannot be taken`;

function refuse(messages: readonly string[]): number {
  process.stderr.write(messages.map((message) => `${message}\n`).join(''));
  return 1;
}

async function main(): Promise<number> {
  const given = readArguments();
  if (given === null) {
    process.stderr.write(USAGE);
    return 2;
  }
  const read = parseDesignFile(readFileSync(given.design, 'utf8'));
  if (!read.ok) return refuse([`${given.design}: ${REFUSALS[read.refusal]}`]);
  // A report would print the default as if it had been entered.
  if (read.replaced.length > 0) return refuse(read.replaced.map(damageOf));
  const { anchors = SEED, templates = TEMPLATES, depth, language } = given;
  const record = recordOf(read.design, anchors);
  if (record === null) return refuse([`${anchors}: none of these records is the anchor of the design`]);
  if (given.out.endsWith('.dxf')) {
    writeFileSync(given.out, plateFile(read.design, reportedData(read.design, record, language)));
    process.stdout.write(`${given.out}\n`);
    return 0;
  }
  const made = makeReport({
    design: read.design,
    record,
    recordReadAt: statSync(anchors).mtime,
    depth,
    language,
    view: given.view === undefined ? null : readFileSync(given.view),
    templates,
    now: new Date(),
  });
  if (!made.ok) return refuse(made.messages);
  if (given.out.endsWith('.docx')) writeFileSync(given.out, made.word);
  else {
    const pdf = await createDirectPdfConverter().convert(made.word.buffer);
    if (!pdf.ok) return refuse([`${pdf.failure.code} ${JSON.stringify(pdf.failure.values ?? {})}`]);
    writeFileSync(given.out, new Uint8Array(pdf.value));
  }
  process.stdout.write(`${given.out}: ${made.verdict}\n`);
  return 0;
}

process.exitCode = await main();
