/** Verdict and installation page instead of the workspace, in a window as narrow as a phone or tablet. */
import { Alert, Button, Flex, Segmented } from 'antd';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesignLink } from '@/features/workspace/open-and-save/use-show-design';
import { InstallationPage } from '@/features/workspace/view/installation-page';
import { useWorkspaceView } from '@/stores/workspace-view';
import styles from '@/features/workspace/page/small-screen.module.css';

interface SmallScreenProps {
  title: string;
  verdict: ReactNode;
  /** Called if the user wants the full workspace nevertheless, or follows a link to one of its fields. */
  onWhole: () => void;
}

export function SmallScreen({ title, verdict, onWhole }: SmallScreenProps) {
  const { t } = useTranslation('design');
  const [shown, setShown] = useState<'verdict' | 'installation'>('verdict');
  useDesignLink();
  const showWhole = () => {
    // Makes a phone lay out the page at desktop width and zoom out.
    document.querySelector('meta[name=viewport]')?.setAttribute('content', 'width=1366');
    onWhole();
  };
  const field = useWorkspaceView((view) => view.field);
  const followLink = useEffectEvent(showWhole);
  useEffect(() => {
    if (field !== null) followLink();
  }, [field]);
  return (
    <Flex
      vertical
      gap={12}
      className={styles.page}
      style={{ padding: 12, background: 'var(--ant-color-bg-container)' }}
    >
      <h1 style={{ margin: 0, fontSize: 'var(--ant-font-size-lg)' }}>{title}</h1>
      <Alert
        type="info"
        title={t('small.title')}
        description={
          <>
            <p>{t('small.text')}</p>
            <Button size="small" onClick={showWhole}>
              {t('small.whole')}
            </Button>
          </>
        }
      />
      <Segmented
        aria-label={t('small.shown')}
        value={shown}
        options={[
          { value: 'verdict', label: t('small.verdict') },
          { value: 'installation', label: t('small.installation') },
        ]}
        onChange={setShown}
      />
      {shown === 'verdict' ? verdict : <InstallationPage />}
    </Flex>
  );
}
