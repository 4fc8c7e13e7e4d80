/** The verdict for several load cases of one design, including the rigidity of the plate. */
import type { NamedCombination } from '@/design/model/combinations';
import { openClaims } from '@/design/verdict/cells';
import { wordOf, worstOf, type CellState } from '@/design/verdict/ledger';
import { claimOf, rigidityReservations, unionOfReservations } from '@/design/verdict/reservations';
import { isContradicted, isUnproven, rigidAssumption, type Rigidity } from '@/design/verdict/rigidity';
import type { DesignVerdict } from '@/design/verdict/verdict';
import type { Standard } from '@/engineering';

interface JudgedCase {
  name: NamedCombination;
  verdict: DesignVerdict;
}

const stateOfRigidity = (rigidity: Rigidity): CellState => {
  if (isUnproven(rigidity)) return 'assumed';
  return isContradicted(rigidity) ? 'reservation' : 'satisfied';
};

/**
 * Combines the verdicts on all load cases of a design. `cases` starts with the governing load case. `tested`
 * is the rigidity over all load cases, if it was tested.
 */
export function judgedOver(
  cases: readonly JudgedCase[],
  standard: Standard,
  tested: Rigidity | undefined,
): DesignVerdict {
  const [{ verdict: decisive }, ...others] = cases;
  const rigidity = tested ?? decisive.rigidity;
  const all = worstOf(cases.map(({ verdict }) => verdict.cells));
  const cells = tested === undefined ? all : { ...all, rigidity: stateOfRigidity(tested) };
  const assumptions =
    tested === undefined ? decisive.assumptions : [...decisive.assumptions, ...rigidAssumption(tested)];
  const open = [...decisive.missing.filter(({ code }) => !code.endsWith('_open')), ...openClaims(cells)];
  return {
    word: wordOf(cells),
    governing: decisive.governing,
    cells,
    reservations: unionOfReservations([
      {
        reservations: [
          ...decisive.reservations.filter((one) => claimOf(one) !== 'rigidity'),
          ...rigidityReservations(standard, rigidity),
        ],
      },
      ...others.map(({ name, verdict }) => ({ reservations: verdict.reservations, under: name })),
    ]),
    missing: open,
    assumptions,
    rigidity,
  };
}
