import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnchorRecord, anchorSchema } from '@/api/contract/records';
import { makeProject, makeReport, makeTable, TEMPLATES, translatorOf } from '@/cli/report/make-report';
import { ROOT } from '@/cli/root';
import { parseDesignFile, type FileError } from '@/design/file/design-file';
import type { Design } from '@/design/model/design-state';
import type { ResetField } from '@/design/model/reset-fields';
import { VERDICT_WORDS } from '@/design/verdict/requirement-states';
import { LOCKS, type Lock } from '@/quantities/input-locks';
import { reportedData } from '@/report/content/gather-report';
import { titleBlock } from '@/report/content/installation-data';
import { plateFile } from '@/report/drawings/report-drawings';
import { createDirectPdfConverter } from '@/report/pdf/in-process-converter';
import { templateErrorText } from '@/report/word/template-check';
import { parseLanguage } from '@/text/languages';

const USAGE = `usage: npm run --silent report -- <design.json> --out <report.docx | report.pdf | checks.xlsx | plate.dxf>
         [--language en | cn] [--depth simple | full] [--view <picture.png>] [--logo <logo.png>]
         [--anchors <records.json>] [--templates <folder>]
       npm run --silent report -- --project <design.json> <design.json> … --out <report.docx | report.pdf>

  <design.json>  design file saved by the app
  --project      one report for all designs: their verdicts, the anchors to buy, then each design
  --out          the report as Word or PDF, its checks and forces for Excel, or the base plate as DXF
  --view         picture of the 3D view; without it, the report shows only the plan
  --logo         the company's logo on page 1
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

function readArguments(words: readonly string[]) {
  const read = parsed(words);
  if (read === null) return null;
  const { values, positionals: designs } = read;
  const { project = false, out = '', depth = 'simple', language = 'en', view } = values;
  const known = parseLanguage(language);
  if (known === undefined || (depth !== 'simple' && depth !== 'full')) return null;
  if (project ? designs.length === 0 || view !== undefined : designs.length !== 1) return null;
  if (!(project ? /\.(docx|pdf)$/ : /\.(docx|pdf|xlsx|dxf)$/).test(out)) return null;
  return { ...values, designs, project, out, depth, language: known } as const;
}

const SEED = join(ROOT, 'mocks/seed/anchors.json');

/** Finds the design's anchor record by name or, if no record has this name, by id; null if there is none. */
function recordOf(design: Design, file: string): AnchorRecord | null {
  const chosen = design.anchor.chosen[design.standardType];
  const raw = JSON.parse(readFileSync(file, 'utf8')) as object[];
  const records = raw.map((record, index) => anchorSchema.parse({ id: `a${index + 1}`, ...record }));
  return (
    records.find(({ name }) => name === chosen?.name) ?? records.find(({ id }) => id === chosen?.id) ?? null
  );
}

const REFUSALS: Readonly<Record<FileError, string>> = {
  tooLong: 'is larger than 5 MB',
  noJson: 'is damaged or is not a design',
  noDesign: 'does not contain a design of this version',
  newer: 'was made by a later version',
  project: 'contains several designs',
};

/** Inputs that keep their preset value while a lock is closed. */
const LOCKED_INPUTS: Readonly<Record<Lock, RegExp>> = {
  cracked: /^concrete\.crack_or_not$/,
  thickness: /^plate\.thickness$/,
  section: /^profile\.(?:series|chosen|H|W|T|FT)\b/,
};

function damageOf({ path, found, taken }: ResetField, { unlocked }: Design): string {
  if (taken === undefined) return `${path}: unknown field`;
  const value = JSON.stringify(found) ?? 'nothing';
  const lock = LOCKS.find((one) => !unlocked[one] && LOCKED_INPUTS[one].test(path));
  return lock === undefined
    ? `${path}: ${value} is not a valid value`
    : `${path}: ${value} is not the preset ${JSON.stringify(taken)}, which applies while unlocked.${lock} is false`;
}

interface Output {
  out: (text: string) => void;
  error: (text: string) => void;
}

function refuse(messages: readonly string[], { error }: Output): number {
  error(messages.map((message) => `${message}\n`).join(''));
  return 1;
}

/** Reads a design and its anchor record, null if no anchor is selected; or returns why it is refused. */
function opened(file: string, anchors = SEED) {
  const read = parseDesignFile(readFileSync(file, 'utf8'));
  if (!read.ok) return [`${file}: ${REFUSALS[read.refusal]}`];
  // The report would print the replaced values as if the user had entered them.
  if (read.replaced.length > 0)
    return read.replaced.map((field) => `${file}: ${damageOf(field, read.design)}`);
  const { design } = read;
  if (!design.anchor.chosen[design.standardType]) return { design, record: null };
  const record = recordOf(design, anchors);
  if (record === null) return [`${anchors}: contains no record of the anchor used in ${file}`];
  return { design, record };
}

const MOST_LETTERS = 12;

/** Returns the warning about characters missing from all fonts, which the PDF shows as boxes. */
function lackingText(letters: readonly string[]): string {
  const named = letters.slice(0, MOST_LETTERS).join(' ');
  const more = letters.length > MOST_LETTERS ? ' …' : '';
  return `the fonts of the PDF do not contain ${named}${more}: boxes are printed instead; a Word report (.docx) prints these characters`;
}

/** Writes the report as Word if `out` ends with .docx, otherwise as PDF; returns the exit status. */
async function written(
  word: Uint8Array<ArrayBuffer>,
  out: string,
  said: string,
  voice: Output,
): Promise<number> {
  if (out.endsWith('.docx')) writeFileSync(out, word);
  else {
    const pdf = await createDirectPdfConverter().convert(word.buffer);
    if (!pdf.ok) return refuse([JSON.stringify(pdf.failure)], voice);
    const { lettersWithoutFont: lacking } = pdf;
    if (lacking.length > 0) voice.error(`${out}: ${lackingText(lacking)}\n`);
    writeFileSync(out, new Uint8Array(pdf.value));
  }
  voice.out(`${out}: ${said}\n`);
  return 0;
}

/** Exit status if the report was written but its verdict does not cover everything that the user entered. */
const INCOMPLETE = 3;

type Given = NonNullable<ReturnType<typeof readArguments>>;

const orderOf = ({ anchors = SEED, templates = TEMPLATES, depth, language, out }: Given) => ({
  recordReadAt: statSync(anchors).mtime,
  depth,
  language,
  templates,
  now: new Date(),
  forPdf: out.endsWith('.pdf'),
});

/** Prints what the verdict does not cover (`open`, '' for nothing) before it writes the file. */
async function writtenAs(open: string, write: () => Promise<number>, voice: Output): Promise<number> {
  if (open === '') return write();
  voice.out(`${VERDICT_WORDS.incomplete}: ${open}\n`);
  const status = await write();
  return status === 0 ? INCOMPLETE : status;
}

async function single(given: Given, voice: Output): Promise<number> {
  const { out, language, view, logo } = given;
  const one = opened(given.designs[0], given.anchors);
  if (Array.isArray(one)) return refuse(one, voice);
  if (out.endsWith('.dxf')) {
    const { design, record } = one;
    if (record === null) return refuse([`no anchor is selected for ${design.standardType}`], voice);
    const title = titleBlock(design, new Date(), translatorOf(language));
    writeFileSync(out, plateFile(design, reportedData(design, record, language), title));
    voice.out(`${out}\n`);
    return 0;
  }
  const picture = (file: string | undefined) => (file === undefined ? null : readFileSync(file));
  const order = { ...orderOf(given), ...one, view: picture(view), logo: picture(logo) };
  if (out.endsWith('.xlsx')) {
    const made = await makeTable(order);
    if (!made.ok) return refuse(made.messages, voice);
    writeFileSync(out, new Uint8Array(made.table));
    voice.out(`${out}\n`);
    return 0;
  }
  const made = await makeReport(order);
  if (!made.ok) return refuse(made.messages, voice);
  voice.error(made.gaps.map((gap) => `${gap}\n`).join(''));
  return writtenAs(made.missing.join(' '), () => written(made.word, out, made.verdict, voice), voice);
}

async function project(given: Given, voice: Output): Promise<number> {
  const files = given.designs.map((file) => ({ file, end: opened(file, given.anchors) }));
  const refused = files.flatMap(({ end }) => (Array.isArray(end) ? end : []));
  if (refused.length > 0) return refuse(refused, voice);
  const designs = files.flatMap(({ file, end }) =>
    Array.isArray(end) ? [] : [{ ...end, name: basename(file, '.json') }],
  );
  const { end, incomplete } = await makeProject({ ...orderOf(given), designs });
  if (end.kind === 'template')
    return refuse([`${end.file}: ${templateErrorText(end.refusal, translatorOf(given.language))}`], voice);
  if (end.kind === 'noTemplate') return refuse([`${end.file}: template not found`], voice);
  if (end.kind === 'cancelled') throw new Error('a command cannot be cancelled');
  const write = () => written(end.word, given.out, `${designs.length}`, voice);
  return writtenAs(incomplete.join(', '), write, voice);
}

export async function reportCommand(words: readonly string[], voice: Output): Promise<number> {
  const given = readArguments(words);
  if (given !== null) return given.project ? project(given, voice) : single(given, voice);
  voice.error(USAGE);
  return 2;
}
