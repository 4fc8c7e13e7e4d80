/** Joins the checks of force directions, each with the anchors that resist it, into one check. */
import type { CheckContext } from '@/engineering/checks/context';
import { detailOf, type PartCheck } from '@/engineering/checks/mode-result';
import type { DetailRecord } from '@/engineering/model/result';
import { Calculation } from '@/engineering/trail/calculation';

interface Joining {
  /** Checks at right angles to each other: the root of the sum of their squared ratios counts. */
  squared: Readonly<Record<string, PartCheck | null>>;
  /** Checks whose ratios are added to the root. */
  added: Readonly<Record<string, PartCheck | null>>;
  /** Symbol of the resulting resistance: action, times gamma_0, divided by the ratio. */
  resistance: string;
  clause: string;
}

type Named = readonly (readonly [string, PartCheck])[];

const loadedOf = (parts: Readonly<Record<string, PartCheck | null>>): Named =>
  Object.entries(parts).flatMap(([name, part]) => (part === null ? [] : [[name, part] as const]));

/** Returns the formula `sqrt(q_x^2 + q_y^2) + q_t`, with terms only for the directions that are loaded. */
function joined(symbol: string, squared: Named, added: Named): string {
  const [first, ...more] = squared.map(([name]) => `${symbol}_${name}`);
  const squares = [first, ...more].map((one) => `${one}^2`).join(' + ');
  const root = more.length > 0 ? `sqrt(${squares})` : first;
  return [...(first === undefined ? [] : [root]), ...added.map(([name]) => `${symbol}_${name}`)].join(' + ');
}

/**
 * Combines the checks of the directions. Returns null if no direction is loaded, the check itself if only
 * one is loaded, otherwise a combined check whose detail contains all checks by name. In the trail of the
 * combined check, the lines of each check are marked with its name and precede the lines of the combination.
 */
export function joinDirections(
  { gamma_0, trail }: CheckContext,
  { squared, added, resistance: symbol, clause }: Joining,
  identity: DetailRecord & { anchors: readonly number[] },
): PartCheck | null {
  const [across, other] = [loadedOf(squared), loadedOf(added)];
  const loaded = [...across, ...other];
  if (loaded.length < 2) return loaded.at(0)?.[1] ?? null;
  const calculation = new Calculation(trail);
  for (const [name, part] of loaded) {
    calculation.given(`V_Ed_${name}`, part.action, 'kN', 'parts');
    calculation.given(`beta_V_${name}`, part.beta, '', 'parts');
  }
  const action = calculation.step('V_Ed_g', joined('V_Ed', across, other), 'kN', clause);
  const beta = calculation.step('beta_V', joined('beta_V', across, other), '', clause);
  if (gamma_0 !== 1) calculation.given('gamma_0', gamma_0, '', 'loads');
  const share = gamma_0 === 1 ? 'V_Ed_g / beta_V' : 'gamma_0 * V_Ed_g / beta_V';
  const resistance = calculation.step(symbol, share, 'kN', clause);
  return {
    action,
    resistance,
    beta,
    anchors: identity.anchors,
    detail: {
      mode: 'directions',
      ...identity,
      ...calculation.pick(['V_Ed_g', symbol, 'beta_V']),
      ...Object.fromEntries(loaded.map(([name, part]) => [name, detailOf(part)])),
    },
    calculation: {
      get trail() {
        const own = loaded.flatMap(([name, part]) =>
          part.calculation.trail.map((step) => ({ ...step, part: name })),
        );
        return [...own, ...calculation.trail.map((step) => ({ ...step, part: 'joined' }))];
      },
    },
  };
}
