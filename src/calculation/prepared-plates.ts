/** The last plates of a worker, prepared: rows of a load list have but their loads of their own. */
import { preparePlate, type PlateSource, type PreparedPlate } from '@/engineering';

/** Bytes that the kept plates may hold together; the latest one stays whatever it holds. */
const MOST_BYTES = 100e6;
/** Plates that are kept at most. */
const MOST_PLATES = 8;

/** Keeps by the full text of all inputs but the loads; the plate that was not used for longest goes first. */
export function plateCache(mostPlates = MOST_PLATES, mostBytes = MOST_BYTES): PlateSource {
  const kept = new Map<string, PreparedPlate>();
  const bytes = () => [...kept.values()].reduce((sum, plate) => sum + plate.bytes, 0);
  const isFull = () => kept.size > 1 && (kept.size > mostPlates || bytes() > mostBytes);
  return (input) => {
    const key = JSON.stringify({ ...input, load: undefined });
    const known = kept.get(key);
    const plate = known ? { ok: true as const, value: known } : preparePlate(input);
    if (!plate.ok) return plate;
    // Again the latest.
    kept.delete(key);
    kept.set(key, plate.value);
    for (const oldest of kept.keys()) {
      if (!isFull()) break;
      kept.delete(oldest);
    }
    return plate;
  };
}
