/** Two lists: what is not added and what is. A field of an antd form, its value the ids of what is added. */
import { Transfer } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Choice } from '@/api/contract/account';

interface ChoiceTransferProps {
  choices: readonly Choice[];
  /** Headings of the two lists. */
  titles: [string, string];
  value?: readonly string[];
  onChange?: (ids: string[]) => void;
}

export function ChoiceTransfer({ choices, titles, value = [], onChange }: ChoiceTransferProps) {
  const { t } = useTranslation('administration');
  return (
    <Transfer
      dataSource={choices.map(({ id, nickName }) => ({ key: id, title: nickName || id }))}
      titles={titles}
      targetKeys={[...value]}
      onChange={(ids) => onChange?.(ids.map(String))}
      render={({ title }) => title}
      showSearch
      filterOption={(text, { title }) => title.toLowerCase().includes(text.trim().toLowerCase())}
      locale={{ searchPlaceholder: t('transfer.search'), notFoundContent: t('transfer.none') }}
      styles={{ section: { width: 300, height: 320 } }}
    />
  );
}
