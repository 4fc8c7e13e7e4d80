/** What is impossible or doubtful in the anchor form, by its fields. */
import type { AnchorNumber } from '@/api/contract/anchor';
import type { AnchorFinding } from '@/quantities/plausible/anchor-findings';
import type { AnchorQuantity } from '@/quantities/plausible/anchor-quantity';
import { ANCHOR_RULES } from '@/quantities/plausible/anchor-rules';
import { findingsOfAnchor } from '@/quantities/plausible/read-anchor';
import type { Prefix, Quantity } from '@/quantities/anchor';
import { numericProblem } from '../records/numeric-text';
import { HAVE, type NumberField } from './anchor-fields';
import { recordOf, type AnchorValues } from './anchor-values';

export const keyOf = ({ standard, of }: Pick<AnchorFinding, 'standard' | 'of'>): AnchorNumber =>
  `${standard}${of}` as AnchorNumber;

/** Every field asks for the same values, which the form keeps as one object until the next key. */
const found = new WeakMap<AnchorValues, AnchorFinding[]>();

/** What is no number has a message of its own. */
export function formFindings(values: AnchorValues): AnchorFinding[] {
  const before = found.get(values);
  if (before) return before;
  const findings = findingsOfAnchor({ ...recordOf(values, '1') }).filter(
    (finding) => numericProblem(values[keyOf(finding)]) === null,
  );
  found.set(values, findings);
  return findings;
}

/** Fields of the form that hold what a rule goes by. */
function fieldOf(standard: Prefix, name: AnchorQuantity): string {
  if (name === 'thread') return 'name';
  if (name === 'lowerGrade') return `${standard}C30name`;
  if (name === 'higherGrade') return `${standard}C60name`;
  return `${standard}${name}`;
}

const OTHER = { jg: 'eta', eta: 'jg' } as const satisfies Record<Prefix, Prefix>;

/** Fields whose value decides on the findings of this one. */
export function findingDependencies({ standard, quantity }: NumberField): string[] {
  const by = ANCHOR_RULES[standard].filter(({ of }) => of === quantity).flatMap((rule) => rule.by);
  return [
    ...new Set(by.map((name) => fieldOf(standard, name))),
    HAVE.jg,
    HAVE.eta,
    `${OTHER[standard]}${quantity satisfies Quantity}`,
  ];
}
