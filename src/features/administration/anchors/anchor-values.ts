/** Values of the anchor form: conversion from and to the record, findings, copies to the other standard. */
import {
  flagOf,
  isSet,
  type AnchorFields,
  type AnchorFlag,
  type AnchorNumber,
  type AnchorText,
} from '@/api/contract/anchor';
import type { WireId } from '@/api/contract/wire-values';
import { ANCHOR_FIELDS, anchors } from '@/features/administration/anchors/anchors';
import {
  rowOfTyped,
  typedOf,
  findingsInForm,
  type FieldFinding,
} from '@/features/administration/databases/database';
import { wireNumber } from '@/features/administration/records/numeric-text';
import type { Prefix } from '@/quantities/anchor';
import { SAME_IN_BOTH } from '@/quantities/plausible/anchor-findings';

type Fields = Record<AnchorText | AnchorNumber, string>;

export type AnchorValues = Fields & {
  name: string;
  /** Image id; '' without an image. */
  avatar: WireId;
  jgHave: boolean;
  etaHave: boolean;
};

/** Returns the values of a record; empty fields without a record. */
export function valuesOf(record: AnchorFields | null): AnchorValues {
  return {
    name: record?.name ?? '',
    avatar: record?.avatar ?? '',
    jgHave: record === null || isSet(record.jgHave),
    etaHave: record === null || isSet(record.etaHave),
    ...(typedOf(ANCHOR_FIELDS, record) as Fields),
  };
}

/**
 * Returns the record to send. As specified in the requirements documents, every empty numeric field is sent
 * as '0'.
 */
export function recordOf(values: AnchorValues, efficient: AnchorFlag): AnchorFields {
  return {
    name: values.name.trim(),
    avatar: values.avatar,
    efficient,
    jgHave: flagOf(values.jgHave),
    etaHave: flagOf(values.etaHave),
    ...(rowOfTyped(ANCHOR_FIELDS, values) as Fields),
  };
}

/**
 * True for an anchor that is declared for EN 1992-4 and has no pull-out resistance. According to the
 * requirements documents, pull-out then does not govern, and the record contains 0.
 */
export function isPullOutOpen({ etaHave, etaNrkp }: Pick<AnchorValues, 'etaHave' | 'etaNrkp'>): boolean {
  return etaHave && Number(wireNumber(etaNrkp)) === 0;
}

/** Returns the keys of the empty values that a calculation needs; they are stored as 0 after confirmation. */
export const missingFigures = (values: AnchorValues): Set<string> =>
  new Set(
    findingsInForm(anchors, values)
      .filter(({ code }) => code === 'missing')
      .map(({ of }) => of),
  );

/** Returns the key of a finding's message: findings with the same key have the same message. */
const shownAs = ({ grade, code, low, high }: FieldFinding) => `${grade} ${code} ${low} ${high}`;

/**
 * Returns fields whose message changes although their value does not: a changed field is validated anyway.
 * Missing values are reported when the form is sent, not during input.
 */
export function fieldsToCheckAgain(before: AnchorValues, now: AnchorValues): string[] {
  const shownBefore = new Map(
    findingsInForm(anchors, before).map((finding) => [finding.of, shownAs(finding)]),
  );
  const found = findingsInForm(anchors, now);
  const kept = new Set(found.map(({ of }) => of));
  const changed = found.filter(
    (finding) => finding.code !== 'missing' && shownBefore.get(finding.of) !== shownAs(finding),
  );
  const gone = [...shownBefore.keys()].filter((key) => !kept.has(key));
  return [...changed.map(({ of }) => of), ...gone].filter(
    (key) => before[key as keyof AnchorValues] === now[key as keyof AnchorValues],
  );
}

const IS_SAME: ReadonlySet<string> = new Set(SAME_IN_BOTH);
/**
 * Fields that are never copied, because their contents depend on the standard: for example, the grade name
 * C30 contains only the cube strength, C30/37 contains both strengths.
 */
const OWN: ReadonlySet<string> = new Set(['C30name', 'C60name', 'Certification', 'CertificationEn']);

/** Field contents that mean "no value". */
const NOTHING = ['', '0'];

const isEmpty = (text: string): boolean => NOTHING.includes(text.trim());

interface Copied {
  values: Partial<AnchorValues>;
  /** Number of fields that already have another value and keep it. */
  kept: number;
}

/** Returns the values to copy to empty fields; typed values are not overwritten. */
export function copiedValues(values: AnchorValues, from: Prefix): Copied {
  const to = from === 'jg' ? 'eta' : 'jg';
  const copied: Copied = { values: {}, kept: 0 };
  for (const { standard, kind, quantity, key } of ANCHOR_FIELDS) {
    const isShared = kind === 'text' ? !OWN.has(quantity) : IS_SAME.has(quantity);
    const source = values[`${from}${quantity}` as keyof AnchorValues];
    if (standard !== to || !isShared || typeof source !== 'string' || isEmpty(source)) continue;
    if (isEmpty(values[key])) copied.values[key] = source;
    else if (values[key].trim() !== source.trim()) copied.kept += 1;
  }
  return copied;
}
