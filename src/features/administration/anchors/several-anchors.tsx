/** Actions for several selected anchors: deactivate, restore, delete. */
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreAnchor, stopAnchor } from '@/api/calls/anchors';
import type { AnchorRecord } from '@/api/contract/anchor';
import {
  SeveralRecords,
  type SeveralRecordsProps,
} from '@/features/administration/databases/several-records';
import { useRowFailureText } from '@/features/administration/records/use-row-failure-text';
import { writeRows } from '@/features/administration/records/write-rows';
import { useNotices } from '@/shared/ui/notices/notices';

/**
 * Actions "Deactivate" (`stop`) and "Restore": the validity of the anchors to which each action applies, and
 * the API call.
 */
const SWITCHES = {
  stop: { from: '1', call: stopAnchor },
  restore: { from: '0', call: restoreAnchor },
} as const;
type Switch = keyof typeof SWITCHES;

export function SeveralAnchors(props: SeveralRecordsProps<AnchorRecord>) {
  const { chosen, onNone, reload } = props;
  const { t } = useTranslation('anchors');
  const { message, confirm } = useNotices();
  const textOf = useRowFailureText();
  const [busy, setBusy] = useState<Switch | null>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);

  const applied = (name: Switch) => chosen.filter(({ efficient }) => efficient === SWITCHES[name].from);

  const change = async (name: Switch) => {
    const anchors = applied(name);
    const count = anchors.length;
    const isAgreed = await confirm({
      title: t(`several.${name}Title`, { count }),
      content: anchors.map((anchor) => anchor.name).join(', '),
      okText: t(`switch.${name}.action`),
    });
    if (!isAgreed) return;
    setBusy(name);
    const write = async ({ id }: AnchorRecord) => {
      const outcome = await SWITCHES[name].call(id);
      return outcome.ok ? null : { kind: 'refused' as const, failure: outcome.error };
    };
    const left = await writeRows(anchors, write, new AbortController().signal, () => undefined);
    await reload();
    setBusy(null);
    setFailed(
      left.map(({ row, failure }) => t('several.failed', { name: row.name, reason: textOf(failure) })),
    );
    if (left.length < count) message.success(t('several.done', { count: count - left.length }));
    if (left.length === 0) onNone();
  };

  return (
    <>
      <SeveralRecords {...props} disabled={busy !== null}>
        {(['stop', 'restore'] as const).map((name) => (
          <Button
            key={name}
            size="small"
            disabled={busy !== null || applied(name).length === 0}
            loading={busy === name}
            onClick={() => void change(name)}
          >
            {t(`several.${name}`)}
          </Button>
        ))}
      </SeveralRecords>
      {failed.length > 0 && (
        <Alert
          type="error"
          showIcon
          closable={{ onClose: () => setFailed([]) }}
          title={t('several.failedTitle', { count: failed.length })}
          description={failed.join('; ')}
          style={{ marginBottom: 16 }}
        />
      )}
    </>
  );
}
