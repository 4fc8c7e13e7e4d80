/** Selector above the view for the failure mode whose failure body is drawn. Loaded with the first result. */
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { allChecks } from '@/design/verdict/checks';
import type { CheckResult, ModeKey } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { showFailureBody, useWorkspaceView } from '@/stores/workspace-view';
import { modeName } from '@/text/wording/verdict-text';
import styles from '@/features/workspace/view/design-view.module.css';

export function ModeChoice({ answer, stale }: { answer: CheckResult; stale: boolean }) {
  const { t } = useTranslation('viewer');
  const translate = useTranslate();
  const mode = useWorkspaceView((view) => view.mode);
  const rows = allChecks(answer).filter(({ verdict }) => verdict !== 'Not applicable');
  return (
    <Select
      size="small"
      className={styles.mode}
      aria-label={t('failureBody')}
      placeholder={t('failureBody')}
      allowClear
      disabled={stale}
      value={mode ?? undefined}
      options={rows.map((entry) => ({ value: entry.mode, label: modeName(entry.mode, answer, translate) }))}
      onChange={(value: ModeKey | undefined) => showFailureBody(value ?? null)}
    />
  );
}
