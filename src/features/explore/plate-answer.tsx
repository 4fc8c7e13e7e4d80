/**
 * Explore answer "Rigid or elastic": both plate models of the open design, anchor by anchor, and the minimum
 * plate thickness at which both models agree.
 */
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { combinationVariants } from '@/design/model/load-cases';
import type { Section } from '@/design/records/offered-records';
import { caseEvaluator } from '@/design/run/evaluate';
import {
  areAlike,
  excessOver,
  type ForceDifference,
  forceDifferences,
  mostUnderrated,
  rigidThickness,
  type RigidThickness,
  THICKNESS,
  withModel,
} from '@/design/run/plate-models';
import { type Candidate, changed } from '@/design/search/candidate';
import type { EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import { useGoverningText } from '@/features/current-design/use-governing-text';
import { useSectionSteels } from '@/features/current-design/use-records';
import { AnswerTable, type Column, DownloadButtons, SearchBar, VerdictText } from '@/features/explore/answer';
import { type AnswerProps, useApply, useSearch } from '@/features/explore/use-search';
import { formatFigure, formatInput } from '@/text/format/format-number';
import styles from '@/features/explore/explore.module.css';

interface Both {
  rigid: EvaluatedCandidate;
  elastic: EvaluatedCandidate;
  /** Differences between the anchor forces of the two plate models under the chosen loads. */
  differences: readonly ForceDifference[];
}

function Side({
  title,
  judged,
  action,
}: {
  title: string;
  judged: EvaluatedCandidate;
  action: React.ReactNode;
}) {
  const { t } = useTranslation('explore');
  const words = useGoverningText();
  return (
    <div className={styles.card}>
      <h3>{title}</h3>
      <VerdictText outcome={judged} />
      <div>{words(judged.governing)}</div>
      {judged.worst.stress !== null && (
        <div>{t('plateStress', { value: formatFigure(judged.worst.stress, 'length') })}</div>
      )}
      {action}
    </div>
  );
}

interface Found {
  both: Both | null;
  thickness: RigidThickness | null;
}

const percent = (share: number) => `${formatFigure(100 * share, 'percent')} %`;

function Statement({ differences }: { differences: readonly ForceDifference[] }) {
  const { t } = useTranslation('explore');
  const worst = mostUnderrated(differences);
  if (areAlike(differences)) return <p className={styles.statement}>{t('plates.alike')}</p>;
  if (worst?.share == null) return <p className={styles.statement}>{t('plates.safe')}</p>;
  return (
    <p className={styles.statement}>
      {worst.rigid > 0
        ? t('plates.tooLow', { no: worst.no, share: percent(worst.share) })
        : t('plates.none', { no: worst.no, force: formatFigure(worst.elastic, 'force') })}
    </p>
  );
}

function Comparison({ open, sections }: Pick<AnswerProps, 'open'> & { sections: readonly Section[] }) {
  const { t } = useTranslation('explore');
  const apply = useApply();
  const isRigid = open.design.plate.stiffness === 'rigid';
  const [models] = useState(() => ({
    rigid: withModel(open, 'rigid', sections),
    elastic: withModel(open, 'elastic', sections),
  }));
  const { rigid, elastic } = models;
  const none = { both: null, thickness: null };
  const search = useSearch<Found>(none, async ({ evaluateCandidate, calculator, signal, show }) => {
    if (rigid === null || elastic === null) return;
    const forcesOf = async (candidate: Candidate) => {
      const [shown] = combinationVariants(candidate.design);
      const end = await caseEvaluator({ ...candidate, calculator }, signal)(shown, { profile: 'summary' });
      return end?.state === 'done' ? end.forces : null;
    };
    const [one, other] = await Promise.all(
      [rigid, elastic].map((candidate) => evaluateCandidate(candidate, { inFull: true })),
    );
    if (one.kind !== 'judged' || other.kind !== 'judged' || signal.aborted) return;
    const forces = await forcesOf(rigid);
    const elasticForces = await forcesOf(elastic);
    if (forces === null || elasticForces === null || signal.aborted) return;
    const compared = {
      rigid: one,
      elastic: other,
      differences: forceDifferences(forces, elasticForces),
    };
    show({ both: compared, thickness: null });
    const thickness = await rigidThickness(elastic, forcesOf, (others) =>
      excessOver(forceDifferences(forces, others)),
    );
    show({ both: compared, thickness });
  });
  const { both, thickness } = search.found;
  if (elastic === null) return <p className={styles.statement}>{t('plates.noSection')}</p>;
  const { plate, profile } = elastic.design;
  const columns: readonly Column<ForceDifference>[] = [
    { title: t('columns.anchor'), text: ({ no }) => String(no) },
    { title: t('plates.rigidForce'), text: (one) => formatFigure(one.rigid, 'force'), isFigure: true },
    { title: t('plates.elasticForce'), text: (one) => formatFigure(one.elastic, 'force'), isFigure: true },
    {
      title: t('plates.difference'),
      text: ({ share }) => {
        if (share === null) return '—';
        return Number.isFinite(share) ? percent(share) : t('plates.fromNothing');
      },
      isFigure: true,
    },
  ];
  return (
    <>
      <SearchBar search={search} done={(both ? 1 : 0) + (thickness ? 1 : 0)} total={2} />
      <p className={styles.muted}>
        {t('plates.compared', {
          thickness: formatInput(plate.thickness),
          section: profile.chosen?.name ?? '',
        })}
      </p>
      {both && (
        <>
          <Statement differences={both.differences} />
          <div className={styles.columns}>
            <Side
              title={t('plates.rigid')}
              judged={both.rigid}
              action={
                !isRigid &&
                rigid && (
                  <Button size="small" onClick={() => apply(rigid.design)}>
                    {t('plates.takeRigid')}
                  </Button>
                )
              }
            />
            <Side
              title={t('plates.elastic')}
              judged={both.elastic}
              action={
                isRigid && (
                  <Button size="small" onClick={() => apply(elastic.design)}>
                    {t('plates.takeElastic')}
                  </Button>
                )
              }
            />
          </div>
          <AnswerTable testId="plate-forces" columns={columns} rows={both.differences} />
          <DownloadButtons file="rigid-or-elastic" columns={columns} rows={both.differences} />
        </>
      )}
      {thickness?.thickness != null && (
        <div className={styles.bar} data-testid="rigid-thickness">
          <p>{t('plates.agree', { thickness: thickness.thickness })}</p>
          <Button
            size="small"
            onClick={() =>
              apply(changed(elastic, ({ plate }) => void (plate.thickness = thickness.thickness ?? 0)).design)
            }
          >
            {t('plates.takeThickness', { thickness: thickness.thickness })}
          </Button>
        </div>
      )}
      {thickness?.end === 'none' && <p>{t('plates.never', { most: THICKNESS.most })}</p>}
      {!search.running && both === null && !search.cancelled && <p>{t('plates.unanswered')}</p>}
    </>
  );
}

export function PlateAnswer({ open }: AnswerProps) {
  const { profiles, query } = useSectionSteels(open.design.profile.series);
  return query.isPending ? <Spin /> : <Comparison open={open} sections={profiles} />;
}
