/** Design it: the few connections for these loads at this place that nothing beats, each one click away. */
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatInput } from '@/text/format/format-number';
import { SymbolText } from '@/shared/ui/symbol-text';
import type { Design } from '@/design/model/design-state';
import { confirmElastic, type ElasticFound } from '@/design/search/confirm-elastic';
import { enumerateConnections } from '@/design/search/connections';
import { findDesigns, type DesignsFound, type Proposal } from '@/design/search/find-designs';
import { bySmallness } from '@/design/search/sizes';
import { loadCasesOf } from '@/design/evaluation/load-cases-of';
import { designLoadValues } from '@/design/requests/factored-loads';
import { DownloadButtons } from './download-buttons';
import styles from './explore.module.css';
import { FoundReasons } from './found-reasons';
import { PlanPicture } from './plan-picture';
import { SearchBar } from './search-bar';
import { useApply } from './use-apply';
import { useGathered } from './use-gathered';
import { useGoverningText } from './use-governing-words';
import { useOfferedAnchors, type OfferedAnchors } from './use-offered';
import { useSearch } from './use-search';
import { VerdictText } from './verdict-words';

function useProposalTexts() {
  const { t } = useTranslation(['explore', 'design']);
  return {
    group: ({ connection: { group } }: Proposal) =>
      [
        t('design:layout.anchors', { count: group.count }),
        ...(group.geometry === 'single' ? [] : [t(`design:layout.geometry.${group.geometry}`)]),
      ].join(', '),
    spacings: ({ connection: { group }, candidate: { design } }: Proposal) =>
      group.spacings.map((name) => `${name} ${formatInput(design.layout.spacings[name])}`).join(', '),
    plate: ({ candidate: { design } }: Proposal) => {
      const { length, width, thickness, stiffness } = design.plate;
      const size = `${formatInput(length)} × ${formatInput(width)}`;
      return stiffness === '1'
        ? t('explore:found.rigidPlate', { size })
        : t('explore:found.elasticPlate', { size, thickness: formatInput(thickness) });
    },
  };
}

function ProposalRow({ proposal, reach }: { proposal: Proposal; reach: number }) {
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
        <div className={styles.muted}>{governing(judged.governing)}</div>
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

/** Of the largest plate, and of concrete around it as a share of that. */
const AROUND = 0.8;
const reachOf = (proposals: readonly Proposal[]) =>
  AROUND * Math.max(...proposals.flatMap(({ connection: { plate } }) => [plate.length, plate.width]));

function Proposals({ proposals }: { proposals: readonly Proposal[] }) {
  const { t } = useTranslation('explore');
  const headings = ['picture', 'anchor', 'group', 'plate', 'verdict'] as const;
  return (
    <table className={styles.table} aria-label={t('questions.design.name')}>
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
          />
        ))}
      </tbody>
    </table>
  );
}

const NONE: DesignsFound = { total: 0, tried: 0, reasons: new Map(), proposals: [] };

function Found({ design, offered }: { design: Design; offered: OfferedAnchors }) {
  const { t } = useTranslation('explore');
  const say = useProposalTexts();
  const governing = useGoverningText();
  const [gatheredRigid, gatherRigid] = useGathered<'all', DesignsFound>();
  const [gatheredElastic, gatherElastic] = useGathered<'all', ElasticFound>();
  const search = useSearch(async ({ evaluateCandidate, batch }) => {
    const space = await enumerateConnections(design, offered.anchors);
    const found = await findDesigns(space, evaluateCandidate, (next) => gatherRigid('all', next), batch);
    if (batch.signal.aborted) return;
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
      {shown.length > 0 && <Proposals proposals={shown} />}
      {!search.running && shown.length === 0 && <p className={styles.statement}>{t('found.none')}</p>}
      <FoundReasons found={found} />
      <p className={styles.muted}>{t('found.note')}</p>
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
