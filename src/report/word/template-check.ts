/**
 * Checks a Word template before a report is made: the file must be a Word file without active content, must
 * print the essential results, and should contain no unknown placeholders.
 */
import PizZip from 'pizzip';
import { PLACEHOLDER_NAMES } from '@/report/word/placeholder-names';
import { unescapedXml } from '@/text/format/xml-text';
import type { Translate } from '@/wording/translate';

export type TemplateRefusal =
  /** The file is not a Word file, or is unreadable. */
  | { kind: 'notWord' }
  /** `part` contains macros, controls, embedded objects or externally loaded content. */
  | { kind: 'active'; part: string }
  /** `part` is not well-formed XML, for example after an interrupted save. */
  | { kind: 'brokenXml'; part: string }
  /** Some placeholders are not closed, or sections are closed in the wrong order. */
  | { kind: 'brokenTags'; names: readonly string[] }
  /** Required placeholders are missing. */
  | { kind: 'lacking'; names: readonly string[] };

type TemplateCheck =
  | { ok: false; refusal: TemplateRefusal }
  | {
      ok: true;
      /** Unknown placeholders, usually misspelt. */
      unknown: readonly string[];
      /** Missing placeholders for data that readers expect in a report. */
      missing: readonly string[];
    };

/** Required placeholders: the verdict, the governing check, and the checks that were not performed. */
const ESSENTIAL = ['verdict', 'governing', 'not_checked'] as const;
const EXPECTED = [
  'reservations',
  'assumptions',
  'assumed',
  'is_demonstration',
  'loads',
  'anchors',
  'anchor_name',
  'concrete_grade',
  'input_fingerprint',
  'disclaimer',
] as const;

const BODY = 'word/document.xml';
const PRINTED = /^word\/(document|header\d*|footer\d*)\.xml$/;
const ACTIVE_PARTS = /vbaProject|vbaData|activeX|oleObject|\.bin$|^word\/embeddings\//i;
const MACRO_TYPE = /macroEnabled/i;
/**
 * Matches a relationship that loads external content; a hyperlink does not, because the user must click it.
 */
const LOADED_FROM_ELSEWHERE = /<Relationship\b(?=[^<>]*TargetMode="External")(?![^<>]*\/hyperlink")[^<>]*>/;

const textOf = (zip: PizZip, path: string): string => zip.file(path)?.asText() ?? '';

function activePart(zip: PizZip): string | null {
  const part = Object.keys(zip.files).find((path) => ACTIVE_PARTS.test(path));
  if (part !== undefined) return part;
  if (MACRO_TYPE.test(textOf(zip, '[Content_Types].xml'))) return '[Content_Types].xml';
  const relations = Object.keys(zip.files).filter((path) => path.endsWith('.rels'));
  return relations.find((path) => LOADED_FROM_ELSEWHERE.test(textOf(zip, path))) ?? null;
}

/** Returns the text of a file, paragraph by paragraph. Word may split a placeholder into several runs. */
const writtenIn = (xml: string): string =>
  unescapedXml(
    xml
      .split('</w:p>')
      .map((paragraph) =>
        [...paragraph.matchAll(/<w:t(?: [^<>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''),
      )
      .join('\n'),
  );

/**
 * Lists whose entries contain their own `verdict` or `governing`: inside these lists, the placeholder prints
 * the value from the entry.
 */
const SHADOWING: ReadonlySet<string> = new Set(
  'checks modes modes_and_edges sums combinations gravest listed combined tension shear edges'.split(' '),
);

interface Tags {
  names: Set<string>;
  /** Names of the placeholders outside the lists in `SHADOWING`. */
  inPlace: Set<string>;
  broken: string[];
}

function tagsOf(text: string, { names, inPlace, broken }: Tags): void {
  const open: string[] = [];
  for (const [whole, sign, name] of text.matchAll(/\{([#^/~%]?)([^{}\n]*)(?:\}|(?=[{\n])|$)/g)) {
    if (!whole.endsWith('}')) broken.push(whole);
    else if (sign === '/' && open.pop() !== name.trim()) broken.push(whole);
    else if (sign !== '/') {
      names.add(name.trim());
      if (!open.some((section) => SHADOWING.has(section))) inPlace.add(name.trim());
    }
    if (sign === '#' || sign === '^') open.push(name.trim());
  }
  broken.push(...open.map((name) => `{#${name}}`));
}

const MARKUP =
  /<(?:!--(?:(?!--).)*--|\?(?:(?!\?>|<\?).)*\?|!\[CDATA\[(?:(?!\]\]>|<!\[CDATA).)*\]\]|(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?))>/gs;

/** True if all elements are closed in order and no markup character is left over. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, closes, name, , isEmpty] of xml.matchAll(MARKUP)) {
    if (name === undefined || isEmpty === '/') continue;
    if (closes !== '/') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !xml.replaceAll(MARKUP, '').includes('<');
}

function read(file: ArrayBuffer | Uint8Array): PizZip | null {
  try {
    return new PizZip(file);
  } catch {
    // The file is not a zip archive, or is damaged.
    return null;
  }
}

const refused = (refusal: TemplateRefusal): TemplateCheck => ({ ok: false, refusal });

/**
 * Checks a template. If `use` is `front`, the template is for the first pages of a multi-design report, which
 * have no verdict of their own; its placeholders are then not compared with the known ones.
 */
export function checkTemplate(file: ArrayBuffer | Uint8Array, use: 'design' | 'front'): TemplateCheck {
  const zip = read(file);
  if (zip === null || textOf(zip, BODY) === '') return refused({ kind: 'notWord' });
  const part = activePart(zip);
  if (part !== null) return refused({ kind: 'active', part });
  const printed = Object.keys(zip.files).filter((one) => PRINTED.test(one));
  const damaged = printed.find((path) => !isWellFormed(textOf(zip, path)));
  if (damaged !== undefined) return refused({ kind: 'brokenXml', part: damaged });
  const tags: Tags = { names: new Set(), inPlace: new Set(), broken: [] };
  for (const path of printed) tagsOf(writtenIn(textOf(zip, path)), tags);
  if (tags.broken.length > 0) return refused({ kind: 'brokenTags', names: tags.broken });
  if (use === 'front') return { ok: true, unknown: [], missing: [] };
  const lacking = ESSENTIAL.filter((name) => !tags.inPlace.has(name));
  if (lacking.length > 0) return refused({ kind: 'lacking', names: lacking });
  return {
    ok: true,
    unknown: [...tags.names].filter((name) => !PLACEHOLDER_NAMES.has(name)),
    missing: EXPECTED.filter((name) => !tags.names.has(name)),
  };
}

/** Returns the reason for refusing the template, in one line. */
export function templateRefusalText(refusal: TemplateRefusal, translate: Translate): string {
  const names = 'names' in refusal ? refusal.names.join(translate('common:between')) : '';
  const part = 'part' in refusal ? refusal.part : '';
  return translate(`report:template.${refusal.kind}`, { names, part });
}

/** Returns sentences about unknown and missing placeholders; empty if there are none. */
export function templateGaps(check: TemplateCheck & { ok: true }, translate: Translate): string[] {
  return (['unknown', 'missing'] as const)
    .filter((kind) => check[kind].length > 0)
    .map((kind) =>
      translate(`report:template.${kind}`, { names: check[kind].join(translate('common:between')) }),
    );
}
