import type { AnchorDetail } from '@/api/contract/records';
import { anchorsOf, isCracked, slotLengthOf, type Design } from '@/design/model/design-state';
import { canonical, hashText } from '@/design/model/fingerprint';
import { combinationOf, uncoveredOf } from '@/design/model/load-cases';
import { anchorDataOf, type AnchorData } from '@/design/records/anchor-data';
import { anchorDataRows } from '@/design/records/anchor-data-rows';
import { verdictOf, overallOf } from '@/design/verdict/design-verdict';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import type { Reservation } from '@/design/verdict/reservations';
import { plateHoles } from '@/drawing/plan/plate/plate-parts';
import type { ReportedAnchor, ReportInput, ReportSource } from '@/report/model/report-input';
import { INSTALLATION_FIGURES, type InstallationValue } from '@/text/wording/installation-text';

/** The report names no assumed steel: it states that no yield strength was entered. */
const reported = (one: Reservation): Reservation =>
  one.code === 'plate_above_yield' ? { ...one, code: 'plate_yield_not_entered', clause: '' } : one;

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
  record: ReportedAnchor['record'],
  { design, translate }: Pick<ReportSource, 'design' | 'translate'>,
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
    record,
  };
}

export function gatherReport(source: ReportSource): ReportInput {
  const { record, recordReadAt, result, ...given } = source;
  const { design } = given;
  const read = { id: String(record.id), readAt: recordReadAt, fingerprint: hashText(canonical(record)) };
  const data = reportedData(design, record, given.language);
  const verdict = verdictOf(result, uncoveredOf(design));
  const overall = overallOf(result, verdict, { list: given.list, entered: enteredOf(design, result) });
  return {
    ...given,
    input: result.input,
    answer: result.answer,
    plate: result.plate ?? null,
    verdict,
    overall: { ...overall, reservations: overall.reservations.map(reported) },
    combination: combinationOf(design.loads),
    others: result.others,
    row: result.row,
    anchor: reportedAnchor(data, read, given),
    holes: plateHoles(anchorsOf(design), { diameter: data.d_f, slotLength: slotLengthOf(design) }),
    fingerprint: result.fingerprint,
    calculatedAt: new Date(result.time),
  };
}
