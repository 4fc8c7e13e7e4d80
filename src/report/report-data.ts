/** Everything a template prints, under the names of its placeholders. */
import dayjs from 'dayjs';
import { checkData } from './check-data';
import { combinationData } from './combination-data';
import { NOTHING } from './figures';
import { forceData } from './force-data';
import { anchorData, concreteData, layoutData, loadData, plateData, projectData } from './input-data';
import { installationData } from './installation-data';
import { loadListData } from './load-list-data';
import {
  ANCHOR_BOX,
  BESIDE_BOX,
  PICTURE_BOX,
  PLATE_BOX,
  SMALL_PLATE_BOX,
  pictureIn,
  type Picture,
} from './picture';
import { remarkData } from './remark-data';
import type { ReportInput } from './report-input';
import { symbolData } from './symbol-data';
import { verdictData } from './verdict-data';

export const moment = (time: Date) => dayjs(time).format('YYYY-MM-DD HH:mm:ss');

export const STANDARD_NAMES = { 'EN1992-4': 'EN 1992-4:2018', 'JGJ145-2013': 'JGJ145-2013' } as const;

/** The same, and as large as it stands beside another. */
function besideIn(data: Uint8Array | null, alt: string): { picture: Picture; beside: Picture } | null {
  const [whole, half] = [pictureIn(data, PICTURE_BOX, alt), pictureIn(data, BESIDE_BOX, alt)];
  return whole && half && { ...whole, beside: half.picture };
}

function pictureData({ pictures, translate }: ReportInput) {
  const alt = (name: Exclude<keyof typeof pictures, 'areas'>) => translate(`report:pictures.${name}`);
  const [plate, small] = [PLATE_BOX, SMALL_PLATE_BOX].map((box) =>
    pictureIn(pictures.plate, box, alt('plate')),
  );
  return {
    sketch: besideIn(pictures.sketch, alt('sketch')),
    view: besideIn(pictures.view, alt('view')),
    stress: pictureIn(pictures.stress, PICTURE_BOX, alt('stress')),
    plate_drawing: plate && small && { ...plate, small: small.picture },
    anchor_picture: pictureIn(pictures.anchor, ANCHOR_BOX, alt('anchor')),
  };
}

function originData(input: ReportInput) {
  const { design, answer, anchor, fingerprint, calculatedAt, now, appVersion, disclaimer } = input;
  return {
    stands_alone: input.isPart !== true,
    standard: STANDARD_NAMES[design.standardType],
    date: moment(now),
    day: dayjs(now).format('YYYY-MM-DD'),
    disclaimer: disclaimer.trim(),
    calculated: moment(calculatedAt),
    app_version: appVersion,
    engine_version: answer.engine ?? NOTHING,
    input_fingerprint: fingerprint,
    anchor_record: anchor.record.id,
    anchor_record_date: moment(anchor.record.readAt),
    anchor_record_fingerprint: anchor.record.fingerprint,
  };
}

export function reportData(input: ReportInput) {
  return {
    ...projectData(input),
    ...concreteData(input),
    ...plateData(input),
    ...layoutData(input),
    ...anchorData(input),
    ...loadData(input),
    ...pictureData(input),
    ...verdictData(input),
    ...combinationData(input),
    ...loadListData(input),
    ...forceData(input),
    ...checkData(input),
    ...remarkData(input),
    ...installationData(input),
    ...symbolData(input),
    ...originData(input),
  };
}

export type ReportData = ReturnType<typeof reportData>;
