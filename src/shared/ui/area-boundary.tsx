/** Error boundary for a page area: if the area fails, the rest of the page still works. */
import { Alert, Button, Flex } from 'antd';
import { Component, useEffect, useState, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AttemptContext, isLostPart, isNewVersion, loadNewVersion } from '@/shared/navigation/new-version';

export function NewVersion({ banner = false }: { banner?: boolean }) {
  const { t } = useTranslation('errors');
  return (
    <Alert
      type="info"
      showIcon
      banner={banner}
      style={banner ? undefined : { margin: 24 }}
      title={t('newVersion.title')}
      description={t('newVersion.text')}
      action={
        <Button type="primary" onClick={loadNewVersion}>
          {t('newVersion.load')}
        </Button>
      }
    />
  );
}

/** True if the chunk is missing because the server has a new version of the app. */
function useNewVersion(cause: unknown): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    if (isLostPart(cause)) void isNewVersion().then(setIsNew);
  }, [cause]);
  return isNew;
}

function AreaFailed({ cause, onRetry }: { cause: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['errors', 'common']);
  if (useNewVersion(cause)) return <NewVersion />;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ margin: 24 }}
      title={t(isLostPart(cause) ? 'errors:lostPart' : 'errors:areaTitle')}
      description={t('errors:areaText')}
      action={
        <Flex vertical gap={8}>
          <Button type="primary" onClick={onRetry}>
            {t('common:retry')}
          </Button>
          <Button onClick={() => window.location.reload()}>{t('errors:reload')}</Button>
        </Flex>
      }
    />
  );
}

interface AreaBoundaryProps {
  /** When this key changes, for example after navigation, a failed area is shown again. */
  resetKey?: string;
  /** Called after a failure, which then leaves the area empty. */
  onFailed?: () => void;
  children: ReactNode;
}

interface AreaBoundaryState {
  failed: boolean;
  cause?: unknown;
  attempt: object;
  resetKey: string | undefined;
}

export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = {
    failed: false,
    attempt: {},
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(cause: unknown): Partial<AreaBoundaryState> {
    return { failed: true, cause };
  }

  static getDerivedStateFromProps(
    { resetKey }: AreaBoundaryProps,
    state: AreaBoundaryState,
  ): Partial<AreaBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failed: false, attempt: {}, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    const { failed, cause, attempt } = this.state;
    if (!failed) return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
    if (this.props.onFailed) return null;
    return <AreaFailed cause={cause} onRetry={() => this.setState({ failed: false, attempt: {} })} />;
  }
}
