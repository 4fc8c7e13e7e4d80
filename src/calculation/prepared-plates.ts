/** Cache of the last prepared plates of a worker: rows of a load list differ only in their loads. */
import { preparePlate, type PlateSource, type PreparedPlate } from '@/engineering';

/** Maximum size in bytes of all cached plates; the latest plate is kept whatever its size. */
const MOST_BYTES = 100e6;
/** Maximum number of cached plates. */
const MOST_PLATES = 8;

/** Caches by the full text of all inputs except the loads; removes the least recently used plate first. */
export function plateCache(mostPlates = MOST_PLATES, mostBytes = MOST_BYTES): PlateSource {
  const kept = new Map<string, PreparedPlate>();
  const bytes = () => [...kept.values()].reduce((sum, plate) => sum + plate.bytes, 0);
  const isFull = () => kept.size > 1 && (kept.size > mostPlates || bytes() > mostBytes);
  return (input) => {
    const key = JSON.stringify({ ...input, load: undefined });
    const known = kept.get(key);
    const plate = known ? { ok: true as const, value: known } : preparePlate(input);
    if (!plate.ok) return plate;
    // Inserting the plate again makes it the latest.
    kept.delete(key);
    kept.set(key, plate.value);
    for (const oldest of kept.keys()) {
      if (!isFull()) break;
      kept.delete(oldest);
    }
    return plate;
  };
}
