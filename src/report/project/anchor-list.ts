/** Anchors and base plates in all designs by type, with the quantities to buy and the installation data. */
import { plateText } from '@/report/content/installation-data';
import type { ReportedAnchor } from '@/report/model/report-input';
import type { GatheredDesign } from '@/report/project/project-order';
import { figureText } from '@/wording/figures';

interface Use {
  anchor: ReportedAnchor;
  number: number;
  no: number;
}

const usesOf = (designs: readonly GatheredDesign[]): Use[] =>
  designs.flatMap(({ no, end }) =>
    'input' in end ? [{ anchor: end.input.anchor, number: end.input.input.anchors.length, no }] : [],
  );

/** Returns the key of an anchor type. Records with the same name but different values are different types. */
const typeOf = ({ anchor }: Use): string => `${anchor.name} ${anchor.record.fingerprint}`;

export function anchorList(designs: readonly GatheredDesign[]) {
  const byType = new Map<string, Use[]>();
  for (const use of usesOf(designs)) byType.set(typeOf(use), [...(byType.get(typeOf(use)) ?? []), use]);
  return [...byType.values()]
    .map((uses) => {
      const [{ anchor }] = uses;
      const { installation: figures } = anchor;
      return {
        number: String(uses.reduce((sum, { number }) => sum + number, 0)),
        anchor: anchor.name,
        material: [anchor.material, anchor.materialClass].filter((text) => text !== '').join(', '),
        hole: [figures.d_0, figures.h_1].map((value) => figureText(value, 'mm')).join(' × '),
        torque: figureText(figures.T_inst, 'Nm'),
        used_in: uses.map(({ no }) => no).join(', '),
      };
    })
    .toSorted((one, other) => one.anchor.localeCompare(other.anchor));
}

/** Returns the base plates of all designs; plates with the same size and holes are one entry. */
export function plateList(designs: readonly GatheredDesign[]) {
  const byText = new Map<string, number[]>();
  for (const { no, end } of designs) {
    if (!('input' in end)) continue;
    const text = plateText(end.input);
    byText.set(text, [...(byText.get(text) ?? []), no]);
  }
  return [...byText].map(([size, numbers]) => ({
    number: String(numbers.length),
    size,
    used_in: numbers.join(', '),
  }));
}
