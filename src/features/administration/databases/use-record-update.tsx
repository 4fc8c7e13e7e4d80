/**
 * Changes a record after showing its effect on designs. Reads the record again before it is written, so that
 * another user's changes are not silently overwritten. The API has no version number for records, so a change
 * between reading and writing goes unnoticed.
 */
import { useQueryClient } from '@tanstack/react-query';
import { Radio, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApiOutcome } from '@/api/contract/failure';
import type { WireId } from '@/api/contract/wire-values';
import { failureOf } from '@/api/errors';
import { isReference, text, type Database } from '@/features/administration/records/database';
import { useDatabaseTexts } from '@/features/administration/records/use-database-texts';
import { useRecordEffect } from '@/features/administration/records/use-record-effect';
import { useNotices } from '@/shared/ui/notices';

interface Difference {
  key: string;
  before: string;
  theirs: string;
  mine: string;
  /** True if both users changed the field, to different values. */
  isConflict: boolean;
}

/** Returns the fields that another user has changed since `before`. */
export const differences = (before: object, theirs: object, mine: object): Difference[] =>
  Object.keys(mine)
    .map((key) => ({ key, before: text(before, key), theirs: text(theirs, key), mine: text(mine, key) }))
    .filter((one) => one.theirs !== one.before)
    .map((one) => ({ ...one, isConflict: one.mine !== one.before && one.mine !== one.theirs }));

/**
 * Merges the states. `taken` contains the conflicting fields for which the user has chosen the stored value.
 * Fields that this user has not changed get the stored value.
 */
export function merged<T extends object>(before: T, theirs: T, mine: T, taken: ReadonlySet<string>): T {
  const kept = Object.keys(mine).filter((key) => text(mine, key) === text(before, key) || taken.has(key));
  return { ...mine, ...Object.fromEntries(kept.map((key) => [key, theirs[key as keyof T]])) };
}

interface DifferenceTableProps {
  differences: readonly Difference[];
  nameOf: (key: string) => string;
  /** Receives the keys of the conflicting fields for which the user chooses the stored value. */
  taken: Set<string>;
}

function DifferenceTable({ differences: rows, nameOf, taken }: DifferenceTableProps) {
  const { t } = useTranslation('databases');
  return (
    <>
      <p>{t('writers.explain')}</p>
      <Table<Difference>
        aria-label={t('writers.title')}
        size="small"
        rowKey="key"
        pagination={false}
        scroll={{ y: 360 }}
        dataSource={rows}
        columns={[
          { title: t('writers.field'), key: 'field', render: (_value, { key }) => nameOf(key) },
          ...(['before', 'theirs', 'mine'] as const).map((side) => ({
            title: t(`writers.${side}`),
            dataIndex: side,
            width: 140,
          })),
          {
            title: t('writers.saved'),
            key: 'saved',
            width: 220,
            render: (_value, { key, isConflict, theirs }) =>
              isConflict ? (
                <Radio.Group
                  defaultValue="mine"
                  onChange={({ target }) => (target.value === 'theirs' ? taken.add(key) : taken.delete(key))}
                  options={[
                    { value: 'mine', label: t('writers.takeMine') },
                    { value: 'theirs', label: t('writers.takeTheirs') },
                  ]}
                />
              ) : (
                theirs
              ),
          },
        ]}
      />
    </>
  );
}

/** Returns a function that resolves to null if the user decides not to save. */
export function useRecordUpdate<R extends { id: WireId }>(database: Database<R>) {
  const { t } = useTranslation('databases');
  const client = useQueryClient();
  const { modal } = useNotices();
  const confirmEffect = useRecordEffect();
  const { nameOf } = useDatabaseTexts(database);

  /** `before`: the record when the form was opened, even if the record has been read again since. */
  return async (before: R, mine: R): Promise<ApiOutcome<true> | null> => {
    if (!isReference(database)) return database.change(mine, before);
    const change = database.changeOf?.(before, mine);
    if (!(await confirmEffect(change ? [change] : []))) return null;
    let theirs: R;
    try {
      theirs = await client.query({ ...database.detail(before.id), staleTime: 0 });
    } catch (cause) {
      return { ok: false, error: failureOf(cause) };
    }
    const found = differences(before, theirs, mine);
    if (found.length === 0) return database.change(mine, theirs);
    const taken = new Set<string>();
    const isAgreed = await modal.confirm({
      title: t('writers.title'),
      width: 1000,
      content: <DifferenceTable differences={found} nameOf={nameOf} taken={taken} />,
      okText: t('writers.save'),
      cancelText: t('writers.back'),
    });
    return isAgreed ? database.change(merged(before, theirs, mine, taken), theirs) : null;
  };
}
