/** Stored calculation result, as shown, judged and saved. */
import type { AlgorithmRequest } from '@/api/contract/run-algorithm';
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import type { RunAnswer } from '@/api/contract/run-answer';
import type { Uncovered } from '@/design/model/uncovered';
import type { Assessed } from '@/design/verdict/assessed';
import type { CombinationOutcome } from '@/design/verdict/combination-outcome';
import type { Rigidity } from '@/design/verdict/outcome';
import type { ProfileInput } from '@/engineering';
import type { Lock } from '@/quantities/locks';

export interface StoredResult {
  answer: CheckAnswerOnWire;
  /** Request of the calculation; null in a result stored by an earlier version. */
  request: AlgorithmRequest | null;
  /** Loads and inputs of the design at the time of the calculation that the result does not cover. */
  uncovered: Uncovered;
  /** Locks that were open; missing in a result stored by an earlier version. */
  openLocks?: readonly Lock[];
  /** Rigidity of a rigid plate under the displayed loads; undefined before it was tested. */
  rigidity?: Rigidity;
  /** Profile on the plate; null if no profile is chosen; missing in a result from an earlier version. */
  profile?: ProfileInput | null;
  /** Facts for the assessment of the anchor; missing in a result from an earlier version. */
  assessed?: Assessed;
  /** True if the design was judged by this combination alone, although it has other combinations. */
  onlyChosen?: boolean;
  /** Name of the load list row whose loads were checked; undefined for dead and live loads. */
  row?: string;
  /** Image of the stress in an elastic plate, as base64. */
  image: string | null;
  plate: RunAnswer['plate'] | null;
  /**
   * True for an elastic plate while the user is typing: forces and verdict are known, but the stress has not
   * been calculated yet.
   */
  stressFollows?: true;
  /** True if the run for this result has not finished: a page that loads the result continues the run. */
  isUnfinished?: boolean;
  /**
   * Outcomes of the combinations that are not displayed. Empty if all combinations have the same factored
   * loads, or if only the chosen combination is judged.
   */
  others: readonly CombinationOutcome[];
  /** Fingerprint of the inputs. */
  fingerprint: string;
  /** Fingerprint of the anchor values; missing in results from earlier versions. */
  record?: string;
  /** Name and version of the engine; that of the app if the server names none; '' if unknown. */
  engine: string;
  /** ISO time of the calculation. */
  time: string;
}
