import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { encode } from 'fast-png';
import i18next from 'i18next';
import { libraryCalculator } from '@/api/calculation/library-calculator';
import type { AnchorRecord } from '@/api/contract/records';
import { readImage } from '@/api/contract/wire-values';
import { ROOT } from '@/cli/root';
import { serializeDesign } from '@/design/file/design-file';
import type { Design } from '@/design/model/design-state';
import { type AnchorData, figuresHash } from '@/design/records/anchor-data';
import { type RunOrder, runAll } from '@/design/run/run';
import { evaluateGoverning } from '@/design/search/governing-loads';
import { failureToReport, validateDesign } from '@/design/validation/validate-design';
import { reportedValuesOf } from '@/design/verdict/reported-values';
import type { RunResult } from '@/design/verdict/run-result';
import { imageIdOf } from '@/drawing/anchor-images';
import { gatherReport, reportedData } from '@/report/content/gather-report';
import { incompleteData, reportData } from '@/report/content/report-data';
import { listTables, summarySheets } from '@/report/content/workbook-sheets';
import { areaDrawings, plateSheet, planBoxes, reportPlan } from '@/report/drawings/report-drawings';
import { drawingSvg, planSheet } from '@/report/drawings/svg-drawing';
import type { Drawing, ReportImages } from '@/report/model/report-input';
import { projectReport } from '@/report/project/project-report';
import { fillTemplate } from '@/report/word/fill-template';
import { checkTemplate, templateGaps, templateErrorText } from '@/report/word/template-check';
import { templateName, type ReportDepth } from '@/report/word/template-name';
import { workbookOf } from '@/shared/tables/workbook';
import type { Language } from '@/text/languages';
import { missingText } from '@/text/wording/statement-text';
import type { Translate } from '@/text/wording/values';
import { version } from '../../../package.json';

const LOCALES = join(ROOT, 'locales');

export function translatorOf(language: Language): Translate {
  const folder = join(LOCALES, language);
  const texts = Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>,
    ]),
  );
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: texts },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance.t as Translate;
}

const ANCHORS = join(ROOT, 'mocks/seed/pictures');

const { resolve } = createRequire(import.meta.url);

/** Typeface of the letters: as narrow as the one for which the plan reserves space. */
const TYPEFACE = 'DejaVu Sans Condensed';
const fontBuffers = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Oblique'].map((name) =>
  readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
);

// A second start in the same process is refused, and does no harm.
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(() => undefined);

type Sheet = ReturnType<typeof plateSheet>;

function pngOf(svg: string): Uint8Array {
  const options = { font: { fontBuffers, defaultFontFamily: TYPEFACE }, background: '#ffffff' };
  return new Resvg(svg.replace(/font-family="[^"]*"/, `font-family="${TYPEFACE}"`), options).render().asPng();
}

/** White image with one bit per pixel, for a PDF: only its size is read, because the PDF contains the SVG. */
function white({ pixels: { width, height } }: Sheet): Uint8Array {
  const data = new Uint8Array(Math.ceil(width / 8) * height).fill(255);
  return encode({ width, height, channels: 1, depth: 1, data }, { zlib: { level: 1 } });
}

/** Returns the server's image as PNG; our own library sends SVG. */
function stressPicture(image: string): Uint8Array {
  const url = readImage(image) ?? '';
  const bytes = Buffer.from(url.replace(/^data:[^,]*,/, ''), 'base64');
  return url.startsWith('data:image/svg') ? pngOf(bytes.toString()) : bytes;
}

function anchorPicture(name: string): Uint8Array | null {
  const file = join(ANCHORS, `${imageIdOf(name)}.png`);
  return existsSync(file) ? readFileSync(file) : null;
}

const imagesOf = (
  design: Design,
  result: RunResult,
  anchor: AnchorData,
  { view, logo, forPdf }: { view: Uint8Array | null; logo: Uint8Array | null; forPdf: boolean },
): ReportImages => {
  const drawn = (sheet: Sheet): Drawing => {
    const svg = drawingSvg(sheet.plan, sheet.pixels);
    return { data: forPdf ? white(sheet) : pngOf(svg), svg };
  };
  return {
    sketch: drawn(planSheet(reportPlan(design, result, anchor), planBoxes(design)[view ? 'beside' : 'wide'])),
    plate: drawn(plateSheet(design, anchor)),
    areas: areaDrawings(result).map(({ of, ...sheet }) => ({ ...of, ...drawn(sheet) })),
    view,
    logo,
    stress: result.image ? stressPicture(result.image) : null,
    anchor: anchorPicture(anchor.name),
  };
};

const calculator = libraryCalculator();
/** The report command cannot be cancelled, so this signal is never aborted. */
const { signal } = new AbortController();

const refused = (...messages: string[]) => ({ ok: false as const, messages });

export type CalculationOrder = Pick<RunOrder, 'design' | 'anchor' | 'refusalOf'>;

/** Returns the governing loads with their result, and the result `requested` for the loads shown. */
export async function calculateAll(order: CalculationOrder, time: string) {
  const whole = await runAll({ ...order, calculator }, signal);
  if (whole.kind === 'cancelled') throw new Error('a command cannot be cancelled');
  if (whole.kind === 'failed') return refused(whole.failure.message);
  const { listEnd: list } = whole;
  const requested = { ...whole.result, time };
  const shown = { design: order.design, result: requested, list };
  const governing = await evaluateGoverning(shown, { ...order, calculator }, signal);
  if (governing.kind === 'cancelled') throw new Error('a command cannot be cancelled');
  if (governing.kind !== 'success') return refused(governing.failure.message);
  const { design, result } = governing;
  return { ok: true as const, design, result: { ...result, time }, list, requested };
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

/** Returns all data for the report, or why there is none; `problems` are wrong or missing inputs. */
async function gatherDesign(order: ReportOrder) {
  const { design, record, language, now } = order;
  const translate = translatorOf(language);
  const anchor = record && reportedData(design, record, language);
  const anchorChosen = record !== null;
  const context = { anchor, anchorChosen, gradeShown: true, expirationTime: null, now };
  const failures = validateDesign(design, context);
  if (failures.length > 0 || record === null || anchor === null) {
    const texts = failures.map(({ key, values }) => translate(`error:${key}`, values));
    const messages = failures.map(({ field }, index) => `${field}: ${texts[index]}`);
    return { ...refused(...messages), problems: [...new Set(texts)] };
  }
  const refusalOf = (variant: Design) => failureToReport(validateDesign(variant, context)) ?? null;
  const calculated = await calculateAll({ design, anchor, refusalOf }, now.toISOString());
  if (!calculated.ok) return { ...calculated, problems: undefined };
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
  const carried = serializeDesign(design, reportedValuesOf(calculated.requested, figuresHash(anchor)));
  return { ok: true as const, input, carried };
}

/** Checks the template; `gaps` are sentences about its unknown and missing placeholders. */
function checkedTemplate({ design, depth, language, templates }: ReportOrder) {
  const translate = translatorOf(language);
  const file = templateName({ standard: design.standardType, depth, language });
  const path = join(templates, file);
  if (!existsSync(path)) return refused(`${path}: template not found`);
  const template = readFileSync(path);
  const check = checkTemplate(template, 'design');
  if (!check.ok) return refused(`${file}: ${templateErrorText(check.refusal, translate)}`);
  const gaps = templateGaps(check, translate).map((gap) => `${file}: ${gap}`);
  return { ok: true as const, template, gaps };
}

/** Reports which inputs of the design are missing, or returns why its calculation failed. */
function incompleteReport(order: ReportOrder, messages: string[], problems?: string[]) {
  const { design, record, language, templates } = order;
  const template = templateIn(
    templates,
    templateName({ standard: design.standardType, depth: 'incomplete', language }),
  );
  if (problems === undefined || template === null) return refused(...messages);
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
  return { ok: true as const, word, verdict: 'incomplete', missing: problems, gaps: [] };
}

/** Returns the report, what its verdict lacks, and the gaps of its template; or why there is no report. */
export async function makeReport(order: ReportOrder) {
  const checked = checkedTemplate(order);
  if (!checked.ok) return checked;
  const { template, gaps } = checked;
  const gathered = await gatherDesign(order);
  if (!gathered.ok) return incompleteReport(order, gathered.messages, gathered.problems);
  const { input, carried } = gathered;
  const { answer, overall, translate } = input;
  const word = fillTemplate(template, reportData(input), carried, listTables(input));
  const isOpen = overall.word === 'incomplete';
  const missing = isOpen ? overall.missing.map((one) => missingText(one, answer, translate)) : [];
  return { ok: true as const, word, verdict: overall.word, missing, gaps };
}

export async function makeTable(order: ReportOrder) {
  const gathered = await gatherDesign(order);
  return gathered.ok
    ? { ok: true as const, table: workbookOf(summarySheets(gathered.input)) }
    : refused(...gathered.messages);
}

export interface ProjectOrder extends Omit<ReportOrder, 'design' | 'record' | 'view' | 'logo'> {
  designs: readonly (Pick<ReportOrder, 'design' | 'record'> & { name: string })[];
}

/** Creates one report for several designs, with the project data of the first; names incomplete ones. */
export async function makeProject(order: ProjectOrder) {
  const { designs, language, templates, now } = order;
  const incomplete: string[] = [];
  const end = await projectReport({
    ...order,
    project: designs[0].design.project,
    designs: designs.map(({ name, design, record }) => ({
      name,
      point: design.project.position,
      gather: async () => {
        const own = await gatherDesign({ ...order, design, record, view: null, logo: null });
        if (own.ok && own.input.overall.word === 'incomplete') incomplete.push(name);
        return own.ok
          ? { input: own.input, carried: own.carried }
          : { problem: own.messages.join(' '), carried: serializeDesign(design) };
      },
    })),
    translate: translatorOf(language),
    appVersion: version,
    disclaimer: disclaimerIn(templates, language),
    template: (file) => Promise.resolve(templateIn(templates, file)),
    listTables,
    now,
  });
  return { end, incomplete };
}
