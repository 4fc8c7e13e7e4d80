/** The pager of every list, in its documented order: total, page sizes, pages, jumper. */
import { Flex, Select, type TablePaginationConfig } from 'antd';
import { useTranslation } from 'react-i18next';

export interface PageRequest {
  current: number;
  size: number;
}

interface PagerProps {
  page: PageRequest;
  /** On offer. */
  sizes: readonly number[];
  total: number;
  onChange: (page: PageRequest) => void;
}

/** antd puts the sizes behind the pages: here they stand with the total, before them. */
export function usePager({ page, sizes, total, onChange }: PagerProps): TablePaginationConfig {
  const { t } = useTranslation('common');
  return {
    current: page.current,
    pageSize: page.size,
    total,
    showSizeChanger: false,
    showQuickJumper: true,
    showTotal: (count, [from, to]) => (
      <Flex gap={16} align="center">
        {t('pager.total', { from, to, total: count })}
        <Select
          size="small"
          aria-label={t('pager.sizes')}
          popupMatchSelectWidth={false}
          value={page.size}
          options={sizes.map((size) => ({ value: size, label: t('pager.size', { size }) }))}
          // Another size starts at the first page: the old number would point somewhere else.
          onChange={(size) => onChange({ current: 1, size })}
        />
      </Flex>
    ),
    onChange: (current, size) => onChange({ current, size }),
  };
}
