/** Explore in the centre of the workspace: the questions, and the answer to the selected question. */
import { Alert, Button, Spin } from 'antd';
import { useEffect, useRef, type FunctionComponent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import type { Candidate } from '@/design/search/candidate';
import type { CandidateOutcome } from '@/design/search/evaluate-candidate';
import { OverlayPane } from '@/features/current-design/overlay-pane';
import { useChosenAnchor } from '@/features/current-design/use-records';
import { problemsOf, useProblemText, useRun, type Problem } from '@/features/current-design/use-run';
import { AnchorsAnswer } from '@/features/explore/anchors-answer';
import { Judged } from '@/features/explore/answer';
import { useWords } from '@/features/explore/answer-columns';
import { DirectionsAnswer } from '@/features/explore/directions-answer';
import { RemediesAnswer } from '@/features/explore/remedies-answer';
import { type AnswerProps, usePresent } from '@/features/explore/use-search';
import { VariantsAnswer } from '@/features/explore/variants-answer';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { lazyComponent } from '@/shared/ui/lazy';
import { TypingContext } from '@/shared/ui/live-input-context';
import { undo, useHistory, useDesignStore } from '@/stores/design/design-store';
import { explore, type Question, QUESTIONS, useWorkspaceView } from '@/stores/workspace-view';
import { combinationName } from '@/text/wording/verdict-text';
import styles from '@/features/explore/explore.module.css';

/** Delay after the last change, ms, so that the search does not restart after every typed character. */
const PAUSE = 400;

function useSettledDesign(): Design {
  const design = useDesignStore((state) => state.design);
  const [settled, setSettled] = useState(design);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(design), PAUSE);
    return () => clearTimeout(timer);
  }, [design]);
  return settled;
}

/** Problems that may disappear if the open design gets another anchor group, anchor record or plate. */
const BY_CONNECTION: ReadonlySet<Problem['key']> = new Set<Problem['key']>([
  'extend',
  'beyond',
  'offPlate',
  'empty',
  'single',
  'inLine',
  'foundation',
  'breakout',
  'distance',
  'lGreater',
  'wGreater',
  'sGreater',
]);

/** The verdict on the open design for all its loads, with which every Explore answer is compared. */
function PresentState({ present: end }: { present: CandidateOutcome | null }) {
  const { t, translate, failure } = useWords();
  const { canUndo } = useHistory();
  return (
    <div className={styles.present} data-testid="present">
      <b>{t('present')}</b>
      {end === null && <span className="muted">{t('reading')}</span>}
      {end?.kind === 'judged' && (
        <>
          <Judged outcome={end} />
          <span className="muted">{combinationName(end.worst, translate)}</span>
        </>
      )}
      {end?.kind === 'unanswered' && <span>{t('unanswered', { reason: failure(end.failure) })}</span>}
      <Button size="small" disabled={!canUndo} onClick={undo} style={{ marginInlineStart: 'auto' }}>
        {t('undo')}
      </Button>
    </div>
  );
}

/** All answers except the design search, which uses only the loads and position of the open design. */
const ANSWERS: Readonly<Record<Exclude<Question, 'design'>, FunctionComponent<AnswerProps>>> = {
  remedies: RemediesAnswer,
  limits: lazyComponent(async () => (await import('@/features/explore/limits-answer')).LimitsAnswer),
  anchors: AnchorsAnswer,
  plate: lazyComponent(async () => (await import('@/features/explore/rigid-or-elastic-answer')).PlateAnswer),
  standards: lazyComponent(async () => (await import('@/features/explore/standards-answer')).StandardsAnswer),
  variants: VariantsAnswer,
  directions: DirectionsAnswer,
};
const DesignAnswer = lazyComponent(
  async () => (await import('@/features/explore/design-answer')).DesignAnswer,
);

interface AnswerToProps {
  question: Question;
  design: Design;
  /** The design with its anchor; null if the design cannot be calculated, or its anchor is still loading. */
  open: Candidate | null;
}

function AnswerTo({ question, design, open }: AnswerToProps) {
  const { t } = useWords();
  const present = usePresent(open);
  const Shown = question === 'design' ? null : ANSWERS[question];
  const answer = Shown ? (
    open && present && <Shown open={open} present={present} />
  ) : (
    <DesignAnswer design={design} />
  );
  return (
    <>
      {open && <PresentState present={present} />}
      <AreaBoundary key={question} resetKey={question}>
        {answer ?? <Spin aria-label={t('reading')} />}
      </AreaBoundary>
    </>
  );
}

/** Answer for the open design shortly after the last change, or why the design cannot be calculated. */
function Answer({ question }: { question: Question }) {
  const { t } = useWords();
  const design = useSettledDesign();
  const isSettled = useDesignStore((state) => state.design === design);
  const text = useProblemText();
  const { data: anchor } = useChosenAnchor();
  const hasProblem = useRun((run) => problemsOf(run).length > 0);
  const problem = useRun((run) => {
    const isIn = ({ key }: Problem) => question !== 'design' || !BY_CONNECTION.has(key);
    return text(problemsOf(run).findLast(isIn)) ?? null;
  });
  if (problem !== null)
    return <Alert type="warning" showIcon title={t('notNow')} description={problem} data-testid="not-now" />;
  const isOwn = anchor?.name === design.anchor.chosen[design.standardType]?.name;
  const open = !hasProblem && anchor && (isOwn || !isSettled) ? { design, anchor } : null;
  // A changed design changes the key, which remounts the answer and cancels its search.
  return <AnswerTo key={fingerprintOf(design)} question={question} design={design} open={open} />;
}

export function Explore() {
  const { t } = useTranslation('explore');
  const question = useWorkspaceView((state) => state.question);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus(), []);
  return (
    // A partly typed range must not start a search.
    <TypingContext value={null}>
      <OverlayPane ref={frame} title={t('title')}>
        <div className={styles.body}>
          <nav className={styles.questions} aria-label={t('questionList')}>
            {QUESTIONS.map((one) => (
              <Button
                key={one}
                color={one === question ? 'primary' : 'default'}
                variant={one === question ? 'filled' : 'text'}
                aria-current={one === question}
                onClick={() => explore(one)}
                title={t(`questions.${one}.hint`)}
              >
                {t(`questions.${one}.name`)}
              </Button>
            ))}
          </nav>
          <div className={styles.answer} data-testid="answer">
            <Answer question={question} />
          </div>
        </div>
      </OverlayPane>
    </TypingContext>
  );
}
