import { Alert, Button, Flex, Tabs } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { combinationOf, type Combination, type NamedCombination } from '@/design/model/load-cases';
import { governingRow } from '@/design/verdict/check-status';
import { changedValues } from '@/design/verdict/compare-results';
import { verdictOf, type DesignVerdict } from '@/design/verdict/design-verdict';
import { largestPressure, largestStrain } from '@/design/verdict/plate-result';
import { remarksByKind } from '@/design/verdict/remarks';
import { doneCase, type RunResult } from '@/design/verdict/run-result';
import { type CheckResult, holeBearing } from '@/engineering';
import { useRun, useTranslate, useVerdict } from '@/features/current-design/use-run';
import { CheckList } from '@/features/workspace/results/check-list';
import { CombinationStrip } from '@/features/workspace/results/combination-strip';
import { PlateResults } from '@/features/workspace/results/plate-results';
import { type ResultTab, useSelectedRow } from '@/features/workspace/results/use-result-row-focus';
import { MissingList, ReservationList, VerdictHeadline } from '@/features/workspace/results/verdict-headline';
import { DataTable, ValueTable } from '@/shared/ui/data-table';
import { SentenceText } from '@/shared/ui/symbol-text';
import { useDesignStore } from '@/stores/design/design-store';
import { displayedGoverning, useRunStore, withStress } from '@/stores/run';
import { showLoads } from '@/stores/run-driver';
import { showTrail, markAnchor, useWorkspaceView } from '@/stores/workspace-view';
import { formatValue } from '@/text/format/format-number';
import { clauseText, statementText } from '@/text/wording/statement-text';
import { printInput, utilisationText } from '@/text/wording/values';
import { combinationName, factorsOf, verdictText } from '@/text/wording/verdict-text';
import styles from '@/features/workspace/results/results.module.css';

function ForcesTables({ result }: { result: RunResult }) {
  const { t } = useTranslation(['results', 'viewer']);
  const marked = useWorkspaceView((view) => view.markedAnchor);
  const { answer } = result;
  const { resultant } = answer;
  const at = (x: number | null, y: number | null) =>
    `${formatValue(x, 'length')} / ${formatValue(y, 'length')} mm`;
  const rows: [string, string][] = [
    [t('resultant.tension'), `${formatValue(resultant.tension, 'force')} kN`],
    [t('resultant.at'), at(resultant.tension_x, resultant.tension_y)],
    [t('resultant.compression'), `${formatValue(resultant.compression, 'force')} kN`],
    [t('resultant.at'), at(resultant.compression_x, resultant.compression_y)],
    [t('resultant.shear'), `${formatValue(resultant.shear, 'force')} kN`],
    [t('resultant.torsion'), `${formatValue(resultant.torsion / 1000, 'moment')} kNm`],
    [t('resultant.max_concrete_stress'), `${formatValue(largestPressure(result), 'stress')} MPa`],
    [t('resultant.max_concrete_strain'), `${formatValue(largestStrain(result), 'force')} ‰`],
  ];
  return (
    <>
      <section>
        <h2 className={styles.heading}>{t('reactions')}</h2>
        <DataTable
          isLined
          rows={answer.reaction}
          keyOf={({ no }) => no}
          isChosen={({ no }) => no === marked}
          rowTestId={({ no }) => `anchor-${no}`}
          columns={[
            {
              key: 'no',
              title: t('columns.no'),
              isName: true,
              cell: ({ no }) => (
                <Button
                  type="link"
                  size="small"
                  style={{ padding: 0, height: 'auto', border: 0 }}
                  aria-label={t('viewer:markAnchor', { no })}
                  aria-pressed={no === marked}
                  onClick={() => markAnchor(no === marked ? null : no)}
                >
                  {no}
                </Button>
              ),
            },
            ...(['tension', 'shear', 'shearx', 'sheary'] as const).map((key) => ({
              key,
              title: `${t(`columns.${key}`)} [kN]`,
              isNumber: true,
              cell: (reaction: (typeof answer.reaction)[number]) => formatValue(reaction[key], 'force'),
            })),
          ]}
        />
      </section>
      <section>
        <h2 className={styles.heading}>{t('resultants')}</h2>
        <ValueTable isLined rows={rows} />
        {answer.forces && (
          <Button type="link" size="small" onClick={() => showTrail('forces')}>
            {t('trailOf', { mode: t('modes.forces') })}
          </Button>
        )}
      </section>
    </>
  );
}

/** Changes since an earlier result of the same inputs: values of the records, engine, verdict. */
function SupersededNotice({ result }: { result: RunResult }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const earlier = useRunStore(({ superseded }) => superseded);
  if (earlier === null) return null;
  const outcomeOf = (one: RunResult) => {
    const { word, governing } = verdictOf(one, result.uncovered);
    return [
      verdictText(word, translate),
      governing ? utilisationText(governing.utilisation, true, translate) : '',
    ].join(' ');
  };
  const values = changedValues(earlier, result).map(
    ({ name, then, now }) => `${name} ${printInput(then)} → ${printInput(now)}`,
  );
  return (
    <Alert
      type="warning"
      showIcon
      closable={{ onClose: () => useRunStore.setState({ superseded: null }) }}
      data-testid="superseded"
      title={t('superseded.title')}
      description={
        <>
          {values.length > 0 && (
            <p>
              {t('superseded.record')} <SentenceText text={values.join(', ')} />
            </p>
          )}
          {earlier.engine !== result.engine && (
            <p>{t('superseded.engine', { then: earlier.engine, now: result.engine })}</p>
          )}
          <p>{t('superseded.outcome', { then: outcomeOf(earlier), now: outcomeOf(result) })}</p>
        </>
      }
    />
  );
}

function RemarksList({ answer, verdict }: { answer: CheckResult; verdict: DesignVerdict }) {
  const { t } = useTranslation('results');
  const translate = useTranslate('remarks');
  return (
    <section>
      <h2 className={styles.heading}>{t('remarks')}</h2>
      {remarksByKind(answer, verdict).map(({ kind, remarks }) => (
        <div key={kind} className={styles.remarks}>
          <h3 className={styles.heading}>{t(`kinds.${kind}`)}</h3>
          <Flex component="ul" vertical gap={4} style={{ margin: '0 0 12px', padding: 0, listStyle: 'none' }}>
            {remarks.map((remark, index) => (
              <li key={index}>
                <SentenceText text={statementText(remark, translate)} />{' '}
                <span className="muted">{clauseText(remark.clause, translate)}</span>
              </li>
            ))}
          </Flex>
        </div>
      ))}
      {answer.engine !== undefined && <p className="muted">{t('engine', { engine: answer.engine })}</p>}
    </section>
  );
}

const TABS: readonly Combination[] = [1, 2, 3, 4];

function useShownCombination({ input, row, others }: RunResult): NamedCombination {
  const governing = useRunStore(displayedGoverning);
  const own = useDesignStore(({ design }) => design.loads);
  const chosen = combinationOf({ ...(governing?.design.loads ?? own), shown: null });
  const factors = factorsOf(input);
  // `others` never contains the combination on screen. If the user has chosen another combination since the
  // calculation, the combination on screen is the combination that is missing in `others`.
  const isOther = (one: Combination) => others.some(({ combination }) => combination === one);
  const combination = [chosen, ...TABS].find((one) => !isOther(one)) ?? chosen;
  return row === undefined ? { combination, factors } : { combination: 'row', factors, row };
}

export function ResultsContent({ result }: { result: RunResult }) {
  const { t } = useTranslation('results');
  const translate = useTranslate();
  const stale = useRun(({ resultStatus }) => resultStatus !== 'current');
  const { verdict, overall, whole } = useVerdict(result);
  const panel = useRef<HTMLDivElement>(null);
  const { tab, setTab, showCheck } = useSelectedRow(panel);
  const { answer } = result;
  const stressed = useRunStore(withStress) ?? result;
  const plateResult = { ...(result.stressFollows ? stressed : result), answer };
  const hasPlate = plateResult.plate || holeBearing(plateResult.input, answer.reaction);
  const governing = governingRow(answer);
  const shown = useShownCombination(result);
  const showWorst = () => {
    useRunStore.setState({ isLoadsChosen: false });
    if (overall.worst && displayedGoverning(useRunStore.getState()) === null)
      showLoads(overall.worst.combination, overall.worst.listed);
  };
  const openGoverning = () => {
    if (governing === null) return;
    if (governing.kind === 'combined') showCheck(`combined-${governing.sum}`);
    else if (answer.checks[governing.mode].detail.trail.length > 0) showTrail(governing.mode);
    else showCheck(`row-${governing.mode}`);
  };
  const summary = (
    <>
      {overall.worst !== null && (
        <p className="muted" data-testid="table-of">
          {t('verdict.tableOf', {
            loads: combinationName(shown, translate),
            governing: combinationName(overall.worst, translate),
          })}
        </p>
      )}
      <CheckList answer={answer} />
    </>
  );
  const plateResults = <PlateResults result={plateResult} isBefore={result.stressFollows === true} />;
  const forces = <ForcesTables result={result} />;
  return (
    <div className={`${styles.results} ${stale ? styles.stale : ''}`} data-verdict={overall.word} ref={panel}>
      <CombinationStrip
        shown={doneCase(shown, verdict, result.input)}
        others={result.others}
        worst={overall.worst?.combination ?? shown.combination}
        isRowWorst={overall.worst?.listed !== undefined}
        list={whole.list}
        isIncomplete={overall.word === 'incomplete'}
      />
      <VerdictHeadline
        overall={overall}
        result={result}
        loads={shown}
        onOpen={overall.worst === null ? openGoverning : showWorst}
      />
      <SupersededNotice result={result} />
      <MissingList missing={overall.missing} answer={answer} onShow={showWorst} />
      <ReservationList reservations={overall.reservations} />
      <div className={styles.tabs}>
        <Tabs
          size="small"
          activeKey={tab}
          onChange={(key) => setTab(key as ResultTab)}
          items={[
            { key: 'summary', label: t('tabs.summary'), children: summary },
            { key: 'forces', label: t('tabs.forces'), children: forces },
            ...(hasPlate ? [{ key: 'plate', label: t('tabs.plate'), children: plateResults }] : []),
            {
              key: 'notes',
              label: t('tabs.notes'),
              children: <RemarksList answer={answer} verdict={verdict} />,
            },
          ]}
        />
      </div>
    </div>
  );
}
