/**
 * Explore answer "Design it": the few connections for the entered loads that are not dominated by another
 * connection, each applied with one click.
 */
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/design/model/design-state';
import { designLoadValues, loadCasesOf } from '@/design/model/load-cases';
import { planInputOf } from '@/design/scene/drawn-design';
import type { Candidate } from '@/design/search/candidate';
import { bySmallness, enumerateConnections } from '@/design/search/connections';
import {
  confirmElastic,
  type DesignsFound,
  type ElasticFound,
  findDesigns,
  nearestMisses,
  type Proposal,
} from '@/design/search/find-designs';
import { isNotNeededOf, ROW_KEYS, type RowKey } from '@/design/verdict/checks';
import { planOf } from '@/drawing/plan/plan';
import { DrawnShape } from '@/features/current-design/drawn-shapes/drawn-shape';
import { useGoverningText } from '@/features/current-design/use-governing-text';
import { useTranslate } from '@/features/current-design/use-translate';
import { type Column, DownloadButtons, SearchBar, VerdictText } from '@/features/explore/answer';
import { FoundReasons } from '@/features/explore/found-reasons';
import { useGroupText, useRowNames } from '@/features/explore/input-name';
import { useOfferedAnchors, type OfferedAnchors } from '@/features/explore/use-offered';
import { useApply, useSearch } from '@/features/explore/use-search';
import { SymbolText } from '@/shared/ui/symbol-text';
import { formatInput } from '@/text/format/format-number';
import { utilisationText } from '@/text/wording/figures';
import styles from '@/features/explore/explore.module.css';

/** Side length of the drawing, px. */
const SIZE = 92;
/** The format affects only text, which is not drawn at this size. */
const FORMAT = { aspect: 1, lines: 20 };

interface PlanPictureProps extends Candidate {
  /** Distance shown from the centre outwards, mm; the same for drawings that are compared. */
  reach: number;
}

/** A small scale drawing of a design: concrete with its edges, plate, profile, anchors. */
function PlanPicture({ design, anchor, reach }: PlanPictureProps) {
  const { shapes } = planOf(planInputOf(design, anchor), FORMAT);
  // An anchor is drawn with twice its diameter, which is about the size of its washer.
  const radius = anchor.d_nom;
  return (
    <svg width={SIZE} height={SIZE} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden>
      {shapes.map((shape, index) => {
        if (shape.style === 'axis' || shape.kind === 'dimension' || shape.kind === 'text') return null;
        const shown = shape.kind === 'circle' ? { ...shape, radius } : shape;
        return <DrawnShape key={index} shape={shown} size={0} />;
      })}
    </svg>
  );
}

/** Returns the columns of the downloaded file; the cards show the same texts. */
function useProposalColumns() {
  const { t } = useTranslation(['explore', 'common']);
  const groupText = useGroupText();
  const governing = useGoverningText();
  const say = {
    anchor: ({ connection: { offered } }: Proposal) => offered.name,
    group: ({ connection: { group } }: Proposal) => groupText(group.code),
    spacings: ({ connection: { group }, candidate: { design } }: Proposal) =>
      group.spacings
        .map((name) => `${name} ${formatInput(design.layout.spacings[name])}`)
        .join(t('common:comma')),
    plate: ({ candidate: { design } }: Proposal) => {
      const { length, width, thickness, stiffness } = design.plate;
      const size = `${formatInput(length)} × ${formatInput(width)}`;
      return stiffness === 'rigid'
        ? t('explore:found.rigidPlate', { size })
        : t('explore:found.elasticPlate', { size, thickness: formatInput(thickness) });
    },
    verdict: ({ judged }: Proposal) => governing(judged.governing),
  };
  const columns = (['anchor', 'group', 'spacings', 'plate', 'verdict'] as const).map(
    (name): Column<Proposal> => ({ title: t(`explore:found.columns.${name}`), text: say[name] }),
  );
  return { say, columns };
}

interface ProposalsProps {
  proposals: readonly Proposal[];
  label: string;
  /** Returns the content shown under a proposal's verdict instead of the governing check. */
  noteOf?: (proposal: Proposal) => ReactNode;
}

interface ProposalCardProps {
  proposal: Proposal;
  reach: number;
  note: ReactNode;
}

function ProposalCard({ proposal, reach, note }: ProposalCardProps) {
  const { t } = useTranslation('explore');
  const translate = useTranslate();
  const { say } = useProposalColumns();
  const apply = useApply();
  const { candidate, connection, judged } = proposal;
  const connectionText = [say.group(proposal), say.spacings(proposal)].filter(Boolean).join(' · ');
  return (
    <li className={styles.card} data-testid="proposal">
      <div className={styles.picture}>
        <PlanPicture {...candidate} reach={reach} />
        <div>
          <b>{say.anchor(proposal)}</b>
          <div className={styles.muted}>
            <SymbolText text="h_ef" /> {`${formatInput(connection.offered.data.h_ef)} mm`}
          </div>
          <div className={styles.share} translate="no">
            {utilisationText(judged.governing?.utilisation ?? null, true, translate)}
          </div>
        </div>
      </div>
      <div>{`${connectionText} · ${say.plate(proposal)}`}</div>
      <VerdictText outcome={judged} />
      {note}
      <Button
        size="small"
        type="primary"
        aria-label={t('applyTo', {
          name: `${say.anchor(proposal)}, ${say.group(proposal)}, ${say.plate(proposal)}`,
        })}
        onClick={() => apply(candidate.design)}
      >
        {t('apply')}
      </Button>
    </li>
  );
}

/** Distance drawn from the centre outwards, as a fraction of the largest plate dimension. */
const AROUND = 0.8;
const reachOf = (proposals: readonly Proposal[]) =>
  AROUND * Math.max(...proposals.flatMap(({ connection: { plate } }) => [plate.length, plate.width]));

/** Number of cards shown before the user asks for all. */
const FIRST = 3;

function Proposals({ proposals, label, noteOf }: ProposalsProps) {
  const { t } = useTranslation('explore');
  const [isAll, setAll] = useState(false);
  return (
    <>
      <ul className={styles.cards} aria-label={label}>
        {proposals.slice(0, isAll ? undefined : FIRST).map((proposal) => (
          <ProposalCard
            key={JSON.stringify([proposal.connection.offered.id, proposal.size])}
            proposal={proposal}
            reach={reachOf(proposals)}
            note={noteOf?.(proposal)}
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

/** Text for a near miss: its failing checks, and the inputs that may be changed to pass them. */
function Shortfall({ judged }: Proposal) {
  const { t } = useTranslation('explore');
  const translate = useTranslate();
  const rowName = useRowNames();
  const failing = ROW_KEYS.filter((key) => {
    const share = judged.utilisations[key];
    return share !== undefined && (share === null || share > 100) && !isNotNeededOf(judged.utilisations, key);
  });
  const text = (key: RowKey) =>
    `${rowName(key)} ${utilisationText(judged.utilisations[key] ?? null, true, translate)}`;
  if (failing.length === 0) return null;
  const helped = [...new Set(failing.map((key) => t(`found.helpedBy.${key}`)))];
  return (
    <>
      <div>{t('found.fails', { rows: failing.map(text).join(translate('common:comma')) })}</div>
      <div className={styles.muted}>
        {t('found.relax', { inputs: helped.join(translate('common:comma')) })}
      </div>
    </>
  );
}

interface FoundSoFar {
  rigid: DesignsFound;
  misses: readonly Proposal[];
  elastic: ElasticFound | null;
}

const NONE: FoundSoFar = {
  rigid: { total: 0, tried: 0, reasons: new Map(), proposals: [], misses: [] },
  misses: [],
  elastic: null,
};

function Found({ design, offered }: { design: Design; offered: OfferedAnchors }) {
  const { t } = useTranslation('explore');
  const { columns } = useProposalColumns();
  const search = useSearch(NONE, async ({ evaluateCandidate, batch, show }) => {
    const space = await enumerateConnections(design, offered.anchors);
    let last = NONE;
    const gather = (part: Partial<FoundSoFar>) => {
      last = { ...last, ...part };
      show(last);
    };
    const found = await findDesigns(space, evaluateCandidate, (rigid) => gather({ rigid }), batch);
    if (batch.signal.aborted) return;
    if (found.length === 0)
      gather({ misses: await nearestMisses(last.rigid.misses, evaluateCandidate, batch) });
    await confirmElastic(bySmallness(found), evaluateCandidate, (elastic) => gather({ elastic }), batch);
  });
  const { rigid, misses, elastic } = search.found;
  const isConfirmed = elastic !== null && elastic.done === elastic.total;
  const shown = bySmallness(isConfirmed ? elastic.proposals : rigid.proposals);
  const left = [...rigid.reasons.values()].reduce((sum, count) => sum + count, 0);
  const isNone = !search.running && shown.length === 0;
  return (
    <>
      <SearchBar
        search={search}
        done={left + rigid.proposals.length + (elastic?.done ?? 0)}
        total={rigid.total + (elastic?.total ?? 0)}
      >
        <p className={styles.muted} data-testid="tried">
          {t('found.tried', { count: rigid.total, tried: rigid.tried, found: rigid.proposals.length })}
        </p>
        <DownloadButtons file="designs" columns={columns} rows={shown} />
      </SearchBar>
      {elastic && (
        <p>{t('found.elastic', { done: elastic.done, total: elastic.total, failed: elastic.failed })}</p>
      )}
      {shown.length > 0 && <Proposals proposals={shown} label={t('questions.design.name')} />}
      {isNone && (
        <p className={styles.statement}>
          {t(misses.length > 0 ? 'found.closest' : 'found.none', {
            total: rigid.total.toLocaleString('en'),
          })}
        </p>
      )}
      {isNone && misses.length > 0 && (
        <Proposals
          proposals={misses}
          label={t('found.nearestTable')}
          noteOf={(proposal) => <Shortfall {...proposal} />}
        />
      )}
      <FoundReasons found={rigid} />
    </>
  );
}

export function DesignAnswer({ design }: { design: Design }) {
  const { t } = useTranslation('explore');
  const offered = useOfferedAnchors(design);
  const isLoaded = loadCasesOf(design).some((one) =>
    Object.values(designLoadValues(one.design)).some((value) => value !== 0),
  );
  if (!isLoaded) return <p className={styles.statement}>{t('found.noLoads')}</p>;
  if (offered.isComplete) return <Found design={design} offered={offered} />;
  return <p role="status">{t('readingRecords', { read: offered.read, total: offered.total })}</p>;
}
