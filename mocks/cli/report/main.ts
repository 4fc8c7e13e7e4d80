/**
 * `report design.json --out report.docx`: the report of a design file, or of many, without a browser, as
 * Word or PDF by the ending of the file, or a base plate as DXF. Exit status 1 where a design cannot be
 * calculated, 2 where the command is not understood.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnchorRecord } from '@/api/contract/anchor';
import { anchorSchema } from '@/api/contract/anchor-answer';
import { reportedData } from '@/features/design/report/gather-report';
import { plateFile } from '@/features/design/report/plate-sheet';
import { parseDesignFile, type FileRefusal } from '@/stores/design/parse-design-file';
import type { ReplacedField } from '@/stores/design/replaced-fields';
import type { Design } from '@/stores/design/design-state';
import { createDirectPdfConverter } from '../../workers/direct-pdf-converter';
import { readArguments, USAGE } from './arguments';
import { makeProject, makeReport, TEMPLATES } from './make-report';

const SEED = join(import.meta.dirname, '../../seed/anchors.json');

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
  project: 'holds many designs',
};

const damageOf = ({ path, found, taken }: ReplacedField) =>
  taken === undefined
    ? `${path}: there is no such field`
    : `${path}: ${JSON.stringify(found) ?? 'nothing'} cannot be taken`;

function refuse(messages: readonly string[]): number {
  process.stderr.write(messages.map((message) => `${message}\n`).join(''));
  return 1;
}

/** The design of a file with its record; or why it cannot be reported. */
function opened(file: string, anchors = SEED): { design: Design; record: AnchorRecord } | string[] {
  const read = parseDesignFile(readFileSync(file, 'utf8'));
  if (!read.ok) return [`${file}: ${REFUSALS[read.refusal]}`];
  // A report would print the default as if it had been entered.
  if (read.replaced.length > 0) return read.replaced.map((field) => `${file}: ${damageOf(field)}`);
  const record = recordOf(read.design, anchors);
  if (record === null) return [`${anchors}: none of these records is the anchor of ${file}`];
  return { design: read.design, record };
}

/** As the ending of the file says; the exit status. */
async function written(word: Uint8Array<ArrayBuffer>, out: string, said: string): Promise<number> {
  if (out.endsWith('.docx')) writeFileSync(out, word);
  else {
    const pdf = await createDirectPdfConverter().convert(word.buffer);
    if (!pdf.ok) return refuse([`${pdf.failure.code} ${JSON.stringify(pdf.failure.values ?? {})}`]);
    writeFileSync(out, new Uint8Array(pdf.value));
  }
  process.stdout.write(`${out}: ${said}\n`);
  return 0;
}

type Given = NonNullable<ReturnType<typeof readArguments>>;

const orderOf = ({ anchors = SEED, templates = TEMPLATES, depth, language }: Given) => ({
  recordReadAt: statSync(anchors).mtime,
  depth,
  language,
  templates,
  now: new Date(),
});

async function single(given: Given): Promise<number> {
  const { out, language, view } = given;
  const one = opened(given.designs[0], given.anchors);
  if (Array.isArray(one)) return refuse(one);
  if (out.endsWith('.dxf')) {
    writeFileSync(out, plateFile(one.design, reportedData(one.design, one.record, language)));
    process.stdout.write(`${out}\n`);
    return 0;
  }
  const made = makeReport({
    ...orderOf(given),
    ...one,
    view: view === undefined ? null : readFileSync(view),
  });
  return made.ok ? written(made.word, out, made.verdict) : refuse(made.messages);
}

async function project(given: Given): Promise<number> {
  const files = given.designs.map((file) => ({ file, end: opened(file, given.anchors) }));
  const refused = files.flatMap(({ end }) => (Array.isArray(end) ? end : []));
  if (refused.length > 0) return refuse(refused);
  const designs = files.flatMap(({ file, end }) =>
    Array.isArray(end) ? [] : [{ ...end, name: basename(file, '.json') }],
  );
  const made = await makeProject({ ...orderOf(given), designs });
  if (made.kind === 'noTemplate') return refuse([`${made.file}: there is no such template`]);
  if (made.kind === 'cancelled') throw new Error('Nobody can cancel the command');
  return written(made.word, given.out, `${designs.length}`);
}

async function main(): Promise<number> {
  const given = readArguments();
  if (given !== null) return given.project ? project(given) : single(given);
  process.stderr.write(USAGE);
  return 2;
}

process.exitCode = await main();
