/** The governing row: the failure mode or combined check with the highest utilisation. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import {
  combinedSums,
  namedRows,
  type ForceKind,
  type ModeKey,
  type NamedSum,
  type RowKey,
} from '@/design/verdict/rows';
import type { CombinedKey } from '@/engineering';

interface Decided {
  /** Anchor numbers such as '1,2'; '' if the response does not contain them. */
  anchors: string;
  /** Per cent of the limit; null = unbounded, no resistance left. */
  utilisation: number | null;
  /** `elastic`: the row of the elastic plate that proves a rigid plate. */
  plate?: 'elastic';
}

export type GoverningRow =
  | (Decided & { kind: 'mode'; force: ForceKind; mode: ModeKey })
  | (Decided & { kind: 'combined'; sum: CombinedKey; value: number; limit: number });

export const rowKeyOf = (governing: GoverningRow): RowKey =>
  governing.kind === 'mode' ? governing.mode : governing.sum;

const share = ({ value, limit }: NamedSum): number => (100 * (value ?? 0)) / limit;

/**
 * Returns the governing combined checks: steel, and the more favourable of concrete and linear, since either
 * of those two is sufficient. JGJ145-2013 does not contain the linear check, so the value of that check in
 * the response is ignored here.
 */
function decidingSums(answer: CheckAnswerOnWire): NamedSum[] {
  const [steel, concrete, linear] = combinedSums(answer);
  const isLinear = answer.standard !== 'JGJ145-2013' && share(linear) < share(concrete);
  return [steel, isLinear ? linear : concrete].filter(({ value }) => value !== null);
}

/** Returns the governing row; null if no row applies. */
export function governingRow(answer: CheckAnswerOnWire): GoverningRow | null {
  const modes = namedRows(answer)
    .filter(({ verdict }) => verdict !== 'Not applicable')
    .map(({ kind, mode, utilisation, anchors }): GoverningRow => {
      return { kind: 'mode', force: kind, mode, anchors, utilisation };
    });
  const sums = decidingSums(answer).map((sum): GoverningRow => {
    const { key, value, limit, anchors } = sum;
    const utilisation = share(sum);
    return { kind: 'combined', sum: key, value: value ?? 0, limit, anchors: anchors.join(','), utilisation };
  });
  const size = ({ utilisation }: GoverningRow) => utilisation ?? Infinity;
  return [...modes, ...sums].reduce<GoverningRow | null>(
    (worst, row) => (worst === null || size(row) > size(worst) * (1 + 1e-12) ? row : worst),
    null,
  );
}
