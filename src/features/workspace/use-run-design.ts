/** From the button to the result: rules, the question on minimum values, the run, and its toasts. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { formatInput } from '@/text/format/format-number';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useWhenIdle } from '@/shared/hooks/use-when-idle';
import { useNotices } from '@/shared/ui/notices/notices';
import type { Combination } from '@/design/model/combinations';
import type { Design, ListedLoad } from '@/design/model/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { fingerprintOf } from '@/design/model/fingerprint';
import { useRigidity } from './use-rigidity';
import { fetchEvaluation } from '@/features/current-design/calculation/lazy-evaluation';
import { usePreferencesStore } from '@/stores/preferences';
import {
  useCalculation,
  type CalculationOutcome,
} from '@/features/current-design/calculation/use-calculation';
import { useCombinations } from '@/features/current-design/calculation/use-combinations';
import { useLive, type LiveState } from '@/features/current-design/calculation/use-live';
import { minimumWarnings, type MinimumWarning } from '@/design/validation/minimum-warnings';
import { failureToReport, validateDesign } from '@/design/validation/validate-design';
import { useMinimumQuestion } from './use-minimum-question';
import { useRestOfList } from './use-rest-of-list';
import { useRecordsRead } from '@/features/current-design/use-records-read';
import { warningText } from './warnings';

/** Long enough to read the warning and to reach its link. */
const WARNING_SECONDS = 6;

export function useRunDesign(
  user: User,
  goTo: (field: string) => void,
): {
  running: boolean;
  progress: number;
  calculate: () => void;
  /** A design from a file: at once, where no rule and no question stands against it. */
  calculateOpened: () => void;
  /** Of a design that is gone. */
  drop: () => void;
  cancel: () => void;
  /** Calculates what was entered and not calculated: combinations, rows of the load list. */
  calculateRest: () => void;
  /** Chooses a combination or a row of the load list, and calculates it where its result is not kept. */
  showCombination: (combination: Combination, listed?: ListedLoad) => void;
  live: LiveState;
} {
  const { t } = useTranslation(['design', 'results', 'validation']);
  const { message } = useNotices();
  const failureText = useFailureText();
  const askAboutMinimum = useMinimumQuestion(goTo);
  const records = useRecordsRead();
  const anchor = records.kind === 'read' ? records.anchor : null;
  const gradeShown = records.kind === 'read' ? records.gradeShown : undefined;
  const { follow, followNow } = useCombinations(anchor, String(user.id));
  const tookSeconds = useRigidity(anchor, String(user.id));
  const rest = useRestOfList();

  const onEnd = useCallback(
    (end: CalculationOutcome) => {
      if (end.kind === 'success') {
        message.success(t('results:toast.success'));
        tookSeconds(end.seconds);
        follow(end, 'asked');
        rest('ifShort');
      } else if (end.kind === 'cancelled') message.info(t('results:toast.cancelled'));
      else {
        const { failure } = end;
        // Which of the two calls it was says enough of a connection or a status.
        const isOwn = failure.kind === 'malformed' || failure.kind === 'timeout';
        const said = isOwn ? failureText(failure) : failure.message;
        message.error(
          said === '' ? t(`results:toast.${end.kind}`) : `${t(`results:toast.${end.kind}`)} ${said}`,
        );
      }
    },
    [failureText, follow, message, rest, t, tookSeconds],
  );
  const { running, progress, start, cancel, drop } = useCalculation(onEnd);
  /** The button was pressed while records were still being read. */
  const [isAsked, setAsked] = useState(false);
  const [due, setDue] = useState(0);
  if (isAsked && records.kind !== 'reading') {
    setAsked(false);
    setDue(due + 1);
  }
  useWhenIdle(fetchEvaluation);

  const failuresOf = useCallback(
    (design: Design) =>
      validateDesign(design, {
        anchor,
        anchorChosen: design.anchor.chosen[design.standardType] !== null || records.kind === 'reading',
        gradeShown,
        expirationTime: user.expirationTime,
        now: new Date(),
      }),
    [anchor, gradeShown, records.kind, user.expirationTime],
  );

  const isLive = usePreferencesStore((state) => state.calculateWhileTyping);
  const questionOf = (warnings: readonly MinimumWarning[]) => ({
    key: JSON.stringify(warnings),
    text: [
      ...warnings.map(({ kind, value, limit }) =>
        t(`design:minimum.${kind}`, { value: formatInput(value), limit: formatInput(limit) }),
      ),
      t('design:minimum.continue'),
    ].join(' '),
  });
  const live = useLive({
    isOn: isLive && !running,
    orderOf: (design) => {
      const last = failureToReport(failuresOf(design));
      if (last) return { rule: t(`validation:${last.key}`, last.values ?? {}) };
      if (!anchor || gradeShown === undefined) return null;
      const warnings = minimumWarnings(design, anchor);
      return { anchor, question: warnings.length === 0 ? null : questionOf(warnings) };
    },
    userId: String(user.id),
    onResult: (calculated) => {
      tookSeconds(calculated.seconds);
      follow(calculated, 'live');
    },
  });

  /** `whileReading`: in the place of a calculation for which records are still being read. */
  const begin = useCallback(
    (whileReading: () => void) => {
      if (running) return;
      const { design, markAttempted: tryIt } = useDesignStore.getState();
      tryIt();
      const last = failureToReport(failuresOf(design));
      if (last) {
        // One toast. Every failing field is marked as well.
        const key = 'validation';
        const show = () => {
          message.destroy(key);
          goTo(last.field);
        };
        message.error({
          key,
          content: warningText({
            text: t(`validation:${last.key}`, last.values ?? {}),
            link: last.field === '' ? undefined : { text: t('design:actions.toField'), onClick: show },
          }),
          duration: WARNING_SECONDS,
        });
        return;
      }
      if (records.kind === 'failed') {
        message.error(t('results:toast.recordNotRead', { reason: failureText(records.failure) }));
        return;
      }
      if (records.kind === 'reading' || anchor === null) {
        whileReading();
        return;
      }
      const warnings = minimumWarnings(design, anchor);
      const run = () => start(design, anchor, String(user.id));
      if (warnings.length === 0) run();
      else void askAboutMinimum(warnings, run);
    },
    [anchor, askAboutMinimum, failureText, failuresOf, goTo, message, records, running, start, t, user.id],
  );
  const calculate = useCallback(
    () =>
      begin(() => {
        setAsked(true);
        message.info({ key: 'validation', content: t('results:toast.waiting') });
      }),
    [begin, message, t],
  );
  const calculateDue = useEffectEvent(() => begin(() => undefined));
  useEffect(() => {
    if (due > 0) calculateDue();
  }, [due]);

  // By its inputs: what was chosen or typed since then is calculated when it is asked for.
  const [fromFile, setFromFile] = useState<{ fingerprint: string } | null>(null);
  const seen = useRef(fromFile);
  const calculateOpened = useCallback(
    () => setFromFile({ fingerprint: fingerprintOf(useDesignStore.getState().design) }),
    [],
  );
  const startOpened = useEffectEvent(() => {
    const { design, result } = useDesignStore.getState();
    if (!anchor || gradeShown === undefined || seen.current === fromFile) return;
    seen.current = fromFile;
    if (running || result !== null || fromFile?.fingerprint !== fingerprintOf(design)) return;
    if (failuresOf(design).length > 0 || minimumWarnings(design, anchor).length > 0) return;
    start(design, anchor, String(user.id));
  });
  useEffect(() => {
    startOpened();
  }, [fromFile, anchor, gradeShown]);

  const showCombination = useCallback(
    (combination: Combination, listed?: ListedLoad) => {
      const { setCombination, showRow } = useDesignStore.getState();
      if (listed) showRow(listed);
      else setCombination(combination);
      const { design, result } = useDesignStore.getState();
      if (result?.fingerprint !== fingerprintOf(design)) calculate();
    },
    [calculate],
  );

  const calculateRest = useCallback(() => {
    if (!useDesignStore.getState().design.loads.onlyChosen) followNow();
    rest('whole');
  }, [followNow, rest]);

  return {
    running: running || isAsked,
    progress,
    calculate,
    calculateOpened,
    drop: useCallback(() => {
      setAsked(false);
      drop();
    }, [drop]),
    cancel: isAsked ? () => setAsked(false) : cancel,
    calculateRest,
    showCombination,
    live,
  };
}
