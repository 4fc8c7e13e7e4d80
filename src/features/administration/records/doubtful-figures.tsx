/** Doubtful values: each needs a tick before the record is saved. */
import { Alert, Checkbox, Typography } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useDoubtfulFigures } from '@/features/administration/records/use-doubtful-figures';
import styles from '@/features/administration/records/doubtful-figures.module.css';

export interface DoubtfulFigure {
  key: string;
  /** Value as typed, with its unit. */
  shown: string;
  value: string;
  /** Name of the value without markup, for screen readers. */
  name: string;
  label: ReactNode;
  text: string;
}

interface DoubtfulFiguresProps {
  figures: readonly DoubtfulFigure[];
  state: ReturnType<typeof useDoubtfulFigures>;
}

export function DoubtfulFigures({ figures, state }: DoubtfulFiguresProps) {
  const { t } = useTranslation('databases');
  const list = useRef<HTMLDivElement>(null);
  // Scrolls to the doubtful values, which may be out of view when a long form is sent.
  useEffect(() => {
    if (state.refusals > 0) list.current?.scrollIntoView({ block: 'center' });
  }, [state.refusals]);
  if (figures.length === 0) return null;
  return (
    <div ref={list}>
      <Alert
        type="warning"
        showIcon
        role="group"
        aria-label={t('doubtful.title')}
        style={{ marginBottom: 16 }}
        title={t('doubtful.title')}
        description={
          <>
            <p className={styles.hint}>{t('doubtful.hint')}</p>
            <ul className={styles.list}>
              {figures.map((figure) => {
                const isTicked = state.isTicked(figure);
                return (
                  <li key={figure.key} className={styles.row}>
                    <Checkbox
                      checked={isTicked}
                      onChange={({ target }) => state.tick(figure, target.checked)}
                      aria-label={t('doubtful.tick', { name: figure.name })}
                    >
                      {figure.label} = {figure.shown}
                    </Checkbox>
                    <Typography.Text type={state.refusals > 0 && !isTicked ? 'danger' : undefined}>
                      {figure.text}
                    </Typography.Text>
                  </li>
                );
              })}
            </ul>
          </>
        }
      />
    </div>
  );
}
