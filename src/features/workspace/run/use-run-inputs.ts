/** Passes the inputs that are not part of the design to the run. */
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorQuery, concretes, sectionSteels } from '@/api/calls/databases';
import type { User } from '@/api/contract/account';
import { failureOf } from '@/api/errors';
import { anchorListOf, type ReadRecords } from '@/design/run/run-state';
import { useAnchorList, useChosenAnchor, useConcretes } from '@/features/current-design/use-records';
import { useDesignStore } from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';

const idsOf = (records: readonly { id: unknown }[]): ReadonlySet<string> =>
  new Set(records.map(({ id }) => String(id)));

const setRecords = (read: Partial<ReadRecords>) =>
  useRunStore.setState(({ records }) => ({ records: { ...records, ...read } }));

/** Reads the records of the design again; true if one changed. Unreadable records stay as they are. */
function useReread(): void {
  const client = useQueryClient();
  useEffect(() => {
    const reread = async () => {
      const { design } = useDesignStore.getState();
      const chosen = design.anchor.chosen[design.standardType];
      const keys: QueryKey[] = [
        concretes.list().queryKey,
        sectionSteels.list(design.profile.series).queryKey,
        ...(chosen === null ? [] : [anchorQuery(chosen.id).queryKey]),
      ];
      // Records that are the same after the call are also the same object; only the time of a list is new.
      const dataNow = () =>
        keys.map((key) => {
          const data = client.getQueryData<object>(key);
          return data !== undefined && 'records' in data ? data.records : data;
        });
      const before = dataNow();
      await Promise.all(
        keys.map((key) => client.refetchQueries({ queryKey: key, exact: true, type: 'active' })),
      );
      return dataNow().some((data, index) => data !== before[index]);
    };
    useRunStore.setState({ reread });
  }, [client]);
}

function useReadAnchor(): ReadRecords['anchor'] {
  const id = useDesignStore(({ design }) => design.anchor.chosen[design.standardType]?.id);
  const {
    record,
    query: { error },
  } = useChosenAnchor();
  return useMemo(() => {
    if (id === undefined) return null;
    if (record !== null) return { id, record };
    return error ? { id, failure: failureOf(error) } : null;
  }, [id, record, error]);
}

export function useRunInputs({ id, expirationTime }: User): void {
  const { i18n } = useTranslation();
  const standard = useDesignStore(({ design }) => design.standardType);
  const diameter = useDesignStore(({ design }) => design.anchor.diameter);
  const list = useDesignStore(({ design }) => anchorListOf(design));
  const anchor = useReadAnchor();
  const anchors = useAnchorList(standard, diameter);
  const en = useConcretes('EN1992-4');
  const jgj = useConcretes('JGJ145-2013');
  const { isFetching, data: grades, error } = en.query;
  useReread();
  useEffect(() => {
    useRunStore.setState({ user: { id: String(id), expirationTime }, locale: i18n.language });
  }, [id, expirationTime, i18n.language]);
  useEffect(() => setRecords({ anchor }), [anchor]);
  useEffect(() => {
    const ids = { 'EN1992-4': idsOf(en.grades), 'JGJ145-2013': idsOf(jgj.grades) };
    const failure = error === null ? null : { failure: failureOf(error) };
    setRecords({ grades: grades === undefined ? (isFetching ? null : failure) : { ids, isFetching } });
  }, [en.grades, jgj.grades, grades, isFetching, error]);
  const { isPending, isFetching: isListed, isError } = anchors.query;
  const listed = anchors.query.data;
  useEffect(() => {
    const ids = idsOf(anchors.anchors);
    setRecords({ anchors: isPending ? null : { of: list, ids, isFetching: isListed, isError } });
    // oxlint-disable-next-line react/exhaustive-deps -- `anchors.anchors` is derived from `listed`
  }, [list, listed, isPending, isListed, isError]);
}
