/** Records of the embedded backend as the workspace offers them, without an API call. */
import { produce } from 'immer';
import {
  type AnchorDetail,
  anchorDetailSchema,
  referenceSchemas,
  type Concrete,
} from '@/api/contract/records';
import { DEFAULT_DESIGN, DIAMETERS, type Design } from '@/design/model/design-state';
import { anchorDataOf, type AnchorData } from '@/design/records/anchor-data';
import {
  type Grade,
  availableGrades,
  availableSections,
  type Section,
  copyGrade,
} from '@/design/records/anchor-data';
import { availableAnchor, type AvailableAnchor } from '@/design/search/candidate';
import anchors from '../../mocks/seed/anchors.json';
import concretes from '../../mocks/seed/concretes.json';
import sections from '../../mocks/seed/sectionSteels.json';

/** Time at which all records are assumed to have been loaded. */
const READ_AT = '2026-01-02T03:04:05.000Z';

const withIds = <T extends object>(records: readonly T[]) =>
  records.map((record, index) => ({ ...record, id: String(index + 1) }));

const DETAILS = withIds(anchors).map((record) => anchorDetailSchema.parse(record));
const CONCRETES = withIds(concretes).map((record) => referenceSchemas.concretes.stored.parse(record));

export const seededDetails = (): readonly AnchorDetail[] => DETAILS;
export const seededConcretes = (): readonly Concrete[] => CONCRETES;

export const seededAnchors = (design: Design): AvailableAnchor[] =>
  DETAILS.map((record) => {
    const size = /\bM(\d+)/.exec(record.name)?.[1];
    return availableAnchor(design, record, DIAMETERS.find((diameter) => diameter === size) ?? '12', 'en');
  });

const UNCRACKED = { standard: 'EN1992-4', cracked: false, structure: 'structural' } as const;

/** Returns the data of the first anchor, of size M12, under EN 1992-4, with the changes that a test needs. */
export const buildAnchorData = (changes: Partial<AnchorData> = {}): AnchorData => ({
  ...anchorDataOf(DETAILS[0], { ...UNCRACKED, locale: 'en' }),
  ...changes,
});

export const seededGrades = (standard: Design['standardType']): Grade[] =>
  availableGrades({ records: CONCRETES, unreadable: [], readAt: READ_AT }, standard).records;

export const seededSections = (series: string): Section[] => {
  const records = withIds(sections)
    .filter(({ type }) => type === series)
    .map((record) => referenceSchemas.sectionSteels.stored.parse(record));
  return availableSections({ records, unreadable: [], readAt: READ_AT }).records;
};

/** Returns a design in which an anchor and a grade from the records are chosen, and the anchor data. */
export function withRecords(design: Design, anchorName: string, gradeName: string) {
  const anchor = seededAnchors(design).find(({ name }) => name === anchorName);
  const grade = seededGrades(design.standardType).find(({ name }) => name === gradeName);
  if (!anchor || !grade) throw new Error(`no ${anchorName} or ${gradeName}`);
  return {
    design: produce(design, (draft) => {
      copyGrade(draft, grade);
      draft.anchor.diameter = anchor.diameter;
      draft.anchor.chosen[draft.standardType] = { id: anchor.id, name: anchor.name };
    }),
    anchor: anchor.data,
  };
}

/** Returns a changed default design with the expansion anchor M12 in C20/25, and the anchor data. */
export function withM12(change: (draft: Design) => void = () => undefined) {
  const { design, anchor } = withRecords(DEFAULT_DESIGN, 'Demo expansion anchor M12', 'C20/25');
  return { design: produce(design, change), anchor };
}
