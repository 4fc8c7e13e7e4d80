/** Everything a template prints, under the names of its placeholders. */
import dayjs from 'dayjs';
import { checkData } from './check-data';
import { combinationData } from './combination-data';
import { NOTHING } from './figures';
import { forceData } from './force-data';
import { anchorData, concreteData, layoutData, loadData, plateData, projectData } from './input-data';
import { loadListData } from './load-list-data';
import { remarkData } from './remark-data';
import type { ReportInput } from './report-input';
import { symbolData } from './symbol-data';
import { verdictData } from './verdict-data';

/** A picture for a template, in px of 1/96 inch. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
  /** What it shows, for whoever does not see it. */
  alt: string;
}

/** Boxes of the pictures as documented. */
export const ANCHOR_BOX = { width: 250, height: 110 } as const;
export const PICTURE_BOX = { width: 500, height: 260 } as const;
/** Two pictures share the width of a page. */
export const BESIDE_BOX = { width: 312, height: 204 } as const;

const moment = (time: Date) => dayjs(time).format('YYYY-MM-DD HH:mm:ss');

interface Box {
  width: number;
  height: number;
}

/** Where a PNG says how wide and how high it is. */
const SIZE_AT = 16;

/** As large as it fits the box at its own proportions. */
function pictureIn(data: Uint8Array | null, box: Box, alt: string): { picture: Picture } | null {
  if (data === null) return null;
  if (data.length < SIZE_AT + 8) return { picture: { data, ...box, alt } };
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [width, height] = [view.getUint32(SIZE_AT), view.getUint32(SIZE_AT + 4)];
  const scale = Math.min(box.width / width, box.height / height);
  return { picture: { data, width: Math.round(width * scale), height: Math.round(height * scale), alt } };
}

/** The same, and as large as it stands beside another. */
function besideIn(data: Uint8Array | null, alt: string): { picture: Picture; beside: Picture } | null {
  const [whole, half] = [pictureIn(data, PICTURE_BOX, alt), pictureIn(data, BESIDE_BOX, alt)];
  return whole && half && { ...whole, beside: half.picture };
}

function pictureData({ pictures, translate }: ReportInput) {
  const alt = (name: keyof typeof pictures) => translate(`report:pictures.${name}`);
  return {
    sketch: besideIn(pictures.sketch, alt('sketch')),
    view: besideIn(pictures.view, alt('view')),
    stress: pictureIn(pictures.stress, PICTURE_BOX, alt('stress')),
    anchor_picture: pictureIn(pictures.anchor, ANCHOR_BOX, alt('anchor')),
  };
}

function originData({ design, answer, anchor, fingerprint, calculatedAt, now, appVersion }: ReportInput) {
  return {
    standard: design.standardType === 'EN1992-4' ? 'EN 1992-4:2018' : 'JGJ145-2013',
    date: moment(now),
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
    ...symbolData(input),
    ...originData(input),
  };
}

export type ReportData = ReturnType<typeof reportData>;
