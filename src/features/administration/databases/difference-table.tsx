/** Table of the differences between the values saved by another user and the values in this form. */
import { Radio, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Difference } from '@/features/administration/databases/database';

interface DifferenceTableProps {
  differences: readonly Difference[];
  nameOf: (key: string) => string;
  /** Called with the keys of the conflicting fields for which the user has chosen the stored value. */
  onTaken: (keys: ReadonlySet<string>) => void;
}

export function DifferenceTable({ differences, nameOf, onTaken }: DifferenceTableProps) {
  const { t } = useTranslation('databases');
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, isTheirs: boolean) => {
    const next = new Set(taken);
    if (isTheirs) next.add(key);
    else next.delete(key);
    setTaken(next);
    onTaken(next);
  };
  return (
    <>
      <p>{t('writers.explain')}</p>
      <Table<Difference>
        aria-label={t('writers.title')}
        size="small"
        rowKey="key"
        pagination={false}
        scroll={{ y: 360 }}
        dataSource={differences}
        columns={[
          { title: t('writers.field'), key: 'field', render: (_value, { key }) => nameOf(key) },
          { title: t('writers.before'), dataIndex: 'before', width: 140 },
          { title: t('writers.theirs'), dataIndex: 'theirs', width: 140 },
          { title: t('writers.mine'), dataIndex: 'mine', width: 140 },
          {
            title: t('writers.saved'),
            key: 'saved',
            width: 220,
            render: (_value, { key, isConflict, theirs }) =>
              isConflict ? (
                <Radio.Group
                  value={taken.has(key) ? 'theirs' : 'mine'}
                  onChange={({ target }) => choose(key, target.value === 'theirs')}
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
