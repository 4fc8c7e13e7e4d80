/** Checks a Word template before use: no active content, essential results, no unknown placeholders. */
import PizZip from 'pizzip';
import { unescapedXml } from '@/text/format/xml-text';
import type { Translate } from '@/text/wording/values';

export const PLACEHOLDER_NAMES: ReadonlySet<string> = new Set(
  (
    'A_c_V A_c_V_0 E_cm Mx My Mz Nz P Q T_inst V_Rk_c Vx Vy above action address anchor_assessment ' +
    'anchor_class anchor_count anchor_material anchor_name anchor_picture anchor_record ' +
    'anchor_record_date anchor_record_fingerprint anchor_rows anchors annular_gap app_version ' +
    'applicable approved_on approver area assumed assumptions b_x b_y bad base_distance bearing ' +
    'bearing_factors bearing_hole bearing_shape bearing_share bearing_steel bearing_text beside beyond ' +
    'bill c_1 c_1_used c_x_minus c_x_plus c_y_minus c_y_plus calculated calculation changes checked ' +
    'checked_on checker checks choice clause clause_link combination combinations combinations_note ' +
    'combined combined_place company compared concrete_E concrete_factor concrete_grade concrete_state ' +
    'contact_force contact_pressure copied d_0 d_f date day deflection designed_on designer disclaimer ' +
    'distance drilling edge_X1 edge_X2 edge_Y1 edge_Y2 edge_area edge_reinforcement edges ' +
    'engine_version equation f_ck f_cuk f_y face factor factors_note forces free from givens governing ' +
    'governing_mode governing_named governs gravest h h_1 h_ef h_nom has_combinations has_compression ' +
    'has_contact has_edges has_givens has_limits has_listed has_reason has_remark has_slots has_steps ' +
    'has_strain has_title heading hole hole_cleaning hole_dryness hole_filled importance input ' +
    'input_fingerprint installation installation_figures instruction is_cited is_crack_limited ' +
    'is_demonstration is_failed is_nothing is_reserved is_verified k_a k_c kind least limit limits ' +
    'limits_note line lines list_checks list_note listed listed_count listed_more live_counts loads ' +
    'logo mail meaning_1 meaning_2 modes modes_and_edges name name_1 name_2 named narrow no no_yield ' +
    'not_checked number origin part parts picture place plate_E plate_drawing plate_figures ' +
    'plate_length plate_stiffness plate_t plate_v plate_width position profile_ex profile_ey ' +
    'profile_name profile_rotation profile_size project project_short psi_V readings reason ' +
    'reinforcement remark res_compression res_compression_x res_compression_y res_shear res_shear_x ' +
    'res_shear_y res_strain res_stress res_tension res_tension_x res_tension_y res_torsion reservations ' +
    'resistance restraint revision rigid_figures rows section_prefix shear shearx sheary size sketch ' +
    'slot_length slots slots_by_standard small standard stands_alone stands_off step steps stress ' +
    'structure sums symbol_1 symbol_2 symbol_rows telephone temperature_long temperature_short tension ' +
    'title unit unit_1 unit_2 utilisation value value_1 value_2 values verdict verdict_beside view ' +
    'von_mises w_0 wide wording wrench x y yield '
  )
    .trim()
    .split(' '),
);

export type TemplateError =
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
  | { ok: false; refusal: TemplateError }
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
/** Matches a relationship that loads external content. A hyperlink loads nothing until the user clicks it. */
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

/** Lists with their own `verdict` or `governing`, which the placeholder prints inside these lists. */
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

const refused = (refusal: TemplateError): TemplateCheck => ({ ok: false, refusal });

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
export function templateErrorText(refusal: TemplateError, translate: Translate): string {
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
