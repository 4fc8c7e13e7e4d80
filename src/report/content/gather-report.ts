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
import type { ReportedAnchor, ReportedLimits, ReportInput, ReportImages } from '@/report/model/report-input';
import type { Language } from '@/text/languages';
import { INSTALLATION_FIGURES, type InstallationValue } from '@/text/wording/installation-text';
import type { Translate } from '@/text/wording/translate';

/** The report names no assumed steel: it states that no yield strength was entered. */
const reported = (one: Reservation): Reservation =>
  one.code === 'plate_above_yield' ? { ...one, code: 'plate_yield_not_entered', clause: '' } : one;

export interface ReportSource {
  design: Design;
  record: AnchorDetail;
  recordReadAt: Date;
  result: RunResult;
  project: ProjectState;
  list: LoadListOutcome | null;
  pictures: ReportImages;
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
      InstallationValue,
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
  return {
    design,
    input: result.input,
    answer: result.answer,
    plate: result.plate ?? null,
    verdict,
    overall: { ...overall, reservations: overall.reservations.map(reported) },
    combination: combinationOf(design.loads),
    others: result.others,
    row: result.row,
    list: source.list,
    anchor: reportedAnchor(data, source),
    holes: plateHoles(anchorsOf(design), { diameter: data.d_f, slotLength: slotLengthOf(design) }),
    disclaimer: source.disclaimer,
    project,
    pictures,
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
