/** Designs page: all designs of the user as cards in folders, and the actions on them. */
import { Button, Flex, Tag, Empty, Spin } from 'antd';
import { useMemo, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EXAMPLES, exampleDesign } from '@/design/examples/example-designs';
import type { Card } from '@/design/saved-designs/saved-design';
import { planSvg } from '@/design/scene/plan-svg';
import { useArchive } from '@/features/designs/archive/use-archive';
import { type Current, useCurrent, useRecordsOf } from '@/features/designs/calculation/use-current-cards';
import { useDisplayedProject, leavePage, useDesignsState } from '@/features/designs/designs-state';
import { CardGrid } from '@/features/designs/page/card-grid';
import { Dialogs } from '@/features/designs/page/dialogs';
import { Folders } from '@/features/designs/page/folders';
import { Notices, StorageNotices } from '@/features/designs/page/notices';
import { Toolbar } from '@/features/designs/page/toolbar';
import { useDesignActions } from '@/features/designs/saved-designs/use-design-actions';
import { useSavedDesigns } from '@/features/designs/saved-designs/use-saved-designs';
import { useDroppedFile } from '@/shared/hooks/use-window-event';
import { lazyPage } from '@/shared/ui/lazy';
import { folderKey, visibleCards, sortOf, useDesignsView } from '@/stores/saved-designs/designs-view';
import { useSessionStore } from '@/stores/session';
import styles from '@/features/designs/page/designs-page.module.css';

/** Examples; a design that is started from one belongs to the shown project. */
function Examples() {
  const { t } = useTranslation('designs');
  const project = useDisplayedProject();
  const { beginExample } = useDesignActions();
  const pictures = useMemo(
    () => new Map(EXAMPLES.map((name) => [name, encodeURIComponent(planSvg(exampleDesign(name)))])),
    [],
  );
  return (
    <>
      <p className="muted">{t('examples.text')}</p>
      <div className={styles.examples}>
        {EXAMPLES.map((name) => (
          <Flex
            component="section"
            vertical
            gap={4}
            key={name}
            className={styles.example}
            aria-label={t(`examples.${name}.name`)}
          >
            <img src={`data:image/svg+xml,${pictures.get(name)}`} alt="" />
            <strong>
              {t(`examples.${name}.name`)} <Tag>{t('examples.mark')}</Tag>
            </strong>
            <span className="muted">{t(`examples.${name}.text`)}</span>
            <span>
              <Button size="small" onClick={() => void beginExample(name, project)}>
                {t('actions.begin')}
              </Button>
            </span>
          </Flex>
        ))}
      </div>
    </>
  );
}

/** Shown in a folder without designs, so that the examples are reachable from every project. */
function Start() {
  const { t } = useTranslation('designs');
  return (
    <div className={styles.empty} data-testid="start">
      <h2>{t('start.title')}</h2>
      <p>{t('start.text')}</p>
      <p className="muted">{t('start.drop')}</p>
      <h2>{t('examples.title')}</h2>
      <Examples />
    </div>
  );
}

const Nodes = lazyPage(async () => (await import('@/features/designs/nodes/nodes')).Nodes);

/** Cards in the folder that match the search; without designs, the examples. */
function Cards({ cards, current }: { cards: readonly Card[]; current: Current }) {
  const { t } = useTranslation('designs');
  const view = useDesignsView();
  const { kind } = view.folder;
  if (cards.length > 0)
    return <CardGrid key={`${folderKey(view.folder)} ${sortOf(view)}`} cards={cards} current={current} />;
  if (view.search !== '') return <Empty description={t('notFound')} />;
  if (kind === 'templates') return null;
  return kind === 'all' || kind === 'project' ? <Start /> : <Empty description={t('empty')} />;
}

function Designs() {
  const { t } = useTranslation('designs');
  const { cards: all, projects } = useDesignsState((state) => state.savedDesigns);
  const view = useDesignsView();
  const { folder, search } = view;
  const sort = sortOf(view);
  const cards = useMemo(
    () => visibleCards(all, projects, { folder, search, sort }),
    [all, projects, folder, search, sort],
  );
  const project = useDisplayedProject();
  const records = useRecordsOf(cards);
  const current = useCurrent(cards, records);
  const { importFile } = useArchive();
  useDroppedFile((file) => void importFile(file));
  const title = project?.name ?? (folder.kind === 'project' ? '' : t(`folders.${folder.kind}`));
  return (
    <div className={styles.page}>
      <Folders />
      <Flex component="section" vertical style={{ minWidth: 0, minHeight: 0 }} aria-label={title}>
        <StorageNotices />
        <Toolbar title={title} cards={cards} />
        <Notices cards={cards} />
        {folder.kind === 'templates' && (
          <div className={styles.empty}>
            <Examples />
          </div>
        )}
        {project && view.shows === 'nodes' ? (
          <Suspense fallback={<Spin />}>
            <Nodes key={project.id} project={project} cards={all} />
          </Suspense>
        ) : (
          <Cards cards={cards} current={current} />
        )}
      </Flex>
      <Dialogs title={title} current={current} records={records} />
    </div>
  );
}

export function DesignsPage() {
  const owner = useSessionStore(({ user }) => String(user?.id ?? ''));
  const isRead = useDesignsState((state) => state.isRead);
  useSavedDesigns(owner);
  useEffect(() => leavePage, []);
  return owner === '' || !isRead ? null : <Designs key={owner} />;
}
