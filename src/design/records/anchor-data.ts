/**
 * Records as a design uses them. Anchor data: values and texts of a record for one standard, crack state,
 * structure and language. Concrete grades and profiles: those that the workspace offers, without records that
 * have invalid values.
 */
import type { Listed, ReadList } from '@/api/contract/record-lists';
import { type AnchorDetail, type Concrete, valuesOfRecord, type SectionSteel } from '@/api/contract/records';
import { gradeName, type Design } from '@/design/model/design-state';
import { canonical, hashText } from '@/design/model/fingerprint';
import type { EngineError, Outcome, Standard } from '@/engineering';
import {
  type AnchorProperty,
  asSent,
  FIGURE_LIST,
  propertyOf,
  FIGURES,
  type Prefix,
  STORED_FIGURES,
  type StoredProperty,
} from '@/quantities/anchor';
import { GAMMA_C } from '@/quantities/gamma-c';
import { threadOf } from '@/quantities/plausible/anchor-rules';

/** Text fields of an anchor record that the app shows. */
export const ANCHOR_DATA_TEXTS = ['material', 'materialClass', 'certification'] as const;

export interface AnchorData
  extends Record<AnchorProperty, number>, Record<(typeof ANCHOR_DATA_TEXTS)[number], string> {
  name: string;
}

interface Situation {
  standard: Standard;
  cracked: boolean;
  /** Used under JGJ145-2013 only. */
  structure: Design['concrete']['structure'];
  locale: string;
}

/** Converts a field of the record to a number; a missing, empty or unreadable field counts as 0. */
export function numberOf(text: string | undefined): number {
  const value = Number(text ?? '');
  return Number.isFinite(value) ? value : 0;
}

/** Returns the reader of a record's fields for one standard, by their names without its prefix. */
export function fieldsOf(record: AnchorDetail, standard: Standard): (name: string) => string | undefined {
  const fields = record as unknown as Record<string, string | undefined>;
  const prefix: Prefix = standard === 'EN1992-4' ? 'eta' : 'jg';
  return (name) => fields[prefix + name];
}

/** Constants in the requirements documents that the app uses under JGJ145-2013. */
const JGJ_CONSTANTS = { materialFactor: 1.5, pullOut: 9, gamma_inst: 1, k7: 1 } as const;

export function anchorDataOf(
  record: AnchorDetail,
  { standard, cracked, structure, locale }: Situation,
): AnchorData {
  const european = standard === 'EN1992-4';
  const field = fieldsOf(record, standard);
  const get = (name: string): number => numberOf(field(name));
  const textOf = (name: string): string => field(`${name}${locale === 'cn' ? '' : 'En'}`) ?? '';
  const [certification, other] = [
    textOf('Certification'),
    field(`Certification${locale === 'cn' ? 'En' : ''}`),
  ];
  const factor = (name: string): number =>
    get(european ? name : `${name}${structure === 'nonStructural' ? '2' : '1'}`);
  const pair = (name: string): [number, number] => [get(`${name}1`), get(`${name}2`)];
  const [ka, kb] = pair('Kucrn');
  const k9 = pair('K9n');
  const gamma_Mc = factor('Gammarcn');
  const asStored = Object.fromEntries(
    STORED_FIGURES.map((figure) => [figure, get(FIGURES[figure].stored) / (propertyOf(figure).scale ?? 1)]),
  ) as Record<StoredProperty, number>;
  return {
    name: record.name,
    material: textOf('Material'),
    materialClass: textOf('MaterialClass'),
    certification: certification || other || '',
    ...asStored,
    N_Rk_p_0: european ? get('Nrkp') : JGJ_CONSTANTS.pullOut,
    psi_c: european ? get('Phic') || 1 : 1,
    d_f: clearanceHole(record.name, get('Dnom')),
    k7: european ? get('K7') : JGJ_CONSTANTS.k7,
    k9: cracked ? Math.min(...k9) : Math.max(...k9),
    k_ucr: Math.max(ka, kb),
    k_cr: Math.min(ka, kb),
    // If gamma_inst is not stored, it follows from the stored gamma_Mc, which includes gamma_inst as a
    // factor.
    gamma_inst: european
      ? get('Gammainst') || Math.max(1, gamma_Mc / GAMMA_C.general)
      : JGJ_CONSTANTS.gamma_inst,
    gamma_Ms_N: factor('Gammarsn'),
    gamma_Ms_V: factor('Gammarsv'),
    gamma_Mc,
    gamma_Mp: european ? gamma_Mc : JGJ_CONSTANTS.materialFactor,
    gamma_Msp: gamma_Mc,
    gamma_Mcp: factor('Gammarcp'),
    gamma_Mcv: factor('Gammarcv'),
  };
}

/** Without texts, which depend on the language; with requests' names and units, as earlier results have. */
export const figuresHash = (anchor: AnchorData): string =>
  hashText(
    canonical(
      Object.fromEntries(
        FIGURE_LIST.map((name) => [propertyOf(name).sent ?? name, asSent(name, anchor[name])]),
      ),
    ),
  );

function holeFor(diameter: number): number {
  if (diameter < 10) return diameter + 1;
  return diameter < 24 ? diameter + 2 : diameter + 3;
}

/**
 * Returns the hole diameter in mm. For an undercut or bolt anchor, the part in the plate is the threaded rod,
 * whose size is in the name; for a sleeve anchor, it is the sleeve of diameter `d_nom`. A bolt anchor thicker
 * than its thread, and an anchor without a size in its name, count as sleeve anchors.
 */
export function clearanceHole(name: string, d_nom: number): number {
  const thread = threadOf(name);
  const family = familyOf(name);
  // The sleeve of an undercut anchor ends below the plate.
  const isSleeve = family === 'sleeve' || (family === 'expansion' && d_nom > thread);
  const diameter = thread === 0 || isSleeve ? d_nom : thread;
  return diameter > 0 ? holeFor(diameter) : 0;
}

interface Dated {
  /** ISO time when the record was read. */
  readAt: string;
}

export interface Grade extends Dated {
  id: string;
  grade: string;
  /** Name of the grade under the standard. */
  name: string;
  fck: number;
  fcuk: number;
  ec: number;
}

export interface Section extends Dated {
  id: string;
  name: string;
  H: number;
  W: number;
  T: number;
  FT: number;
}

/** Splits a list into valid records, and invalid ones with their name and invalid field. */
function available<Raw, T extends object>(
  list: ReadList<Raw>,
  read: (record: Raw) => Outcome<T>,
  nameOf: (record: Raw) => string,
): Listed<T & Dated> {
  const { readAt } = list;
  const outcomes = list.records.map((record) => ({ record, read: read(record) }));
  return {
    records: outcomes.flatMap(({ read: outcome }) => (outcome.ok ? [{ ...outcome.value, readAt }] : [])),
    unreadable: [
      ...list.unreadable,
      ...outcomes.flatMap(({ record, read: outcome }) =>
        outcome.ok ? [] : [{ name: nameOf(record), field: outcome.error.field }],
      ),
    ],
  };
}

const unusable = (field: string): { ok: false; error: EngineError } => ({
  ok: false,
  error: { field, message: 'must be greater than 0' },
});

/** Field with the concrete strength that each standard uses. */
export const STRENGTH = { 'EN1992-4': 'fck', 'JGJ145-2013': 'fcuk' } as const;

function gradeOf(record: Concrete, standard: Standard): Outcome<Omit<Grade, 'readAt'>> {
  const figures = valuesOfRecord(record, ['fck', 'fcuk', 'ec']);
  if (!figures.ok) return figures;
  const strength = STRENGTH[standard];
  if (!(figures.value[strength] > 0)) return unusable(strength);
  const { grade } = record;
  const name = gradeName(standard, { grade, fcuk: figures.value.fcuk });
  return { ok: true, value: { id: String(record.id), grade, name, ...figures.value } };
}

/** Under EN 1992-4 a grade's name states both strengths with a slash; JGJ145-2013 needs a cube strength. */
export function availableGrades(list: ReadList<Concrete>, standard: Standard): Listed<Grade> {
  const records = list.records.filter(({ grade }) => standard === 'JGJ145-2013' || grade.includes('/'));
  return available(
    { ...list, records },
    (record) => gradeOf(record, standard),
    ({ grade }) => grade,
  );
}

function sectionOf(record: SectionSteel): Outcome<Omit<Section, 'readAt'>> {
  const figures = valuesOfRecord(record, ['h', 'w', 't', 'ft']);
  if (!figures.ok) return figures;
  const { h, w, t, ft } = figures.value;
  return { ok: true, value: { id: String(record.id), name: record.name, H: h, W: w, T: t, FT: ft } };
}

export const availableSections = (list: ReadList<SectionSteel>): Listed<Section> =>
  available(list, sectionOf, ({ name }) => name);

/** Copies the record's values and the time at which they were read. */
export function copyGrade(design: Design, { id, grade, fck, fcuk, ec, readAt }: Grade): void {
  Object.assign(design.concrete, { gradeId: id, gradeReadAt: readAt, grade, fck, fcuk, ec });
}

/** Copies the record's values and the time at which they were read. */
export function copySection(design: Design, { id, name, H, W, T, FT, readAt }: Section): void {
  Object.assign(design.profile, { chosen: { id, name, readAt }, H, W, T, FT });
}

const UNDERCUT = /undercut|扩底/i;
const SLEEVE = /sleeve|套[管筒]/i;

export function familyOf(name: string): 'expansion' | 'sleeve' | 'undercut' {
  if (SLEEVE.test(name)) return 'sleeve';
  return UNDERCUT.test(name) ? 'undercut' : 'expansion';
}
