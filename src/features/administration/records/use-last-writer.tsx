/**
 * Reads the record again before it is written, so that another user's changes are not silently overwritten.
 * The API has no version number for records, so a change between reading and writing goes unnoticed.
 */
import { useQueryClient, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiOutcome } from '@/api/contract/failure';
import { failureOf } from '@/api/errors';
import { DifferenceTable } from '@/features/administration/records/difference-table';
import { differences, merged, type Difference } from '@/features/administration/records/merge-records';
import { useNotices } from '@/shared/ui/notices/notices';

interface LastWriterOptions<T, K extends QueryKey> {
  /** The record as it was when the form was opened, even if the record has been read again since. */
  before: T;
  /** The record that the form would write. */
  mine: T;
  query: QueryExecuteOptions<T, Error, T, T, K>;
  label: (key: string) => ReactNode;
  send: (record: T) => Promise<ApiOutcome<true>>;
}

const GIVEN_UP: ApiOutcome<true> = {
  ok: false,
  error: { kind: 'cancelled', status: null, message: '' },
};

export function useLastWriter() {
  const { t } = useTranslation('databases');
  const client = useQueryClient();
  const { confirm } = useNotices();

  const agreed = async (found: readonly Difference[], label: (key: string) => ReactNode) => {
    let taken: ReadonlySet<string> = new Set();
    const isAgreed = await confirm({
      title: t('writers.title'),
      width: 1000,
      content: (
        <DifferenceTable
          differences={found}
          label={label}
          onTaken={(keys) => {
            taken = keys;
          }}
        />
      ),
      okText: t('writers.save'),
      cancelText: t('writers.back'),
    });
    return isAgreed ? taken : null;
  };

  return async <T extends { [N in keyof T]: string | number }, K extends QueryKey>(
    options: LastWriterOptions<T, K>,
  ): Promise<ApiOutcome<true>> => {
    const { before, mine, query, label, send } = options;
    let theirs: T;
    try {
      theirs = await client.query({ ...query, staleTime: 0 });
    } catch (cause) {
      return { ok: false, error: failureOf(cause) };
    }
    const found = differences(before, theirs, mine);
    if (found.length === 0) return send(mine);
    const taken = await agreed(found, label);
    return taken === null ? GIVEN_UP : send(merged(before, theirs, mine, taken));
  };
}
