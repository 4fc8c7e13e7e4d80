/** Carries out the changes of an import, one call after the other; a failed one does not hold up the rest. */
import { addAnchor, changeAnchor, restoreAnchor, stopAnchor } from '@/api/calls/anchors';
import type { ApiFailure, ApiOutcome } from '@/api/errors';
import type { PlannedChange } from './anchor-table-file';

export interface FailedChange {
  name: string;
  failure: ApiFailure;
}

/** Validity does not change with the record but by calls of its own. */
async function write(change: PlannedChange): Promise<ApiOutcome<true>> {
  if (change.kind === 'add') return addAnchor(change.anchor);
  const { anchor, efficientBefore } = change;
  const outcome = await changeAnchor(anchor);
  if (!outcome.ok || anchor.efficient === efficientBefore) return outcome;
  return anchor.efficient === '1' ? restoreAnchor(anchor.id) : stopAnchor(anchor.id);
}

export async function writeChanges(
  changes: readonly PlannedChange[],
  onProgress: (written: number) => void,
): Promise<FailedChange[]> {
  const failed: FailedChange[] = [];
  for (const [index, change] of changes.entries()) {
    const outcome = await write(change);
    if (!outcome.ok) failed.push({ name: change.anchor.name, failure: outcome.error });
    onProgress(index + 1);
  }
  return failed;
}
