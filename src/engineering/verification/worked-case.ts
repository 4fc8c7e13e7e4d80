/** Form of the worked examples in cases/, their reader, and the comparison of figures. */
import { isDeepStrictEqual } from 'node:util';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface WorkedCase {
  id: string;
  provenance: 'published' | 'second implementation';
  op: string;
  source: { title: string };
  inputs: Record<string, unknown>;
  expected: Record<string, unknown>;
  tolerance: { relative: number; absolute: number; by_path?: Record<string, number> };
  notes: string;
}

export function readCases<T>(folder: string): T[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T);
}

/** Differences beyond the tolerance, each as a readable line; also counts what was compared. */
export class Comparison {
  readonly differences: string[] = [];
  compared = 0;

  constructor(private readonly tolerance: WorkedCase['tolerance']) {}

  figure(path: string, got: unknown, expected: unknown): void {
    this.compared += 1;
    if (typeof expected !== 'number') {
      if (!isDeepStrictEqual(got, expected)) this.note(path, got, expected);
      return;
    }
    const { relative, absolute, by_path } = this.tolerance;
    const allowed = Math.max(absolute, relative * Math.abs(expected), by_path?.[path] ?? 0);
    if (typeof got !== 'number' || !(Math.abs(got - expected) <= allowed)) this.note(path, got, expected);
  }

  private note(path: string, got: unknown, expected: unknown): void {
    this.differences.push(`${path}: ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`);
  }
}
