/** Two lists: available items and added items. An antd form field whose value is the list of added ids. */
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Transfer, Typography, type TransferProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Choice } from '@/api/contract/account';
import type { WireId } from '@/api/contract/wire-values';

interface ChoiceTransferProps {
  choices: readonly Choice[];
  titles: [string, string];
  value?: readonly WireId[];
  onChange?: (ids: WireId[]) => void;
}

interface Item {
  key: string;
  title: string;
}

type ListProps = Parameters<NonNullable<TransferProps<Item>['children']>>[0];

/** Height of the items below heading and search field, px; otherwise a long list would overflow. */
const LIST_HEIGHT = 220;

/** antd's list renders checkboxes without accessible names, so this list replaces antd's list. */
function ChoiceList({ filteredItems, selectedKeys, onItemSelect }: ListProps) {
  const { t } = useTranslation('administration');
  if (filteredItems.length === 0) {
    return (
      <Flex justify="center" style={{ padding: 16 }}>
        <Typography.Text type="secondary">{t('transfer.none')}</Typography.Text>
      </Flex>
    );
  }
  return (
    <Flex vertical gap={8} style={{ padding: '8px 12px', maxHeight: LIST_HEIGHT, overflow: 'auto' }}>
      {filteredItems.map(({ key, title }) => (
        <Checkbox
          key={key}
          checked={selectedKeys.includes(key)}
          onChange={(event) => onItemSelect(key, event.target.checked)}
        >
          {title}
        </Checkbox>
      ))}
    </Flex>
  );
}

export function ChoiceTransfer({ choices, titles, value = [], onChange }: ChoiceTransferProps) {
  const { t } = useTranslation('administration');
  // The antd component supports only strings; the server receives the id in its original type.
  const idOf = (key: string) =>
    [...choices.map(({ id }) => id), ...value].find((id) => String(id) === key) ?? key;
  return (
    <Transfer<Item>
      dataSource={choices.map(({ id, nickName }) => ({ key: String(id), title: nickName || String(id) }))}
      titles={titles}
      targetKeys={value.map(String)}
      onChange={(ids) => onChange?.(ids.map((key) => idOf(String(key))))}
      render={({ title }) => title}
      showSearch
      showSelectAll={false}
      filterOption={(text, { title }) => title.toLowerCase().includes(text.trim().toLowerCase())}
      locale={{ searchPlaceholder: t('transfer.search') }}
      actions={(
        [
          ['add', RightOutlined],
          ['remove', LeftOutlined],
        ] as const
      ).map(([key, Icon]) => (
        <Button
          key={key}
          type="primary"
          size="small"
          icon={<Icon aria-hidden />}
          aria-label={t(`transfer.${key}`)}
          title={t(`transfer.${key}`)}
        />
      ))}
      styles={{ section: { width: 300, height: 320 } }}
    >
      {(list) => <ChoiceList {...list} />}
    </Transfer>
  );
}
