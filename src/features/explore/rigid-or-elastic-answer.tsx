/** Explore answer "Rigid or elastic": both plate models, and the least thickness at which they agree. */
import { Spin } from 'antd';
import { useState } from 'react';
import type { Stiffness } from '@/design/model/design-changes';
import { combinationVariants } from '@/design/model/load-cases';
import type { Section } from '@/design/records/anchor-data';
import {
  areAlike,
  changed,
  excessOver,
  type ForceDifference,
  forceDifferences,
  mostUnderrated,
  rigidThickness,
  type RigidThickness,
  THICKNESS,
  withModel,
} from '@/design/run/compare-plate-models';
import { caseEvaluator } from '@/design/run/load-case-evaluation';
import type { Candidate } from '@/design/search/candidate';
import type { EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import { useSectionSteels } from '@/features/current-design/use-records';
import { AnswerTable, ApplyButton, SearchBar, Side } from '@/features/explore/answer';
import { type Column, numberColumn, useWords } from '@/features/explore/answer-columns';
import { type AnswerProps, useSearch } from '@/features/explore/use-search';
import { formatValue, formatInput } from '@/text/format/format-number';
import { NOTHING } from '@/text/wording/values';
import styles from '@/features/explore/explore.module.css';

const MODELS = ['rigid', 'elastic'] as const satisfies readonly Stiffness[];

interface Both extends Record<Stiffness, EvaluatedCandidate> {
  /** Differences between the anchor forces of the two plate models under the chosen loads. */
  differences: readonly ForceDifference[];
}

interface Found {
  both?: Both;
  thickness?: RigidThickness;
}

const percent = (share: number) => `${formatValue(100 * share, 'percent')} %`;

function Comparison({ open, present, sections }: AnswerProps & { sections: readonly Section[] }) {
  const { t } = useWords();
  const statement = (differences: readonly ForceDifference[]) => {
    const worst = mostUnderrated(differences);
    if (areAlike(differences)) return t('plates.alike');
    if (worst?.share == null) return t('plates.safe');
    return worst.rigid > 0
      ? t('plates.tooLow', { no: worst.no, share: percent(worst.share) })
      : t('plates.none', { no: worst.no, force: formatValue(worst.elastic, 'force') });
  };
  const [{ rigid, elastic }] = useState(() => ({
    rigid: withModel(open, 'rigid', sections),
    elastic: withModel(open, 'elastic', sections),
  }));
  const search = useSearch<Found>({}, async ({ evaluateCandidate, calculator, batch, show }) => {
    if (rigid === null || elastic === null) return;
    const judged = (candidate: Candidate) =>
      candidate.design === open.design ? present : evaluateCandidate(candidate, { inFull: true });
    const forcesOf = async (candidate: Candidate) => {
      const [shown] = combinationVariants(candidate.design);
      const end = await caseEvaluator({ ...candidate, calculator }, batch.signal)(shown, {
        profile: 'summary',
      });
      return end?.state === 'done' ? end.forces : null;
    };
    const [one, other] = await Promise.all([judged(rigid), judged(elastic)]);
    if (one.kind !== 'judged' || other.kind !== 'judged') return;
    const forces = await forcesOf(rigid);
    const elasticForces = await forcesOf(elastic);
    if (forces === null || elasticForces === null) return;
    const both = { rigid: one, elastic: other, differences: forceDifferences(forces, elasticForces) };
    show({ both });
    const excessOf = (others: readonly number[]) => excessOver(forceDifferences(forces, others));
    show({ both, thickness: await rigidThickness(elastic, forcesOf, excessOf) });
  });
  const { both, thickness } = search.found;
  if (elastic === null) return <p>{t('plates.noSection')}</p>;
  const { plate, profile } = elastic.design;
  const columns: readonly Column<ForceDifference>[] = [
    { title: t('columns.anchor'), text: ({ no }) => String(no) },
    ...MODELS.map((model) =>
      numberColumn<ForceDifference>(t(`plates.${model}Force`), (one) => formatValue(one[model], 'force')),
    ),
    numberColumn(t('plates.difference'), ({ share }) => {
      if (share === null) return NOTHING;
      return Number.isFinite(share) ? percent(share) : t('plates.fromNothing');
    }),
  ];
  const table = { columns, rows: both?.differences ?? [] };
  const done = [both, thickness].filter(Boolean).length;
  const taken = { rigid, elastic };
  const least = thickness?.thickness;
  return (
    <>
      <SearchBar search={search} done={done} total={2} file="rigid-or-elastic" {...table} />
      <p className="muted">
        {t('plates.compared', {
          thickness: formatInput(plate.thickness),
          section: profile.chosen?.name ?? '',
        })}
      </p>
      {both && (
        <>
          <p>{statement(both.differences)}</p>
          <div className={styles.cards}>
            {MODELS.map((model) => {
              const [{ stress }, candidate] = [both[model].worst, taken[model]];
              return (
                <Side key={model} title={t(`plates.${model}`)} outcome={both[model]}>
                  {stress !== null && (
                    <span>{t('plateStress', { value: formatValue(stress, 'length') })}</span>
                  )}
                  {candidate && model !== open.design.plate.stiffness && (
                    <ApplyButton design={() => candidate.design}>
                      {t(model === 'rigid' ? 'plates.takeRigid' : 'plates.takeElastic')}
                    </ApplyButton>
                  )}
                </Side>
              );
            })}
          </div>
          <AnswerTable testId="plate-forces" {...table} />
        </>
      )}
      {typeof least === 'number' && (
        <div className={styles.bar} data-testid="rigid-thickness">
          <p>{t('plates.agree', { thickness: least })}</p>
          <ApplyButton design={() => changed(elastic, ({ plate }) => void (plate.thickness = least)).design}>
            {t('plates.takeThickness', { thickness: least })}
          </ApplyButton>
        </div>
      )}
      {thickness?.end === 'none' && <p>{t('plates.never', { most: THICKNESS.most })}</p>}
      {search.state === 'done' && !both && <p>{t('plates.unanswered')}</p>}
    </>
  );
}

export function PlateAnswer(props: AnswerProps) {
  const { profiles, query } = useSectionSteels(props.open.design.profile.series);
  return query.isPending ? <Spin /> : <Comparison {...props} sections={profiles} />;
}
