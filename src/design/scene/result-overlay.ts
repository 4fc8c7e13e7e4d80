/** Prepares the loads and results that the plan shows. */
import type { Design } from '@/design/model/design-state';
import { type LoadKind, displayedLoads } from '@/design/scene/drawn-design';
import { deflectionGrid } from '@/design/scene/stress-grid';
import { largestPressure } from '@/design/verdict/plate-result';
import type { RunResult } from '@/design/verdict/run-result';
import type { Breakout, BreakoutBody, FailureBody } from '@/drawing/plan/breakout-body';
import type { PlanLoads } from '@/drawing/plan/force-legend';
import { positivePart, compressedCells, pressureOf } from '@/drawing/plan/pressure';
import type { ResultOverlay } from '@/drawing/plan/result-overlay';
import { rectangle } from '@/drawing/plan/shapes';
import { hasContact } from '@/engineering';
import { formatArea, formatValue, formatLoad } from '@/text/format/format-number';

export function planLoadsOf(design: Design, kind: LoadKind): PlanLoads {
  return { values: displayedLoads(design, kind), text: formatLoad };
}

const AREAS = { cone: 'A_c,N', edge: 'A_c,V' } as const;

const isBreakout = (body: BreakoutBody): body is Exclude<BreakoutBody, { kind: 'anchor' }> =>
  body.kind !== 'anchor';

/** Text for the compression resultant on the anchors of a stand-off plate; null if there is none. */
function compressionOf({ answer }: RunResult): ResultOverlay['pressure'] {
  const { compression, compression_x: x, compression_y: y } = answer.resultant;
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  return { text: `C = ${formatValue(compression, 'force')} kN` };
}

function zoneOf({ plate }: Design, result: RunResult): Pick<ResultOverlay, 'zone' | 'pressure'> {
  if (!hasContact(result.input)) return { zone: [], pressure: compressionOf(result) };
  const largest = largestPressure(result);
  const text = largest === null ? '' : `p_max = ${formatValue(largest, 'stress')} MPa`;
  const pressure = text === '' ? null : { text };
  const grid = deflectionGrid(result.plate);
  if (grid) {
    const zone = compressedCells(grid, plate);
    return { zone, pressure: zone.length > 0 ? pressure : null };
  }
  const { compression, compression_x: x, compression_y: y } = result.answer.resultant;
  if (!(compression > 1e-6) || typeof x !== 'number' || typeof y !== 'number')
    return { zone: [], pressure: null };
  const [a, b] = [plate.length / 2, plate.width / 2];
  const outline = rectangle(-a, -b, a, b);
  const plane = pressureOf(outline, compression, [x, y]);
  if (!plane) return { zone: [], pressure: null };
  const zone = positivePart(outline, plane);
  return { zone: [zone], pressure };
}

export function resultOverlayOf(
  design: Design,
  result: RunResult,
  failureBody: FailureBody | null,
): ResultOverlay {
  const force = (value: number) => formatValue(value, 'force');
  return {
    forces: result.answer.reaction.map(({ no, tension, shearx: vx, sheary: vy }) => {
      return { no, tension, vx, vy };
    }),
    forceText: ({ tension, vx, vy }) =>
      [
        ...(tension !== 0 ? [`N ${force(tension)}`] : []),
        ...(Math.hypot(vx, vy) > 0 ? [`V ${force(Math.hypot(vx, vy))}`] : []),
      ].join(' · '),
    breakouts: (failureBody?.bodies ?? []).filter(isBreakout).map(({ area, ...breakout }) => ({
      breakout: breakout satisfies Breakout,
      text: area === undefined ? AREAS[breakout.kind] : `${AREAS[breakout.kind]} = ${formatArea(area)} mm²`,
    })),
    ...zoneOf(design, result),
  };
}
