/** A result: first the verdict, then checks, forces and notes. */
import { Tabs } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { combinationOf, type Combination, type NamedCombination } from '@/design/model/load-cases';
import { doneCase, type RunResult } from '@/design/verdict/calculation';
import { governingRow } from '@/design/verdict/checks';
import { plateFactsOf } from '@/design/verdict/plate-result';
import { bearingStrength, hasContact, holeBearing, type HoleBearing } from '@/engineering';
import { useRun } from '@/features/current-design/use-run';
import { useTranslate } from '@/features/current-design/use-translate';
import { useVerdict } from '@/features/current-design/use-verdict';
import { CheckList } from '@/features/workspace/results/check-list';
import { CombinationStrip } from '@/features/workspace/results/combination-strip';
import { ForcesTables } from '@/features/workspace/results/forces-tables';
import { MissingList, ReservationList } from '@/features/workspace/results/missing-list';
import { PlateResults, type JudgedPressure } from '@/features/workspace/results/plate-results';
import { RemarksList } from '@/features/workspace/results/remarks-list';
import type { ResultTab } from '@/features/workspace/results/use-selected-row';
import { VerdictHeadline } from '@/features/workspace/results/verdict-headline';
import { useDesignStore } from '@/stores/design/design-store';
import { shownGoverning, useRunStore, withStress } from '@/stores/run';
import { showLoads } from '@/stores/run-driver';
import { showTrail } from '@/stores/workspace-view';
import { combinationName, factorsOf } from '@/wording/verdict-text';
import styles from '@/features/workspace/results/results.module.css';

interface ResultsContentProps {
  result: RunResult;
  tab: ResultTab;
  onTab: (tab: ResultTab) => void;
  /** Scrolls to a row, given by its test id. */
  onRow: (row: string) => void;
}

const TABS: readonly Combination[] = [1, 2, 3, 4];

/** Returns the combination of the result. */
function useShownCombination({ input, row, others }: RunResult): NamedCombination {
  const governing = useRunStore(shownGoverning);
  const own = useDesignStore(({ design }) => design.loads);
  const chosen = combinationOf({ ...(governing?.design.loads ?? own), shown: null });
  const factors = factorsOf(input);
  // `others` never contains the combination on screen. If the user has chosen another combination since the
  // calculation, the combination on screen is the combination that is missing in `others`.
  const isOther = (one: Combination) => others.some(({ combination }) => combination === one);
  const combination = [chosen, ...TABS].find((one) => !isOther(one)) ?? chosen;
  return row === undefined ? { combination, factors } : { combination: 'row', factors, row };
}

export function ResultsContent({ result, tab, onTab, onRow }: ResultsContentProps) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const stale = useRun(({ standing }) => standing !== 'current');
  const { verdict, overall, whole } = useVerdict(result);
  const { answer } = result;
  const stressed = useRunStore(withStress) ?? result;
  const { plate, input } = result.stressFollows ? stressed : result;
  const [pressure, bearing] = useMemo((): [JudgedPressure | null, HoleBearing | null] => {
    const { pressure: value, loaded } = plateFactsOf({ plate, answer, input });
    const strength = bearingStrength(input, loaded);
    return [{ value, isMean: loaded !== null, strength }, holeBearing(input, answer.reaction)];
  }, [input, plate, answer]);
  const governing = governingRow(answer);
  const isIncomplete = overall.word === 'incomplete';
  const shown = useShownCombination(result);
  const showWorst = () => {
    useRunStore.setState({ isLoadsChosen: false });
    if (overall.worst && shownGoverning(useRunStore.getState()) === null)
      showLoads(overall.worst.combination, overall.worst.listed);
  };
  const openGoverning = () => {
    if (governing === null) return;
    if (governing.kind === 'combined') {
      onRow(`combined-${governing.sum}`);
      return;
    }
    if (answer.checks[governing.mode].detail.trail.length > 0) showTrail(governing.mode);
    else onRow(`row-${governing.mode}`);
  };
  const summary = (
    <>
      {overall.worst !== null && (
        <p className={styles.muted} data-testid="table-of">
          {t('verdict.tableOf', {
            loads: combinationName(shown, translate),
            governing: combinationName(overall.worst, translate),
          })}
        </p>
      )}
      <CheckList answer={answer} all={result.input.anchors} governing={governing} />
    </>
  );
  const forces = <ForcesTables result={result} onOpenTrail={() => showTrail('forces')} />;
  return (
    <>
      <div className={`${stale ? styles.stale : ''} ${isIncomplete ? styles.incomplete : ''}`}>
        <CombinationStrip
          shown={doneCase(shown, verdict, result.input)}
          others={result.others}
          worst={overall.worst?.combination ?? shown.combination}
          isRowWorst={overall.worst?.listed !== undefined}
          list={whole.list}
          isIncomplete={isIncomplete}
        />
        <VerdictHeadline
          overall={overall}
          result={result}
          loads={shown}
          onOpen={overall.worst === null ? openGoverning : showWorst}
        />
        <MissingList missing={overall.missing} answer={answer} onShow={showWorst} />
        <ReservationList reservations={overall.reservations} />
        <div className={styles.tabs}>
          <Tabs
            size="small"
            activeKey={tab}
            onChange={(key) => onTab(key as ResultTab)}
            items={[
              { key: 'summary', label: t('tabs.summary'), children: summary },
              { key: 'forces', label: t('tabs.forces'), children: forces },
              ...(plate || bearing
                ? [
                    {
                      key: 'plate',
                      label: t('tabs.plate'),
                      children: (
                        <PlateResults
                          plate={plate ?? null}
                          thickness={input.plate.thickness}
                          isBefore={result.stressFollows === true}
                          standard={answer.standard}
                          touches={hasContact(result.input)}
                          pressure={pressure}
                          bearing={bearing}
                        />
                      ),
                    },
                  ]
                : []),
              {
                key: 'notes',
                label: t('tabs.notes'),
                children: <RemarksList answer={answer} verdict={verdict} />,
              },
            ]}
          />
        </div>
      </div>
    </>
  );
}
