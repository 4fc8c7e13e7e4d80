/**
 * Actions for several selected anchors: deactivate, restore, delete. Export is not included, because its
 * button is next to the import button.
 */
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteAnchor, restoreAnchor, stopAnchor } from '@/api/calls/anchors';
import type { AnchorRecord } from '@/api/contract/anchor';
import { ChosenBar } from '@/features/administration/records/chosen-bar';
import { DeleteSeveral } from '@/features/administration/records/delete-several';
import { useRowFailureText } from '@/features/administration/records/use-row-failure-text';
import { writeRows } from '@/features/administration/records/write-rows';
import { useNotices } from '@/shared/ui/notices/notices';

interface SeveralAnchorsProps {
  chosen: readonly AnchorRecord[];
  /** Number of rows in the list, on all pages. */
  shown: number;
  onAll: () => void;
  /**
   * Clears the selection. Called when the user deselects all rows, and after an action has succeeded for
   * every anchor to which it applies.
   */
  onDone: () => void;
  reload: () => Promise<void>;
}

/**
 * Actions "Deactivate" (`stop`) and "Restore": the validity of the anchors to which each action applies, and
 * the API call.
 */
const SWITCHES = {
  stop: { from: '1', call: stopAnchor },
  restore: { from: '0', call: restoreAnchor },
} as const;
type Switch = keyof typeof SWITCHES;

export function SeveralAnchors({ chosen, shown, onAll, onDone, reload }: SeveralAnchorsProps) {
  const { t } = useTranslation(['anchors', 'databases']);
  const { message, confirm } = useNotices();
  const textOf = useRowFailureText();
  const [busy, setBusy] = useState<Switch | null>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState<readonly AnchorRecord[] | null>(null);
  if (chosen.length === 0 && failed.length === 0 && deleting === null) return null;

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
    if (left.length === 0) onDone();
  };

  return (
    <Flex vertical gap={12} style={{ marginBottom: 16 }}>
      {chosen.length > 0 && (
        <ChosenBar count={chosen.length} shown={shown} onAll={onAll} onNone={onDone}>
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
          <Button size="small" danger disabled={busy !== null} onClick={() => setDeleting(chosen)}>
            {t('databases:several.delete')}
          </Button>
        </ChosenBar>
      )}
      {failed.length > 0 && (
        <Alert
          type="error"
          showIcon
          closable={{ onClose: () => setFailed([]) }}
          title={t('several.failedTitle', { count: failed.length })}
          description={failed.join('; ')}
        />
      )}
      {deleting && (
        <DeleteSeveral
          kind="anchors"
          records={deleting}
          remove={deleteAnchor}
          reload={reload}
          onClose={() => setDeleting(null)}
        />
      )}
    </Flex>
  );
}
