/** Bar with the number of selected rows in a list, and the actions for them. */
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ChosenBarProps {
  count: number;
  /** Number of rows in the list, on all pages. */
  shown: number;
  onAll: () => void;
  onNone: () => void;
  children: ReactNode;
}

export function ChosenBar({ count, shown, onAll, onNone, children }: ChosenBarProps) {
  const { t } = useTranslation('databases');
  return (
    <Flex gap={16} align="center">
      <span role="status">{t('several.chosen', { count })}</span>
      {children}
      <Button size="small" type="text" disabled={count === shown} onClick={onAll}>
        {t('several.chooseAll', { count: shown })}
      </Button>
      <Button size="small" type="text" onClick={onNone}>
        {t('several.none')}
      </Button>
    </Flex>
  );
}
