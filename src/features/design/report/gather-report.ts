/** From design, anchor and result to what the report is made of. */
import type { AnchorRecord } from '@/api/contract/anchor';
import type { ProjectState, Design } from '@/stores/design/design-state';
import type { StoredResult } from '@/stores/design/data-save';
import type { ReportedAnchor, ReportInput, ReportPictures, Translate } from '@/report/report-input';
import { hashText } from '@/stores/design/fingerprint';
import { anchorDataOf, type AnchorData } from '../calculation/anchor-data';
import { algorithmRequest } from '../calculation/requests';
import { anchorDataRows } from '../panels/anchor-data-rows';
import {
  COMBINED,
  combinedVerdict,
  governingUtilisation,
  modeRows,
  overallPass,
  type ModeRow,
} from '../results/result-views';

export interface ReportSource {
  design: Design;
  record: AnchorRecord;
  /** When the record was read from the database. */
  recordReadAt: Date;
  result: StoredResult;
  project: ProjectState;
  pictures: ReportPictures;
  language: string;
  now: Date;
  appVersion: string;
  translate: Translate;
}

function reportedAnchor(data: AnchorData, { record, recordReadAt, translate }: ReportSource): ReportedAnchor {
  return {
    name: data.name,
    material: data.material,
    materialClass: data.materialClass,
    assessment: data.certification,
    h_ef: data.h_ef,
    groups: anchorDataRows(data).map(({ group, rows }) => ({
      name: translate(`design:anchor.groups.${group}`),
      rows: rows.map(({ key, ...row }) => ({ ...row, name: translate(`design:anchor.fields.${key}`) })),
    })),
    record: { id: record.id, readAt: recordReadAt, fingerprint: hashText(JSON.stringify(record)) },
  };
}

export function gatherReport(source: ReportSource): ReportInput {
  const { design, record, result, project, pictures, language, now, appVersion, translate } = source;
  const data = anchorDataOf(record, {
    standard: design.standardType,
    cracked: design.standardType === 'JGJ145-2013' && design.concrete.crack_or_not === '1',
    structure: design.concrete.structure,
    locale: language,
  });
  const named = ({ mode, row, detail }: ModeRow) => {
    const withLever = mode === 'steel_shear' && detail?.lever_arm === true;
    return {
      name: translate(withLever ? 'results:modes.steel_shear_lever' : `results:modes.${mode}`),
      row,
      detail,
    };
  };
  const { answer } = result;
  return {
    design,
    request: algorithmRequest(design, data, []),
    answer,
    plate: result.plate ?? null,
    tension: modeRows(answer, 'tension').map(named),
    shear: modeRows(answer, 'shear').map(named),
    combined: COMBINED.map(({ key, limit }, index) => {
      const row = answer.tension_and_shear[index];
      return { key, row, limit, verdict: combinedVerdict(row[2], limit) };
    }),
    pass: overallPass(answer),
    governing: governingUtilisation(answer),
    anchor: reportedAnchor(data, source),
    project,
    pictures,
    fingerprint: result.fingerprint,
    calculatedAt: new Date(result.time),
    now,
    appVersion,
    translate,
  };
}
