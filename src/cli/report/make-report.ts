/** Creates a report without a browser, using the app's engine, translations, templates and PDF converter. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryCalculator } from '@/api/calculation/library-calculator';
import type { AnchorRecord } from '@/api/contract/anchor';
import { imagesOf } from '@/cli/report/images';
import { translatorOf } from '@/cli/report/texts';
import { ROOT } from '@/cli/root';
import { serializeDesign } from '@/design/file/design-file-text';
import type { Design } from '@/design/model/design-state';
import { figuresHash } from '@/design/records/anchor-data';
import { type RunOrder, runAll } from '@/design/run/run';
import { evaluateGoverning } from '@/design/search/governing';
import { failureToReport, validateDesign } from '@/design/validation/validate-design';
import type { LoadListOutcome, RunResult } from '@/design/verdict/calculation';
import { reportedValuesOf } from '@/design/verdict/reported-values';
import { gatherReport, reportedData } from '@/report/content/gather-report';
import { incompleteData } from '@/report/content/incomplete-data';
import { listTables } from '@/report/content/list-tables';
import { reportData } from '@/report/content/report-data';
import { summarySheets } from '@/report/content/summary-sheets';
import type { ReportInput } from '@/report/model/report-input';
import type { ProjectOutcome } from '@/report/project/project-order';
import { projectReport } from '@/report/project/project-report';
import { fillTemplate } from '@/report/word/fill';
import { checkTemplate, templateGaps, templateErrorText } from '@/report/word/template-check';
import { templateName, type ReportDepth } from '@/report/word/template-name';
import { workbookOf } from '@/shared/tables/workbook';
import type { Language } from '@/text/languages';
import { missingText } from '@/text/wording/missing-text';
import { version } from '../../../package.json';

const calculator = libraryCalculator();
/** The report command cannot be cancelled, so this signal is never aborted. */
const { signal } = new AbortController();

export type CalculationOrder = Pick<RunOrder, 'design' | 'anchor' | 'refusalOf'>;

type WholeCalculation =
  | {
      ok: true;
      /** The design with its governing loads, and the result for these loads. */
      design: Design;
      result: RunResult;
      list: LoadListOutcome | null;
      /** Result for the loads shown in the design, even if other loads govern. */
      asked: RunResult;
    }
  | { ok: false; message: string };

export async function calculateAll(order: CalculationOrder, time: string): Promise<WholeCalculation> {
  const whole = await runAll({ ...order, calculator }, signal);
  if (whole.kind === 'cancelled') throw new Error('a command cannot be cancelled');
  if (whole.kind === 'failed') return { ok: false, message: whole.failure.message };
  const { listEnd: list } = whole;
  const asked = { ...whole.result, time };
  const shown = { design: order.design, result: asked, list };
  const governing = await evaluateGoverning(shown, { ...order, calculator }, signal);
  if (governing.kind === 'cancelled') throw new Error('a command cannot be cancelled');
  if (governing.kind !== 'success') return { ok: false, message: governing.failure.message };
  const { design, result } = governing;
  return { ok: true, design, result: { ...result, time }, list, asked };
}

export interface ReportOrder {
  design: Design;
  record: AnchorRecord | null;
  recordReadAt: Date;
  depth: ReportDepth;
  language: Language;
  view: Uint8Array | null;
  logo: Uint8Array | null;
  templates: string;
  now: Date;
  /** True if the Word file is only converted to PDF, which contains the SVG of each drawing, not its PNG. */
  forPdf: boolean;
}

export const TEMPLATES = join(ROOT, 'templates');

/** Returns the file from the user's template folder, or the app's file if the folder has none. */
function templateIn(folder: string, file: string): Buffer | null {
  const path = [folder, TEMPLATES].map((one) => join(one, file)).find(existsSync);
  return path === undefined ? null : readFileSync(path);
}

const disclaimerIn = (folder: string, language: Language): string =>
  templateIn(folder, `disclaimer-${language}.txt`)?.toString('utf8') ?? '';

type Gathered =
  | { ok: true; input: ReportInput; carried: string }
  /** The inputs are incomplete or break rules (`problems`), or the calculation failed. */
  | { ok: false; messages: string[]; problems?: string[] };

/** Returns all data for the report, or the reason why the design cannot be calculated. */
async function gatherDesign(order: ReportOrder): Promise<Gathered> {
  const { design, record, language, now } = order;
  const translate = translatorOf(language);
  const anchor = record && reportedData(design, record, language);
  const anchorChosen = record !== null;
  const context = { anchor, anchorChosen, gradeShown: true, expirationTime: null, now };
  const failures = validateDesign(design, context);
  if (failures.length > 0 || record === null || anchor === null) {
    const texts = failures.map(({ key, values }) => translate(`error:${key}`, values));
    const messages = failures.map(({ field }, index) => `${field}: ${texts[index]}`);
    return { ok: false, messages, problems: [...new Set(texts)] };
  }
  const refusalOf = (variant: Design) => failureToReport(validateDesign(variant, context)) ?? null;
  const calculated = await calculateAll({ design, anchor, refusalOf }, now.toISOString());
  if (!calculated.ok) return { ok: false, messages: [calculated.message] };
  const input = gatherReport({
    ...order,
    ...calculated,
    record,
    isPdf: order.forPdf,
    project: design.project,
    disclaimer: disclaimerIn(order.templates, language),
    pictures: imagesOf(calculated.design, calculated.result, anchor, order),
    appVersion: version,
    translate,
  });
  const carried = serializeDesign(design, reportedValuesOf(calculated.asked, figuresHash(anchor)));
  return { ok: true, input, carried };
}

type Made =
  | {
      ok: true;
      word: Uint8Array<ArrayBuffer>;
      verdict: string;
      missing: readonly string[];
      /** Sentences about unknown and missing placeholders in the template. */
      gaps: readonly string[];
    }
  | { ok: false; messages: string[] };

interface CheckedTemplate {
  ok: true;
  template: Uint8Array;
  gaps: string[];
}

/** Checks the template; `gaps` are sentences about its unknown and missing placeholders. */
function checkedTemplate({
  design,
  depth,
  language,
  templates,
}: ReportOrder): CheckedTemplate | { ok: false; messages: string[] } {
  const translate = translatorOf(language);
  const file = templateName({ standard: design.standardType, depth, language });
  const path = join(templates, file);
  if (!existsSync(path)) return { ok: false, messages: [`${path}: template not found`] };
  const template = readFileSync(path);
  const check = checkTemplate(template, 'design');
  if (!check.ok) return { ok: false, messages: [`${file}: ${templateErrorText(check.refusal, translate)}`] };
  return { ok: true, template, gaps: templateGaps(check, translate).map((gap) => `${file}: ${gap}`) };
}

/** Reports which inputs of the design are missing, or returns why its calculation failed. */
function incompleteReport(order: ReportOrder, { messages, problems }: Gathered & { ok: false }): Made {
  const { design, record, language, templates } = order;
  const template = templateIn(
    templates,
    templateName({ standard: design.standardType, depth: 'incomplete', language }),
  );
  if (problems === undefined || template === null) return { ok: false, messages };
  const data = incompleteData({
    ...order,
    anchor: record && reportedData(design, record, language),
    problems,
    project: design.project,
    disclaimer: disclaimerIn(templates, language),
    appVersion: version,
    translate: translatorOf(language),
  });
  const word = fillTemplate(template, data, serializeDesign(design));
  return { ok: true, word, verdict: 'incomplete', missing: problems, gaps: [] };
}

export async function makeReport(order: ReportOrder): Promise<Made> {
  const checked = checkedTemplate(order);
  if (!checked.ok) return checked;
  const { template, gaps } = checked;
  const gathered = await gatherDesign(order);
  if (!gathered.ok) return incompleteReport(order, gathered);
  const { input, carried } = gathered;
  const { answer, overall, translate } = input;
  const word = fillTemplate(template, reportData(input), carried, listTables(input));
  const isOpen = overall.word === 'incomplete';
  const missing = isOpen ? overall.missing.map((one) => missingText(one, answer, translate)) : [];
  return { ok: true, word, verdict: overall.word, missing, gaps };
}

export async function makeTable(
  order: ReportOrder,
): Promise<{ ok: true; table: ArrayBuffer } | { ok: false; messages: string[] }> {
  const gathered = await gatherDesign(order);
  return gathered.ok ? { ok: true, table: workbookOf(summarySheets(gathered.input)) } : gathered;
}

export interface ProjectOrder extends Omit<ReportOrder, 'design' | 'record' | 'view' | 'logo'> {
  designs: readonly (Pick<ReportOrder, 'design' | 'record'> & { name: string })[];
}

interface MadeProject {
  end: ProjectOutcome;
  /** Names of the designs whose verdict does not cover everything that the user entered. */
  incomplete: readonly string[];
}

/** Creates one report for several designs, with the project data of the first design. */
export async function makeProject(order: ProjectOrder): Promise<MadeProject> {
  const { designs, language, templates, now } = order;
  const incomplete: string[] = [];
  const made = await projectReport({
    ...order,
    project: designs[0].design.project,
    designs: designs.map(({ name, design, record }) => ({
      name,
      point: design.project.position,
      gather: async () => {
        const end = await gatherDesign({ ...order, design, record, view: null, logo: null });
        if (end.ok && end.input.overall.word === 'incomplete') incomplete.push(name);
        return end.ok
          ? { input: end.input, carried: end.carried }
          : { problem: end.messages.join(' '), carried: serializeDesign(design) };
      },
    })),
    translate: translatorOf(language),
    appVersion: version,
    disclaimer: disclaimerIn(templates, language),
    template: (file) => Promise.resolve(templateIn(templates, file)),
    listTables,
    now,
  });
  return { end: made, incomplete };
}
