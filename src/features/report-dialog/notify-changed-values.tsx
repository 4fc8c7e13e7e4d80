/** Shows, with the first result, what has changed since the report from which a design was opened. */
import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { anchorQuery } from '@/api/calls/databases';
import { fingerprintOf } from '@/design/model/fingerprint';
import { figuresHash } from '@/design/records/anchor-data';
import { type ReportedValues, changesSince, reportedValuesOf } from '@/design/verdict/reported-values';
import type { RunResult } from '@/design/verdict/run-result';
import { ChangedValuesTable } from '@/features/report-dialog/changed-since-report-table';
import { reportedData } from '@/report/content/gather-report';
import type { Notices } from '@/shared/ui/notices';
import { useDesignStore } from '@/stores/design/design-store';
import { subscribeToRun, useRunStore } from '@/stores/run';

/** Resolves to null if the design or its inputs change before a result arrives. */
function firstResult(): Promise<RunResult | null> {
  const { opened, design } = useDesignStore.getState();
  const fingerprint = fingerprintOf(design);
  return new Promise((resolve) => {
    const look = (): boolean => {
      const state = useDesignStore.getState();
      const { result } = useRunStore.getState();
      const isOther = state.opened !== opened || fingerprintOf(state.design) !== fingerprint;
      if (!isOther && result === null) return false;
      resolve(isOther ? null : result);
      return true;
    };
    if (look()) return;
    const stop = subscribeToRun(() => {
      if (look()) stop();
    });
  });
}

interface Means extends Pick<Notices, 'message' | 'modal'> {
  records: QueryClient;
}

export async function notifyChangedValues(
  reported: ReportedValues,
  { records, message, modal }: Means,
): Promise<void> {
  const result = await firstResult();
  if (result === null) return;
  const { design } = useDesignStore.getState();
  const id = design.anchor.chosen[design.standardType]?.id ?? '';
  const record = await records.query({ ...anchorQuery(id), staleTime: Infinity }).catch(() => null);
  if (record === null) return;
  const now = reportedValuesOf(result, figuresHash(reportedData(design, record, 'en')));
  const changes = changesSince(reported, now);
  await i18next.loadNamespaces(['design', 'results', 'explore']);
  if (changes.length === 0) {
    message.info(i18next.t('design:actions.changed.same'));
    return;
  }
  modal.info({
    title: i18next.t('design:actions.changed.title'),
    width: 640,
    content: <ChangedValuesTable changes={changes} time={reported.time} />,
    okText: i18next.t('design:actions.replaced.read'),
    mask: { closable: true },
  });
}
