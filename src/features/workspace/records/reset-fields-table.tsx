/** Replaced values of an opened design. */
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { PANELS } from '@/design/model/design-state';
import type { ResetField } from '@/design/model/reset-fields';

/** Maximum number of characters shown: a value may be a long list. */
const SHOWN = 60;

function textOf(value: unknown, none: string): string {
  if (value === undefined) return none;
  const text = JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text;
}

export function ResetFieldsTable({ replaced }: { replaced: readonly ResetField[] }) {
  const { t } = useTranslation('design');
  const nameOf = (path: string) => {
    const [part, ...rest] = path.split('.');
    const panel = PANELS.find((key) => key === part);
    return panel ? [t(`panels.${panel}`), rest.join('.')].filter(Boolean).join(': ') : path;
  };
  return (
    <>
      <p>{t('actions.replaced.explain')}</p>
      <Table
        size="small"
        rowKey="path"
        dataSource={[...replaced]}
        pagination={replaced.length > 10 && { pageSize: 10, size: 'small' }}
        columns={[
          { title: t('actions.replaced.field'), dataIndex: 'path', render: nameOf },
          {
            title: t('actions.replaced.found'),
            dataIndex: 'found',
            render: (value: unknown) => textOf(value, t('actions.replaced.nothing')),
          },
          {
            title: t('actions.replaced.taken'),
            dataIndex: 'taken',
            render: (value: unknown) => textOf(value, t('actions.replaced.leftOut')),
          },
        ]}
      />
    </>
  );
}
