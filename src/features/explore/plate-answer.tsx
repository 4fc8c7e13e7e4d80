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
import type { AnswerProps } from '@/features/explore/answer';
import { DownloadButtons } from '@/features/explore/download-buttons';
import { SearchBar } from '@/features/explore/search-bar';
import { TextHeading, TextRows } from '@/features/explore/text-table';
import { useApply } from '@/features/explore/use-apply';
import { useSearch } from '@/features/explore/use-search';
import { VerdictText } from '@/features/explore/verdict-words';
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

function Comparison({ open, sections }: AnswerProps & { sections: readonly Section[] }) {
  const { t } = useTranslation('explore');
  const apply = useApply();
  const isRigid = open.design.plate.stiffness === 'rigid';
  const [models] = useState(() => ({
    rigid: withModel(open, 'rigid', sections),
    elastic: withModel(open, 'elastic', sections),
  }));
  const [both, setBoth] = useState<Both | null>(null);
  const [thickness, setThickness] = useState<RigidThickness | null>(null);
  const { rigid, elastic } = models;
  const search = useSearch(async ({ evaluateCandidate, calculator, signal }) => {
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
    setBoth({ rigid: one, elastic: other, differences: forceDifferences(forces, elasticForces) });
    const found = await rigidThickness(elastic, forcesOf, (others) =>
      excessOver(forceDifferences(forces, others)),
    );
    if (!signal.aborted) setThickness(found);
  });
  if (elastic === null) return <p className={styles.statement}>{t('plates.noSection')}</p>;
  const { plate, profile } = elastic.design;
  const rows = () => [
    [t('columns.anchor'), t('plates.rigidForce'), t('plates.elasticForce'), t('plates.difference')],
    ...(both?.differences ?? []).map(({ no, rigid: one, elastic: other, share }) => [
      String(no),
      formatFigure(one, 'force'),
      formatFigure(other, 'force'),
      share === null ? '' : Number.isFinite(share) ? percent(share) : t('plates.fromNothing'),
    ]),
  ];
  const [heading, ...forces] = rows();
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
          <table className={styles.table} data-testid="plate-forces">
            <TextHeading names={heading} figures />
            <tbody>
              <TextRows rows={forces} figures />
            </tbody>
          </table>
          <DownloadButtons file="rigid-or-elastic" rows={rows} />
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
