/** Dialog for designs in an imported file that are already saved. */
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Archive } from '@/design/saved-designs/archive';
import type { Card } from '@/design/saved-designs/saved-design';
import { useArchive } from '@/features/designs/archive/use-archive';
import { closeDialog } from '@/features/designs/designs-state';
import { Dialog } from '@/shared/ui/dialog';

const SHOWN = 10;

export function ConflictDialog({ archive, cards }: { archive: Archive; cards: readonly Card[] }) {
  const { t } = useTranslation(['designs', 'common']);
  const { take } = useArchive();
  const names = cards.slice(0, SHOWN).map(({ name }) => name || t('designs:unnamed'));
  return (
    <Dialog
      title={t('designs:import.clashes', { count: cards.length })}
      onClose={closeDialog}
      footer={[
        <Button key="cancel" onClick={closeDialog}>
          {t('common:cancel')}
        </Button>,
        <Button key="replace" danger onClick={() => void take(archive, 'replace')}>
          {t('designs:import.replace')}
        </Button>,
        <Button key="both" type="primary" autoFocus onClick={() => void take(archive, 'both')}>
          {t('designs:import.both')}
        </Button>,
      ]}
    >
      <ul>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
        {cards.length > SHOWN && <li>{t('designs:import.more', { count: cards.length - SHOWN })}</li>}
      </ul>
    </Dialog>
  );
}
