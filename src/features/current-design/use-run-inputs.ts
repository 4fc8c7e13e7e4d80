/**
 * Passes the inputs that are not part of the design to the run: user, language, and the records read so far.
 */
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { failureOf } from '@/api/errors';
import { anchorListOf, type ReadRecords } from '@/design/run/run-state';
import { useAnchorList, useChosenAnchor, useConcretes } from '@/features/current-design/use-records';
import { useDesignStore } from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';

const idsOf = (records: readonly { id: unknown }[]): ReadonlySet<string> =>
  new Set(records.map(({ id }) => String(id)));

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
  useEffect(() => {
    useRunStore.setState({ user: { id: String(id), expirationTime }, locale: i18n.language });
  }, [id, expirationTime, i18n.language]);
  useEffect(() => {
    useRunStore.setState(({ records }) => ({ records: { ...records, anchor } }));
  }, [anchor]);
  useEffect(() => {
    const ids = { 'EN1992-4': idsOf(en.grades), 'JGJ145-2013': idsOf(jgj.grades) };
    const failure = error === null ? null : { failure: failureOf(error) };
    const read = grades === undefined ? (isFetching ? null : failure) : { ids, isFetching };
    useRunStore.setState(({ records }) => ({ records: { ...records, grades: read } }));
  }, [en.grades, jgj.grades, grades, isFetching, error]);
  const { isPending, isFetching: isListed, isError } = anchors.query;
  const listed = anchors.query.data;
  useEffect(() => {
    const read = isPending ? null : { of: list, ids: idsOf(anchors.anchors), isFetching: isListed, isError };
    useRunStore.setState(({ records }) => ({ records: { ...records, anchors: read } }));
    // oxlint-disable-next-line react/exhaustive-deps -- `anchors.anchors` is derived from `listed`
  }, [list, listed, isPending, isListed, isError]);
}
