/** Individual concrete edges: their rows in the table of checks, and their values. */
import { otherEdges } from '@/design/verdict/check-status';
import type { Check, CheckedEdge, CheckResult } from '@/engineering';
import { EDGES } from '@/quantities/edges';
import { typeset } from '@/report/content/remark-data';
import { partTitle } from '@/text/wording/calculation-parts';
import {
  type Translate,
  anchorNumbers,
  NOTHING,
  printValue,
  printSignificant,
  utilisationText,
} from '@/text/wording/values';
import { edgeText } from '@/text/wording/verdict-text';

/** Returns the printed result of a failure mode or of an edge. */
export function checkCells(
  {
    action,
    resistance,
    utilisation,
    anchors,
    verdict,
  }: Pick<Check, 'action' | 'resistance' | 'utilisation' | 'anchors' | 'verdict'>,
  translate: Translate,
) {
  const bad = verdict === 'Not satisfied';
  return {
    action: printValue(action, 'force'),
    resistance: printValue(resistance, 'force'),
    utilisation: utilisationText(utilisation, bad, translate),
    anchors: anchorNumbers(anchors),
    verdict: translate(`results:verdicts.${verdict}`),
    bad,
  };
}

/** Returns the rows for the edges that do not govern; the concrete edge row above shows the governing one. */
export const edgeRows = (answer: CheckResult, translate: Translate) =>
  otherEdges(answer).map((edge) => {
    const cells = checkCells(edge, translate);
    const [action, resistance] = [typeset(cells.action), typeset(cells.resistance)];
    const name = edgeText(edge, translate);
    return { ...cells, name, action, resistance, has_reason: false, reason: typeset('') };
  });

/** Printed values for an edge in the order of calculation: forces, lengths, areas, resistance. */
const FIGURES = ['P', 'Q', 'c_1', 'c_1_used', 'A_c_V', 'A_c_V_0', 'V_Rk_c'] as const;

const FACTORS = ['psi_s_V', 'psi_h_V', 'psi_ec_V', 'psi_alpha_V', 'psi_re_V'] as const;

type Figures = Readonly<Record<(typeof FIGURES)[number] | 'psi_V', string>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function figuresIn(detail: Readonly<Record<string, unknown>>): Figures {
  const print = (symbol: string): string => {
    const value = detail[symbol];
    return typeof value === 'number' ? printSignificant(value) : NOTHING;
  };
  const factors = FACTORS.map((symbol) => detail[symbol]);
  const isComplete = factors.every((factor) => typeof factor === 'number');
  const product = factors.reduce<number>((all, factor) => all * Number(factor), 1);
  const figures = Object.fromEntries(FIGURES.map((symbol) => [symbol, print(symbol)]));
  return { ...figures, psi_V: isComplete ? printSignificant(product) : NOTHING } as Figures;
}

const forceIn = (value: unknown): string => printValue(typeof value === 'number' ? value : null, 'force');

/** Returns a row for each partial check of an edge whose directions are resisted by different anchors. */
function partRows({ edge, detail }: CheckedEdge, translate: Translate) {
  return ['n', 't'].flatMap((part) => {
    const own = detail[part];
    if (!isRecord(own)) return [];
    const title = partTitle(part, { mode: 'concrete_edge', detail }, translate);
    const { V_Ed_g, V_Rd_c, beta_V } = own;
    const share = typeof beta_V === 'number' ? 100 * beta_V : null;
    return [
      {
        ...figuresIn(own),
        name: `${EDGES[edge].label} ${title}`,
        action: forceIn(V_Ed_g),
        resistance: forceIn(V_Rd_c),
        utilisation: utilisationText(share, false, translate),
      },
    ];
  });
}

/** Returns each edge with its factors, the governing one first, and its partial checks; [] for one edge. */
export const edgeValues = (answer: CheckResult, translate: Translate) =>
  otherEdges(answer).length === 0
    ? []
    : answer.edges.flatMap((edge) => {
        const { action, resistance, utilisation } = checkCells(edge, translate);
        const name = `${EDGES[edge.edge].label}: ${anchorNumbers(edge.anchors)}`;
        const row = { ...figuresIn(edge.detail), name, action, resistance, utilisation };
        return [row, ...partRows(edge, translate)];
      });
