/** Explore answer "Design it": connections that no other one dominates, or those closest to passing. */
import { Button } from 'antd';
import { useState } from 'react';
import type { Design } from '@/design/model/design-state';
import { designLoadValues, loadCasesOf } from '@/design/model/load-cases';
import { planInputOf } from '@/design/scene/drawn-design';
import type { Candidate, AvailableAnchor } from '@/design/search/candidate';
import { bySmallness, enumerateConnections, REFUSALS } from '@/design/search/candidate-connections';
import {
  confirmElastic,
  type DesignsResult,
  type ElasticResult,
  findDesigns,
  nearMisses,
  type Proposal,
  type Reason,
} from '@/design/search/find-designs';
import { isNotNeededOf, ROW_KEYS, type RowKey } from '@/design/verdict/check-status';
import { planOf } from '@/drawing/plan/plan';
import { DrawnShape } from '@/features/current-design/drawn-shapes/drawn-shape';
import { AnswerTable, SearchBar, VerdictText } from '@/features/explore/answer';
import { type Column, numberColumn, useWords } from '@/features/explore/answer-columns';
import { useApply, useSearch } from '@/features/explore/use-search';
import { WithAnchors } from '@/features/explore/with-anchors';
import { SymbolText } from '@/shared/ui/symbol-text';
import { formatInput } from '@/text/format/format-number';
import { verdictText } from '@/text/wording/verdict-text';
import styles from '@/features/explore/explore.module.css';

const formatCount = (count: number) => count.toLocaleString('en');

/** The format affects only text, which is not drawn at this size. */
const FORMAT = { aspect: 1, lines: 20 };

interface Drawn extends Candidate {
  /** Distance shown from the centre upwards, mm; the same for drawings that are compared. */
  reach: number;
}

function PlanPicture({ design, anchor, reach }: Drawn) {
  const { shapes } = planOf(planInputOf(design, anchor), FORMAT);
  return (
    <svg className={styles.picture} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden>
      {shapes.map((shape, index) => {
        if (shape.style === 'axis' || shape.kind === 'dimension' || shape.kind === 'text') return null;
        // An anchor is drawn with twice its diameter, which is about the size of its washer.
        const shown = shape.kind === 'circle' ? { ...shape, radius: anchor.d_nom } : shape;
        return <DrawnShape key={index} shape={shown} size={0} />;
      })}
    </svg>
  );
}

const COLUMNS = ['anchor', 'group', 'spacings', 'plate', 'verdict'] as const;

function useProposalTexts() {
  const { t, translate, list, group, governing, percent } = useWords();
  return ({ connection: { available, ...connection }, candidate: { design }, judged }: Proposal) => {
    const { length, width, thickness, stiffness } = design.plate;
    const plate = {
      size: `${formatInput(length)} × ${formatInput(width)}`,
      thickness: formatInput(thickness),
    };
    const { spacings } = connection.group;
    return {
      anchor: available.name,
      group: group(connection.group.code),
      spacings: list(spacings.map((name) => `${name} ${formatInput(design.layout.spacings[name])}`)),
      plate: t(stiffness === 'rigid' ? 'found.rigidPlate' : 'found.elasticPlate', plate),
      verdict: governing(judged.governing),
      word: verdictText(judged.word, translate),
      share: percent(judged.governing?.utilisation),
    };
  };
}

/** Checks that a near miss does not satisfy, and the inputs that may be changed to satisfy them. */
function Shortfall({ judged: { utilisations } }: Proposal) {
  const { t, list, percent, row } = useWords();
  const failing = ROW_KEYS.filter((key) => {
    const share = utilisations[key];
    return share !== undefined && (share === null || share > 100) && !isNotNeededOf(utilisations, key);
  });
  if (failing.length === 0) return null;
  const rows = list(failing.map((key) => `${row(key)} ${percent(utilisations[key])}`));
  const inputs = list([...new Set(failing.map((key) => t(`found.helpedBy.${key}`)))]);
  return (
    <>
      <p>{t('found.fails', { rows })}</p>
      <p className="muted">{t('found.relax', { inputs })}</p>
    </>
  );
}

function ProposalCard({ reach, ...proposal }: Proposal & { reach: number }) {
  const { t, list } = useWords();
  const apply = useApply();
  const { candidate, connection, judged } = proposal;
  const { anchor, group, spacings, plate, verdict, word, share } = useProposalTexts()(proposal);
  const thread = `M${connection.available.diameter}`;
  const named = anchor.includes(thread) ? anchor : list([anchor, thread]);
  return (
    <li className={styles.card} data-testid="proposal">
      <button
        type="button"
        className={styles.choice}
        aria-label={t('applyTo', { name: list([named, group, plate, share, word]) })}
        onClick={() => apply(candidate.design)}
      >
        <PlanPicture {...candidate} reach={reach} />
        <span className={styles.share} translate="no">
          {share}
        </span>
        <b>{named}</b>
        <span>{plate}</span>
        <VerdictText outcome={judged} />
      </button>
      <details>
        <summary>{t('found.details')}</summary>
        <p>
          {[group, spacings].filter(Boolean).join(' · ')} · <SymbolText text="h_ef" />{' '}
          {`${formatInput(connection.available.data.h_ef)} mm`}
        </p>
        <p>{verdict}</p>
        {!judged.passes && <Shortfall {...proposal} />}
      </details>
    </li>
  );
}

/** Distance drawn from the centre upwards, as a fraction of the largest plate dimension. */
const AROUND = 0.8;
const FIRST = 3;

function Proposals({ proposals, label }: { proposals: readonly Proposal[]; label: string }) {
  const { t } = useWords();
  const [isAll, setAll] = useState(false);
  const sides = proposals.flatMap(({ connection: { plate } }) => [plate.length, plate.width]);
  return (
    <>
      <ul className={styles.cards} aria-label={label}>
        {proposals.slice(0, isAll ? undefined : FIRST).map((proposal) => (
          <ProposalCard
            key={JSON.stringify([proposal.connection.available.id, proposal.size])}
            {...proposal}
            reach={AROUND * Math.max(...sides)}
          />
        ))}
      </ul>
      {!isAll && proposals.length > FIRST && (
        <Button size="small" style={{ alignSelf: 'start' }} onClick={() => setAll(true)}>
          {t('found.all', { total: proposals.length })}
        </Button>
      )}
    </>
  );
}

/** Reasons for excluding a connection without a calculation, and after one, in the order of the table. */
const WITHOUT = [...REFUSALS, 'scope', 'covered'] as const;
const AFTER = [...ROW_KEYS, 'reservations', 'incomplete', 'unanswered'] as const;

const isRow = (reason: Reason): reason is RowKey => ROW_KEYS.some((key) => key === reason);

/** Number of connections that the search does not offer, by reason. */
function FoundReasons({ reasons }: Pick<DesignsResult, 'reasons'>) {
  const { t, row } = useWords();
  const countOf = (reason: Reason) => reasons.get(reason) ?? 0;
  const sumOf = (stage: readonly Reason[]) =>
    formatCount(stage.reduce((sum, reason) => sum + countOf(reason), 0));
  const columns: readonly Column<Reason>[] = [
    {
      title: t('found.reason'),
      text: (reason) =>
        isRow(reason) ? t('found.failsBy', { row: row(reason) }) : t(`found.reasons.${reason}`),
    },
    numberColumn(t('found.number'), (reason) => formatCount(countOf(reason))),
  ];
  const rows = [...WITHOUT, ...AFTER].filter(countOf);
  return (
    rows.length > 0 && (
      <details data-testid="reasons">
        <summary>{t('found.excluded', { without: sumOf(WITHOUT), after: sumOf(AFTER) })}</summary>
        <AnswerTable columns={columns} rows={rows} />
      </details>
    )
  );
}

interface FoundSoFar {
  rigid: DesignsResult;
  misses: readonly Proposal[];
  elastic: ElasticResult | null;
}

const NONE: FoundSoFar = {
  rigid: { total: 0, tried: 0, reasons: new Map(), proposals: [], misses: [] },
  misses: [],
  elastic: null,
};

function Found({ design, anchors }: { design: Design; anchors: readonly AvailableAnchor[] }) {
  const { t } = useWords();
  const textsOf = useProposalTexts();
  const search = useSearch(NONE, async ({ evaluateCandidate, batch, show }) => {
    const space = await enumerateConnections(design, anchors);
    let last = NONE;
    const gather = (part: Partial<FoundSoFar>) => show((last = { ...last, ...part }));
    const found = await findDesigns(space, evaluateCandidate, (rigid) => gather({ rigid }), batch);
    if (batch.signal.aborted) return;
    if (found.length === 0) gather({ misses: await nearMisses(last.rigid.misses, evaluateCandidate, batch) });
    await confirmElastic(bySmallness(found), evaluateCandidate, (elastic) => gather({ elastic }), batch);
  });
  const { rigid, misses, elastic } = search.found;
  const isConfirmed = elastic !== null && elastic.done === elastic.total;
  const passing = bySmallness(isConfirmed ? elastic.proposals : rigid.proposals);
  const left = [...rigid.reasons.values()].reduce((sum, count) => sum + count, 0);
  const isNone = search.state !== 'running' && passing.length === 0;
  const shown = isNone ? misses : passing;
  const total = formatCount(rigid.total);
  return (
    <>
      <SearchBar
        search={search}
        done={left + rigid.proposals.length + (elastic?.done ?? 0)}
        total={rigid.total + (elastic?.total ?? 0)}
        file="designs"
        columns={COLUMNS.map((name) => ({
          title: t(`found.columns.${name}`),
          text: (proposal: Proposal) => textsOf(proposal)[name],
        }))}
        rows={shown}
      >
        <p data-testid="tried">
          {isNone
            ? t(misses.length > 0 ? 'found.closest' : 'found.none', { total })
            : t('found.tried', { total, tried: rigid.tried, found: rigid.proposals.length })}
        </p>
      </SearchBar>
      {elastic && (
        <p>{t('found.elastic', { done: elastic.done, total: elastic.total, failed: elastic.failed })}</p>
      )}
      {shown.length > 0 && (
        <Proposals proposals={shown} label={t(isNone ? 'found.nearestTable' : 'questions.design.name')} />
      )}
      <FoundReasons reasons={rigid.reasons} />
    </>
  );
}

export function DesignAnswer({ design }: { design: Design }) {
  const { t } = useWords();
  const isLoaded = loadCasesOf(design).some((one) =>
    Object.values(designLoadValues(one.design)).some((value) => value !== 0),
  );
  if (!isLoaded) return <p>{t('found.noLoads')}</p>;
  return (
    <WithAnchors design={design}>{(anchors) => <Found design={design} anchors={anchors} />}</WithAnchors>
  );
}
