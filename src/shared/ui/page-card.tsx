/** A page's one card: its title is the heading of the page. */
import { Card } from 'antd';
import type { ReactNode } from 'react';

interface PageCardProps {
  title: string;
  /** Beside the title, at the far end. */
  extra?: ReactNode;
  children: ReactNode;
}

export function PageCard({ title, extra, children }: PageCardProps) {
  return (
    <Card title={<h1 style={{ fontSize: 'inherit', margin: 0 }}>{title}</h1>} extra={extra}>
      {children}
    </Card>
  );
}
