/** Page of a list: number and size, with the documented choices. */
import type { TablePaginationConfig } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface PageRequest {
  current: number;
  size: number;
}

const FIRST: PageRequest = { current: 1, size: 10 };

/** Page sizes on offer. */
const SIZES = [5, 10, 20, 50];

/** Zero-based position of a page's first record. */
export function firstIndex({ current, size }: PageRequest): number {
  return (current - 1) * size;
}

/**
 * The page to show once a list holds `total` records: the last one if fewer are left than the page asks for.
 */
export function lastPageWithin({ current, size }: PageRequest, total: number): number {
  return Math.max(1, Math.min(current, Math.ceil(total / size)));
}

export function usePage() {
  const { t } = useTranslation('common');
  const [page, setPage] = useState(FIRST);
  const pager = (total: number): TablePaginationConfig => ({
    current: page.current,
    pageSize: page.size,
    total,
    pageSizeOptions: SIZES,
    showSizeChanger: true,
    showQuickJumper: true,
    showTotal: (count, [from, to]) => t('pager.total', { from, to, total: count }),
    // Another size starts at the first page: the old number would point somewhere else.
    onChange: (current, size) => setPage({ current: size === page.size ? current : 1, size }),
  });
  return { page, pager, toFirstPage: () => setPage(({ size }) => ({ current: 1, size })), setPage };
}
