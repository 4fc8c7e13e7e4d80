/**
 * Explore answer "Design it": the few connections for the entered loads that are not dominated by another
 * connection, each applied with one click.
 */
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design } from '@/design/model/design-state';
import { designLoadValues, loadCasesOf } from '@/design/model/load-cases';
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
import { useGoverningText } from '@/features/current-design/use-governing-text';
import { useTranslate } from '@/features/current-design/use-translate';
import { DownloadButtons } from '@/features/explore/download-buttons';
import { FoundReasons } from '@/features/explore/found-reasons';
import { PlanPicture } from '@/features/explore/plan-picture';
import { useRowNames } from '@/features/explore/row-names';
import { SearchBar } from '@/features/explore/search-bar';
import { useApply } from '@/features/explore/use-apply';
import { useGathered } from '@/features/explore/use-gathered';
import { useOfferedAnchors, type OfferedAnchors } from '@/features/explore/use-offered';
import { useSearch } from '@/features/explore/use-search';
import { VerdictText } from '@/features/explore/verdict-words';
import { SymbolText } from '@/shared/ui/symbol-text';
import { formatInput } from '@/text/format/format-number';
import { utilisationText } from '@/wording/figures';
import styles from '@/features/explore/explore.module.css';

function useProposalTexts() {
  const { t } = useTranslation(['explore', 'design', 'common']);
  return {
    group: ({ connection: { group } }: Proposal) =>
      [
        t('design:layout.anchors', { count: group.count }),
        ...(group.geometry === 'single' ? [] : [t(`design:layout.geometry.${group.geometry}`)]),
      ].join(t('common:comma')),
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
  };
}

interface ProposalsProps {
  proposals: readonly Proposal[];
  label: string;
  /** Returns the content shown under a proposal's verdict instead of the governing check. */
  noteOf?: (proposal: Proposal) => ReactNode;
}

interface ProposalRowProps {
  proposal: Proposal;
  reach: number;
  note: ReactNode;
}

function ProposalRow({ proposal, reach, note }: ProposalRowProps) {
  const { t } = useTranslation('explore');
  const say = useProposalTexts();
  const governing = useGoverningText();
  const apply = useApply();
  const { candidate, connection, judged } = proposal;
  const { offered } = connection;
  return (
    <tr data-testid="proposal">
      <td>
        <PlanPicture {...candidate} reach={reach} />
      </td>
      <th scope="row">
        {offered.name}
        <div className={styles.muted}>
          <SymbolText text="h_ef" /> {`${formatInput(offered.data.h_ef)} mm`}
        </div>
      </th>
      <td>
        {say.group(proposal)}
        <div className={styles.muted}>{say.spacings(proposal)}</div>
      </td>
      <td>{say.plate(proposal)}</td>
      <td>
        <VerdictText outcome={judged} />
        {note ?? <div className={styles.muted}>{governing(judged.governing)}</div>}
      </td>
      <td className={styles.number}>
        <Button
          size="small"
          type="primary"
          aria-label={t('applyTo', {
            name: `${offered.name}, ${say.group(proposal)}, ${say.plate(proposal)}`,
          })}
          onClick={() => apply(candidate.design)}
        >
          {t('apply')}
        </Button>
      </td>
    </tr>
  );
}

/** Distance drawn from the centre outwards, as a fraction of the largest plate dimension. */
const AROUND = 0.8;
const reachOf = (proposals: readonly Proposal[]) =>
  AROUND * Math.max(...proposals.flatMap(({ connection: { plate } }) => [plate.length, plate.width]));

function Proposals({ proposals, label, noteOf }: ProposalsProps) {
  const { t } = useTranslation('explore');
  const headings = ['picture', 'anchor', 'group', 'plate', 'verdict'] as const;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {headings.map((name) => (
            <th key={name} scope="col">
              {t(`found.columns.${name}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {proposals.map((proposal) => (
          <ProposalRow
            key={JSON.stringify([proposal.connection.offered.id, proposal.size])}
            proposal={proposal}
            reach={reachOf(proposals)}
            note={noteOf?.(proposal)}
          />
        ))}
      </tbody>
    </table>
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

/** Nearest misses, shown if no connection passes. */
function NearestMisses({ proposals }: { proposals: readonly Proposal[] }) {
  const { t } = useTranslation('explore');
  if (proposals.length === 0) return <p className={styles.muted}>{t('found.nothingCalculated')}</p>;
  return (
    <>
      <p>{t('found.nearest')}</p>
      <Proposals
        proposals={proposals}
        label={t('found.nearestTable')}
        noteOf={(proposal) => <Shortfall {...proposal} />}
      />
    </>
  );
}

const NONE: DesignsFound = { total: 0, tried: 0, reasons: new Map(), proposals: [], misses: [] };

function Found({ design, offered }: { design: Design; offered: OfferedAnchors }) {
  const { t } = useTranslation('explore');
  const say = useProposalTexts();
  const governing = useGoverningText();
  const [gatheredRigid, gatherRigid] = useGathered<'all', DesignsFound>();
  const [gatheredMisses, gatherMisses] = useGathered<'all', readonly Proposal[]>();
  const [gatheredElastic, gatherElastic] = useGathered<'all', ElasticFound>();
  const search = useSearch(async ({ evaluateCandidate, batch }) => {
    const space = await enumerateConnections(design, offered.anchors);
    let last = NONE;
    const gather = (next: DesignsFound) => {
      last = next;
      gatherRigid('all', next);
    };
    const found = await findDesigns(space, evaluateCandidate, gather, batch);
    if (batch.signal.aborted) return;
    const { misses } = last;
    if (found.length === 0) gatherMisses('all', await nearestMisses(misses, evaluateCandidate, batch));
    await confirmElastic(bySmallness(found), evaluateCandidate, (next) => gatherElastic('all', next), batch);
  });
  const found = gatheredRigid.get('all') ?? NONE;
  const elastic = gatheredElastic.get('all');
  const isConfirmed = elastic !== undefined && elastic.done === elastic.total;
  const proposals = isConfirmed ? elastic.proposals : found.proposals;
  const shown = bySmallness(proposals);
  const left = [...found.reasons.values()].reduce((sum, count) => sum + count, 0);
  const rows = () => [
    (['anchor', 'group', 'spacings', 'plate', 'verdict'] as const).map((name) => t(`found.columns.${name}`)),
    ...shown.map((one) => [
      one.connection.offered.name,
      say.group(one),
      say.spacings(one),
      say.plate(one),
      governing(one.judged.governing),
    ]),
  ];
  return (
    <>
      <div className={styles.bar}>
        <SearchBar
          search={search}
          done={left + found.proposals.length + (elastic?.done ?? 0)}
          total={found.total + (elastic?.total ?? 0)}
        />
        <p className={styles.muted} data-testid="tried">
          {t('found.tried', { count: found.total, tried: found.tried, found: found.proposals.length })}
        </p>
        <DownloadButtons file="designs" rows={rows} />
      </div>
      {elastic && (
        <p>{t('found.elastic', { done: elastic.done, total: elastic.total, failed: elastic.failed })}</p>
      )}
      {shown.length > 0 && <Proposals proposals={shown} label={t('questions.design.name')} />}
      {!search.running && shown.length === 0 && (
        <>
          <p className={styles.statement}>{t('found.none')}</p>
          {!search.cancelled && <NearestMisses proposals={gatheredMisses.get('all') ?? []} />}
        </>
      )}
      <FoundReasons found={found} />
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
