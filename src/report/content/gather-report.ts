/** Collects the input for a report from the design, anchor and result. */
import type { AnchorDetail } from '@/api/contract/anchor';
import { anchorsOf, isCracked, slotLengthOf } from '@/design/model/design-facts';
import type { ProjectState, Design } from '@/design/model/design-state';
import { canonical, hashText } from '@/design/model/fingerprint';
import { combinationOf } from '@/design/model/load-cases';
import { uncoveredOf } from '@/design/model/uncovered';
import { anchorDataOf, type AnchorData } from '@/design/records/anchor-data';
import { anchorDataRows } from '@/design/records/anchor-data-rows';
import type { LoadListOutcome, RunResult } from '@/design/verdict/calculation';
import { enteredOf } from '@/design/verdict/missing';
import { overallOf } from '@/design/verdict/overall';
import type { Reservation } from '@/design/verdict/reservations';
import { verdictOf } from '@/design/verdict/verdict';
import { plateHoles } from '@/drawing/plan/plate/plate-parts';
import { plateYieldStrength } from '@/engineering';
import type {
  ReportedAnchor,
  ReportedLimits,
  ReportInput,
  ReportPictures,
} from '@/report/model/report-input';
import type { Language } from '@/text/languages';
import { INSTALLATION_FIGURES, type InstallationFigure } from '@/wording/installation-text';
import type { Translate } from '@/wording/translate';

interface Plate extends Pick<ReportInput, 'overall' | 'plate' | 'plateYield'> {
  design: Pick<Design, 'plate'>;
  /**
   * True if the design has load cases other than the displayed load case; for some of the other load cases,
   * only an upper bound for the stress is known.
   */
  hasOtherLoads: boolean;
}

/**
 * Replaces the comparison in the verdict, which assumes the weakest structural steel, with a comparison with
 * the yield strength entered for the report (f_y in MPa; 0 if none was entered).
 */
function reported(one: Reservation, f_y: number): Reservation {
  if (one.code !== 'plate_above_yield') return one;
  const { stress, most = 0 } = one.values;
  const within = Number(most) > f_y ? 'plate_yield_of_other_loads' : 'plate_yield_not_exceeded';
  const outcome = Number(stress) > f_y ? 'plate_yield_exceeded' : within;
  const code = f_y > 0 ? outcome : 'plate_yield_not_entered';
  const { under, ...known } = { ...one, code, clause: '', values: { ...one.values, f_y } };
  return code === 'plate_yield_of_other_loads' || under === undefined ? known : { ...known, under };
}

/** Returns the reservation about steel that is weaker than assumed in the verdict; null if none is needed. */
function ofWeakSteel({ design, plate, hasOtherLoads }: Plate, f_y: number): Reservation | null {
  const stress = plate?.max_von_mises;
  const limit = plateYieldStrength(design.plate.thickness);
  if (typeof stress !== 'number' || f_y === 0 || f_y >= limit) return null;
  const values = { stress, at_least: '', limit, f_y };
  const own = (code: string): Reservation => ({ code, values, clause: '', field: 'plate.thickness' });
  if (stress > f_y) return own('plate_yield_exceeded');
  return hasOtherLoads ? own('plate_yield_of_other_loads') : null;
}

export function judgedWithYield(of: Plate): ReportInput['overall'] {
  const { overall } = of;
  const { word, reservations } = overall;
  const f_y = of.plateYield ?? 0;
  const isReserved = reservations.some(({ code }) => code === 'plate_above_yield');
  const weak = isReserved ? null : ofWeakSteel(of, f_y);
  const known = reservations.map((one) => reported(one, f_y));
  if (weak === null) return { ...overall, reservations: known };
  return {
    ...overall,
    word: word === 'verified' ? 'reservations' : word,
    reservations: [...known, weak],
  };
}

export interface ReportSource {
  design: Design;
  record: AnchorDetail;
  recordReadAt: Date;
  result: RunResult;
  project: ProjectState;
  list: LoadListOutcome | null;
  pictures: ReportPictures;
  /** Yield strength f_y of the plate steel, MPa. */
  plateYield?: number | null | undefined;
  limits?: ReportedLimits | null | undefined;
  disclaimer: string;
  language: Language;
  now: Date;
  appVersion: string;
  isPdf: boolean;
  translate: Translate;
}

/** Returns the record data as used in the design, with text in the language of the report. */
export function reportedData(design: Design, record: AnchorDetail, language: string): AnchorData {
  return anchorDataOf(record, {
    standard: design.standardType,
    cracked: isCracked(design),
    structure: design.concrete.structure,
    locale: language,
  });
}

function reportedAnchor(
  data: AnchorData,
  { design, record, recordReadAt, translate }: ReportSource,
): ReportedAnchor {
  return {
    name: data.name,
    material: data.material,
    materialClass: data.materialClass,
    assessment: data.certification,
    h_ef: data.h_ef,
    groups: anchorDataRows(data, design.standardType).map(({ group, rows }) => ({
      name: translate(`design:anchor.groups.${group}`),
      rows: rows.map(({ key, ...row }) => ({ ...row, name: translate(`design:anchor.fields.${key}`) })),
    })),
    installation: Object.fromEntries(INSTALLATION_FIGURES.map((figure) => [figure, data[figure]])) as Record<
      InstallationFigure,
      number
    >,
    record: { id: String(record.id), readAt: recordReadAt, fingerprint: hashText(canonical(record)) },
  };
}

export function gatherReport(source: ReportSource): ReportInput {
  const { design, record, result, project, pictures, language, now, appVersion, translate } = source;
  const data = reportedData(design, record, language);
  const verdict = verdictOf(result, uncoveredOf(design));
  const entered = enteredOf(design, result);
  const overall = overallOf(result, verdict, { list: source.list, entered });
  const plate = result.plate ?? null;
  const hasOtherLoads = result.others.length > 0 || source.list !== null;
  return {
    design,
    input: result.input,
    answer: result.answer,
    plate,
    verdict,
    overall: judgedWithYield({ overall, plate, plateYield: source.plateYield, design, hasOtherLoads }),
    combination: combinationOf(design.loads),
    others: result.others,
    row: result.row,
    list: source.list,
    anchor: reportedAnchor(data, source),
    holes: plateHoles(anchorsOf(design), { diameter: data.d_f, slotLength: slotLengthOf(design) }),
    disclaimer: source.disclaimer,
    project,
    pictures,
    plateYield: source.plateYield,
    limits: source.limits,
    fingerprint: result.fingerprint,
    calculatedAt: new Date(result.time),
    now,
    appVersion,
    isPdf: source.isPdf,
    language,
    translate,
  };
}
