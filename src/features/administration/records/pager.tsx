/**
 * The pager of all lists, in the order given in the requirements documents: total, page sizes, pages,
 * jumper.
 */
import { Flex, Select, type TablePaginationConfig } from 'antd';
import { useTranslation } from 'react-i18next';

export interface PageRequest {
  current: number;
  size: number;
}

interface PagerProps {
  page: PageRequest;
  /** Page sizes offered. */
  sizes: readonly number[];
  total: number;
  onChange: (page: PageRequest) => void;
}

/** antd shows the page sizes after the page numbers; here they follow the total, before the page numbers. */
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
          // Changing the page size returns to the first page: the old page number would show other records.
          onChange={(size) => onChange({ current: 1, size })}
        />
      </Flex>
    ),
    onChange: (current, size) => onChange({ current, size }),
  };
}
