import { expect, it } from 'vitest';
import { plateCache } from '@/api/calculation/answer-calls';
import { parseSim } from '@/api/contract/run';
import type { PlateInput, PreparedPlate } from '@/engineering';
import { elasticRun } from '@/examples/bench-requests';

const parsed = parseSim(elasticRun);
if (!parsed.ok) throw new Error(parsed.error.message);
const input = parsed.value;
const thicker = (t: number): PlateInput => ({ ...input, t });

function plateOf(kept: ReturnType<typeof plateCache>, asked: PlateInput): PreparedPlate {
  const plate = kept(asked);
  if (!plate.ok) throw new Error(plate.error.message);
  return plate.value;
}

it('the plate cache returns the same plate for different loads, but not for another thickness or order of anchors', () => {
  const kept = plateCache();
  const plate = plateOf(kept, input);
  expect(plateOf(kept, { ...input, load: { ...input.load, N: 3 } } as PlateInput)).toBe(plate);
  expect(plateOf(kept, thicker(input.t + 1e-9))).not.toBe(plate);
  expect(plateOf(kept, { ...input, anchors: [...input.anchors].reverse() })).not.toBe(plate);
});

it('a full plate cache removes the least recently used plate', () => {
  const kept = plateCache(2);
  const [first, second] = [plateOf(kept, thicker(10)), plateOf(kept, thicker(11))];
  plateOf(kept, thicker(10));
  plateOf(kept, thicker(12));
  expect(plateOf(kept, thicker(10))).toBe(first);
  expect(plateOf(kept, thicker(11))).not.toBe(second);
});

it('the plate cache limits its total size in bytes, but keeps the latest plate even if this plate exceeds the limit', () => {
  const kept = plateCache(8, 1e5);
  const plate = plateOf(kept, thicker(10));
  plate.forces({ Fz: 1e4, Mx: 0, My: 0 });
  expect(plate.bytes).toBeGreaterThan(1e5);
  expect(plateOf(kept, thicker(10))).toBe(plate);
  plateOf(kept, thicker(11));
  expect(plateOf(kept, thicker(10))).not.toBe(plate);
});
