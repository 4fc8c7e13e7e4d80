/** Stored result of a calculation, as it is shown, judged and saved. */
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { RunAnswer } from '@/api/contract/run-answer';
import type { CombinationOutcome } from '@/design/verdict/combination-outcome';
import type { Rigidity } from '@/design/verdict/rigidity';
import type { ProfileInput } from '@/engineering';
import type { Lock } from '@/quantities/locks';

export interface StoredResult {
  answer: CheckAnswerOnWire;
  /** Request of the calculation; null in a result stored by an earlier version. */
  request: AlgorithmRequest | null;
  /** Live loads were entered, but counted as zero. */
  liveLeftOut: boolean;
  /** Locks that were open; none in a result that an earlier version kept. */
  openLocks?: readonly Lock[];
  /** Rigidity of a rigid plate; none before it was tested. */
  rigidity?: Rigidity;
  /** Profile on the plate, null where nobody has chosen it; none in a result of an earlier version. */
  profile?: ProfileInput | null;
  /** The design was judged by this combination alone, although it has others. */
  onlyChosen?: boolean;
  /** Name of the row of the load list whose loads were checked; none = dead and live loads. */
  row?: string;
  /** Stress picture of an elastic plate as base64. */
  image: string | null;
  plate: RunAnswer['plate'] | null;
  /** Elastic plate during typing: forces and verdict are known, the stress follows. */
  stressFollows?: true;
  /** The run of this result has not come to its end: a page that finds it so goes on. */
  isUnfinished?: boolean;
  /**
   * The combinations that are not shown; none where their factored loads are the same, or where they are
   * turned off.
   */
  others: readonly CombinationOutcome[];
  /** Fingerprint of the inputs. */
  fingerprint: string;
  /** Fingerprint of the anchor's figures; missing in results of earlier versions. */
  record?: string;
  /** ISO time of the calculation. */
  time: string;
}
