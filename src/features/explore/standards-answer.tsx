/**
 * Explore answer "EN 1992-4 or JGJ145-2013": the open design under both standards, row by row, with the
 * reasons for differences.
 */
import { useQuery } from '@tanstack/react-query';
import { Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorQuery } from '@/api/calls/anchors';
import type { AnchorDetail } from '@/api/contract/anchor';
import { gradeName, isCracked } from '@/design/model/design-facts';
import { combinationVariants } from '@/design/model/load-cases';
import type { Grade } from '@/design/records/offered-records';
import { caseEvaluator } from '@/design/run/evaluate';
import { brokenRule, type Candidate, offeredAnchor } from '@/design/search/candidate';
import { OTHER_STANDARD, underStandard } from '@/design/search/under-standard';
import { ROW_KEYS } from '@/design/verdict/checks';
import { type Standard, STANDARDS } from '@/engineering';
import { useGoverningText } from '@/features/current-design/use-governing-text';
import { useAnchorList, useConcretes } from '@/features/current-design/use-records';
import { AnswerTable, DownloadButtons, SearchBar, VerdictText } from '@/features/explore/answer';
import { StandardDifferences } from '@/features/explore/standard-differences-table';
import {
  isComplete,
  type UnderBoth,
  type UnderOne,
  useStandardColumns,
} from '@/features/explore/standard-rows';
import { type AnswerProps, useSearch } from '@/features/explore/use-search';
import styles from '@/features/explore/explore.module.css';

function Side({ standard, side }: { standard: Standard; side: UnderOne }) {
  const { t } = useTranslation(['explore', 'design']);
  const words = useGoverningText();
  const { concrete } = side.candidate.design;
  const state = t(isCracked(side.candidate.design) ? 'design:concrete.cracked' : 'design:concrete.uncracked');
  return (
    <div className={styles.card}>
      <h3>{standard}</h3>
      {side.judged.kind === 'judged' && (
        <>
          <VerdictText outcome={side.judged} />
          <div>{words(side.judged.governing)}</div>
        </>
      )}
      <div className={styles.muted}>{`${gradeName(standard, concrete)}, ${state}`}</div>
    </div>
  );
}

function Compared({ both }: { both: UnderBoth }) {
  const { t } = useTranslation('explore');
  const columns = useStandardColumns(both);
  return (
    <>
      <div className={styles.columns}>
        {STANDARDS.map((standard) => (
          <Side key={standard} standard={standard} side={both[standard]} />
        ))}
      </div>
      <AnswerTable testId="standards" columns={columns} rows={ROW_KEYS} />
      <DownloadButtons file="standards" columns={columns} rows={ROW_KEYS} />
      <h3>{t('standards.whatDiffers')}</h3>
      <StandardDifferences both={both} />
    </>
  );
}

interface ComparisonProps extends AnswerProps {
  record: AnchorDetail;
  grades: readonly Grade[];
}

function Comparison({ open, present, record, grades }: ComparisonProps) {
  const { t, i18n } = useTranslation(['explore', 'error']);
  const { standardType, anchor } = open.design;
  const other = OTHER_STANDARD[standardType];
  const [candidates] = useState((): Record<Standard, Candidate> => {
    const chosen = { id: String(record.id), name: record.name };
    const design = underStandard(open.design, other, { anchor: chosen, grades });
    const { data } = offeredAnchor(design, record, design.anchor.diameter, i18n.language);
    return { ...{ [standardType]: open }, [other]: { design, anchor: data } } as Record<Standard, Candidate>;
  });
  const rule = brokenRule(candidates[other]);
  const search = useSearch<Partial<UnderBoth>>({}, async (tools) => {
    const { evaluateCandidate, calculator, signal, show } = tools;
    if (rule !== null) return;
    let both: Partial<UnderBoth> = {};
    for (const standard of STANDARDS) {
      const candidate = candidates[standard];
      const judged =
        standard === standardType ? present : await evaluateCandidate(candidate, { inFull: true });
      const [shown] = combinationVariants(candidate.design);
      const one = await caseEvaluator({ ...candidate, calculator }, signal)(shown, { isOneOfMany: false });
      if (signal.aborted) return;
      const end = (one?.state === 'done' && one.calculation) || null;
      both = { ...both, [standard]: { candidate, judged, end } };
      show(both);
    }
  });
  const { found } = search;
  if (rule !== null) {
    const reason = t(`error:${rule.key}`, rule.values ?? {});
    return <p className={styles.statement}>{t('explore:standards.broken', { standard: other, reason })}</p>;
  }
  const before = anchor.chosen[standardType]?.name ?? '';
  const isSame = String(record.id) === anchor.chosen[standardType]?.id;
  return (
    <>
      <SearchBar search={search} done={Object.keys(found).length} total={STANDARDS.length} />
      <p className={styles.muted}>
        {isSame
          ? t('explore:standards.same', { name: record.name })
          : t('explore:standards.another', { before, standard: other, name: record.name })}{' '}
        {t('explore:standards.note')}{' '}
        {t(isCracked(open.design) ? 'explore:standards.bothCracked' : 'explore:standards.bothUncracked')}
      </p>
      {isComplete(found) && <Compared both={found} />}
    </>
  );
}

/**
 * For the other standard, uses the anchor chosen under the open design's standard if the list for the other
 * standard contains it; otherwise the anchor chosen under the other standard; otherwise the first anchor of
 * that list.
 */
export function StandardsAnswer({ open, present }: AnswerProps) {
  const { t } = useTranslation('explore');
  const { standardType, anchor } = open.design;
  const other = OTHER_STANDARD[standardType];
  const { anchors, query } = useAnchorList(other, anchor.diameter);
  const { grades, query: gradesQuery } = useConcretes(other);
  const listed = [anchor.chosen[standardType]?.id, anchor.chosen[other]?.id]
    .map((id) => anchors.find((one) => String(one.id) === id))
    .find((one) => one !== undefined);
  const taken = listed ?? anchors.at(0);
  const record = useQuery({ ...anchorQuery(taken?.id ?? ''), enabled: taken !== undefined });
  if (query.isSuccess && taken === undefined)
    return <p className={styles.statement}>{t('standards.none', { standard: other })}</p>;
  if (query.isError || record.isError || gradesQuery.isError)
    return <p className={styles.statement}>{t('standards.unread', { standard: other })}</p>;
  if (record.data === undefined || gradesQuery.isPending) return <Spin />;
  return <Comparison open={open} present={present} record={record.data} grades={grades} />;
}
