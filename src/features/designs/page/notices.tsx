/** Notices above the cards: storage, unreadable entries, calculation, deleted designs, changed verdicts. */
import { StopOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Space } from 'antd';
import { saveAs } from 'file-saver';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/design/saved-designs/saved-design';
import { useTranslate } from '@/features/current-design/use-run';
import { signedInOwner, useDesignsState, type Run } from '@/features/designs/designs-state';
import { SummaryLine } from '@/features/designs/page/card-grid';
import { useDesignActions } from '@/features/designs/saved-designs/use-design-actions';
import { DataTable } from '@/shared/ui/data-table';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { deletePermanently } from '@/stores/saved-designs/autosave';
import { readContents } from '@/stores/saved-designs/database';
import { verdictCounts } from '@/text/wording/verdict-text';
import styles from '@/features/designs/page/designs-page.module.css';

/** Exports the raw entries, so that they can be repaired. */
async function saveRaw(ids: readonly string[]): Promise<void> {
  const found = await readContents(signedInOwner(), ids);
  const text = JSON.stringify(found.ok ? [...found.value.values()] : [], null, 2);
  saveAs(new Blob([text], { type: 'application/json' }), 'damaged-designs.json');
}

export function StorageNotices() {
  const { t } = useTranslation('designs');
  const failure = useDesignsState((state) => state.failure);
  const damaged = useDesignsState((state) => state.savedDesigns.damaged);
  return (
    <>
      {failure && <Alert banner type="error" showIcon title={t(`storage.${failure}`)} />}
      {damaged.length > 0 && (
        <Alert
          banner
          title={t('storage.damaged', { count: damaged.length })}
          action={
            <Space>
              <Button size="small" onClick={() => void saveRaw(damaged)}>
                {t('storage.save')}
              </Button>
              <Button size="small" danger onClick={() => void deletePermanently(signedInOwner(), damaged)}>
                {t('actions.remove')}
              </Button>
            </Space>
          }
        />
      )}
    </>
  );
}

/** Returns how many of the calculated designs have each verdict, the worst first. */
function useWords({ ids, notCalculated }: Run): string {
  const translate = useTranslate();
  const cards = useDesignsState((state) => state.savedDesigns.cards);
  const failed = new Set(notCalculated.map(({ card }) => card.id));
  const words = cards.flatMap(({ id, summary }) =>
    ids.includes(id) && !failed.has(id) && summary ? [summary.word] : [],
  );
  return verdictCounts(words, translate).join(translate('common:between'));
}

function RunNotice({ run }: { run: Run }) {
  const { done, ids, isRunning, notCalculated, abort } = run;
  const total = ids.length;
  const words = useWords(run);
  const { t } = useTranslation(['designs', 'common']);
  if (isRunning)
    return (
      <Flex align="center" gap={8} data-testid="run">
        <ProgressBar label={t('designs:run.label')} done={done} total={total} style={{ maxWidth: 360 }} />
        <span>{t('designs:run.progress', { done, count: total })}</span>
        <Button size="small" icon={<StopOutlined aria-hidden />} onClick={() => abort.abort()}>
          {t('common:cancel')}
        </Button>
      </Flex>
    );
  return (
    <Alert
      type={notCalculated.length > 0 || done < total ? 'warning' : 'success'}
      showIcon
      closable={{ onClose: () => useDesignsState.setState({ run: null }), 'aria-label': t('common:close') }}
      title={`${t('designs:run.done', { done: done - notCalculated.length, count: total })} ${words}`}
      description={
        notCalculated.length > 0 && (
          <ul className={styles.names}>
            {notCalculated.map(({ card, reason }) => (
              <li key={card.id}>{`${card.name || t('designs:unnamed')}: ${reason}`}</li>
            ))}
          </ul>
        )
      }
    />
  );
}

const forgetDeleted = () => useDesignsState.setState({ justDeleted: [] });

function DeletedNotice({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('designs');
  const { restoreDeleted } = useDesignActions();
  const undo = () => {
    void restoreDeleted(cards);
    forgetDeleted();
  };
  return (
    <Alert
      type="info"
      showIcon
      closable={{ onClose: forgetDeleted }}
      title={t('delete.done', { count: cards.length })}
      action={
        <Button size="small" onClick={undo}>
          {t('delete.undo')}
        </Button>
      }
    />
  );
}

/** Verdicts that changed for the same inputs: previous verdict, current verdict, reason. */
function VerdictChanges({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation('designs');
  const { open, dismissVerdictChange } = useDesignActions();
  const title = t('turned.title', { count: cards.length });
  return (
    <Alert
      type="warning"
      showIcon
      title={title}
      action={
        <Button size="small" onClick={() => void dismissVerdictChange(cards)}>
          {t('turned.dismiss')}
        </Button>
      }
      description={
        <div style={{ maxHeight: 190, overflow: 'auto' }}>
          <DataTable
            label={title}
            rows={cards}
            keyOf={({ id }) => id}
            columns={[
              {
                key: 'design',
                title: t('turned.design'),
                cell: (card) => (
                  <Button type="link" size="small" onClick={() => void open(card)}>
                    {card.name || t('unnamed')}
                  </Button>
                ),
              },
              {
                key: 'then',
                title: t('turned.then'),
                cell: ({ before }) => <SummaryLine summary={before?.summary ?? null} />,
              },
              {
                key: 'now',
                title: t('turned.now'),
                cell: ({ summary }) => <SummaryLine summary={summary} />,
              },
              {
                key: 'reason',
                title: t('turned.reason'),
                cell: ({ before }) => before && t(`turned.reasons.${before.reason}`),
              },
            ]}
          />
        </div>
      }
    />
  );
}

export function Notices({ cards }: { cards: readonly Card[] }) {
  const run = useDesignsState((state) => state.run);
  const justDeleted = useDesignsState((state) => state.justDeleted);
  const changed = cards.filter(({ before }) => before !== null);
  return (
    <Flex vertical flex="none" gap={8} className={styles.notices}>
      {run && <RunNotice run={run} />}
      {justDeleted.length > 0 && <DeletedNotice cards={justDeleted} />}
      {changed.length > 0 && <VerdictChanges cards={changed} />}
    </Flex>
  );
}
