/**
 * Pull-out: JGJ145-2013 has no design equation for mechanical anchors, because product qualification
 * excludes this failure mode.
 */
import type { CheckState } from '@/engineering/checks';
import type { ModeResult } from '@/engineering/mode';

export function pullOut({ pulled }: CheckState): ModeResult {
  return { applicable: false, reason: pulled.length === 0 ? 'no_tension' : 'pull_out_no_check' };
}
