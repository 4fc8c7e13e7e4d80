/**
 * Explore in the centre of the workspace: the questions on the left, the answer to the selected question next
 * to them.
 */
import { CloseOutlined } from '@ant-design/icons';
import { Alert, Button, Spin } from 'antd';
import { useEffect, useEffectEvent, useRef, type FunctionComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { fingerprintOf } from '@/design/model/fingerprint';
import type { Candidate } from '@/design/search/candidate';
import { AnchorsAnswer } from '@/features/explore/anchors-answer';
import { DirectionsAnswer } from '@/features/explore/directions-answer';
import {
  LazyDesignAnswer,
  LazyLimitsAnswer,
  LazyPlateAnswer,
  LazyStandardsAnswer,
} from '@/features/explore/lazy-answers';
import { PresentState } from '@/features/explore/present-state';
import { RemediesAnswer } from '@/features/explore/remedies-answer';
import { useOpenCandidate } from '@/features/explore/use-open-candidate';
import type { AnswerProps } from '@/features/explore/use-search';
import { usePresent } from '@/features/explore/use-search';
import { VariantsAnswer } from '@/features/explore/variants-answer';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { TypingContext } from '@/shared/ui/typing';
import { explore, type Question, QUESTIONS, showPane, useWorkspaceView } from '@/stores/workspace-view';
import styles from '@/features/explore/explore.module.css';

/** All answers except the design search, which uses only the loads and position of the open design. */
const ANSWERS: Readonly<Record<Exclude<Question, 'design'>, FunctionComponent<AnswerProps>>> = {
  remedies: RemediesAnswer,
  limits: LazyLimitsAnswer,
  anchors: AnchorsAnswer,
  plate: LazyPlateAnswer,
  standards: LazyStandardsAnswer,
  variants: VariantsAnswer,
  directions: DirectionsAnswer,
};

/** Answer that needs the verdict on the open design, which is evaluated once for all questions. */
function OpenAnswer({ question, open }: { question: Exclude<Question, 'design'>; open: Candidate }) {
  const { t } = useTranslation('explore');
  const present = usePresent(open);
  const Shown = ANSWERS[question];
  return (
    <>
      <PresentState present={present} />
      {present === null ? (
        <Spin aria-label={t('reading')} />
      ) : (
        <AreaBoundary resetKey={question}>
          <Shown key={question} open={open} present={present} />
        </AreaBoundary>
      )}
    </>
  );
}

function OpenVerdict({ open }: { open: Candidate }) {
  return <PresentState present={usePresent(open)} />;
}

function Answer({ question }: { question: Question }) {
  const { t } = useTranslation('explore');
  const { design, open, ...found } = useOpenCandidate();
  const problem = question === 'design' ? found.problemOfPlace : found.problem;
  if (problem !== null)
    return <Alert type="warning" showIcon title={t('notNow')} description={problem} data-testid="not-now" />;
  // A changed design changes the key, which remounts the answer and thus cancels its search for the previous
  // design.
  const key = fingerprintOf(design);
  if (question !== 'design')
    return open ? (
      <OpenAnswer key={key} question={question} open={open} />
    ) : (
      <Spin aria-label={t('reading')} />
    );
  return (
    <>
      {open && <OpenVerdict key={key} open={open} />}
      <AreaBoundary resetKey={key}>
        <LazyDesignAnswer key={`design ${key}`} design={design} />
      </AreaBoundary>
    </>
  );
}

function Frame() {
  const { t } = useTranslation('explore');
  const question = useWorkspaceView((state) => state.question);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
    // Returns the focus to the element that opened the view, if it still exists.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const close = () => showPane('drawing');
  const closeByKey = useEffectEvent(close);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      // The page body has the focus if the clicked button has been removed. While a dropdown is open, Escape
      // closes only the dropdown.
      const isHere = target === document.body || (target instanceof Node && frame.current?.contains(target));
      const isList = target instanceof Element && target.ariaExpanded === 'true';
      if (event.key === 'Escape' && !event.defaultPrevented && isHere && !isList) closeByKey();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <section ref={frame} className={styles.frame} aria-label={t('title')}>
      <header className={styles.header}>
        <h2>{t('title')}</h2>
        <Button type="text" icon={<CloseOutlined aria-hidden />} onClick={close}>
          {t('close')}
        </Button>
      </header>
      <div className={styles.body}>
        <nav className={styles.questions} aria-label={t('questionList')}>
          {QUESTIONS.map((one) => (
            <button
              key={one}
              type="button"
              aria-current={one === question}
              onClick={() => explore(one)}
              className={styles.question}
              title={t(`questions.${one}.hint`)}
            >
              {t(`questions.${one}.name`)}
            </button>
          ))}
        </nav>
        <div className={styles.answer} data-testid="answer">
          <Answer question={question} />
        </div>
      </div>
    </section>
  );
}

export function Explore() {
  return (
    // A partly typed range must not start a search.
    <TypingContext value={null}>
      <Frame />
    </TypingContext>
  );
}
