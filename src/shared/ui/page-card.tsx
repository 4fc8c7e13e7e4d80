/** Card that contains a page. The card title is the page heading and the tab title. */
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { usePageTitle } from '@/shared/hooks/use-page-title';

interface PageCardProps {
  title: string;
  /** Content at the far end of the title row. */
  extra?: ReactNode;
  children: ReactNode;
}

export function PageCard({ title, extra, children }: PageCardProps) {
  usePageTitle(title);
  return (
    <Card title={<h1 style={{ fontSize: 'inherit', margin: 0 }}>{title}</h1>} extra={extra}>
      {children}
    </Card>
  );
}
