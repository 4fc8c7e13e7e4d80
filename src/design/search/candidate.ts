/** Designs that might replace the open design, and the database anchors that they may use. */
import { produce } from 'immer';
import type { AnchorDetail } from '@/api/contract/records';
import {
  type CrackState,
  isCracked,
  DIAMETERS,
  type Design,
  type Diameter,
  type Failure,
} from '@/design/model/design-state';
import { anchorDataOf, type AnchorData } from '@/design/records/anchor-data';
import type { Inputs } from '@/design/run/load-case-evaluation';
import { validateDesign } from '@/design/validation/validate-design';

/** A design with the data of its anchor for the design's standard and crack state. */
export type Candidate = Inputs;

/** Returns the first rule that prevents the calculation of a candidate; null if none does. */
export const brokenRule = ({ design, anchor }: Candidate): Failure | null =>
  validateDesign(design, {
    anchor,
    anchorChosen: true,
    gradeShown: true,
    expirationTime: null,
    now: new Date(0),
  }).at(0) ?? null;

/** Database anchor in the form that candidates use. */
export interface AvailableAnchor {
  id: string;
  name: string;
  /** Thread size under which the record is listed. */
  diameter: Diameter;
  data: AnchorData;
}

/** Returns the offered anchor of a record; `locale`: language of its texts. */
export function availableAnchor(
  situation: CrackState & { concrete: Pick<Design['concrete'], 'structure'> },
  record: AnchorDetail,
  diameter: Diameter,
  locale: string,
): AvailableAnchor {
  const data = anchorDataOf(record, {
    standard: situation.standardType,
    cracked: isCracked(situation),
    structure: situation.concrete.structure,
    locale,
  });
  return { id: String(record.id), name: record.name, diameter, data };
}

/** Returns the family name: the record's name without thread size and length. */
export const familyOf = ({ name }: { name: string }): string =>
  name
    .replace(/\bM\d+(?:\s*[x×]\s*\d+)?/i, '')
    .replace(/\s+/g, ' ')
    .trim();

export function withAnchor({ design }: Candidate, { id, name, diameter, data }: AvailableAnchor): Candidate {
  return {
    design: produce(design, ({ standardType, anchor }) => {
      anchor.diameter = diameter;
      anchor.chosen[standardType] = { id, name };
    }),
    anchor: data,
  };
}

/** Compares anchors by thread size, then by embedment depth, then by name. */
export const bySize = (one: AvailableAnchor, other: AvailableAnchor): number =>
  DIAMETERS.indexOf(one.diameter) - DIAMETERS.indexOf(other.diameter) ||
  one.data.h_ef - other.data.h_ef ||
  one.name.localeCompare(other.name);
