/**
 * Shows, before a record is saved, how its new values affect the designs that use it. Only the examples and
 * the designs stored in this browser can be considered.
 */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EXAMPLES } from '@/design/examples/example-designs';
import { parseDesignFile } from '@/design/file/parse-design-file';
import { changesFigures, isUsed, type RecordChange } from '@/design/search/record-change';
import { RecordEffectTable, type NamedDesign } from '@/features/administration/records/record-effect-table';
import { foundExample } from '@/features/current-design/found-example';
import { useNotices } from '@/shared/ui/notices';
import { contentsOf, readSavedDesigns } from '@/stores/saved-designs/database';
import { useSessionStore } from '@/stores/session';

/** Returns a user's saved designs. Designs that cannot be read are omitted; the designs page lists them. */
async function savedDesigns(owner: string): Promise<NamedDesign[]> {
  const saved = await readSavedDesigns(owner);
  if (!saved.ok) return [];
  const contents = await contentsOf(saved.value.cards);
  return saved.value.cards.flatMap(({ id, name }) => {
    const read = parseDesignFile((contents.ok ? contents.value.get(id)?.text : undefined) ?? '');
    return read.ok ? [{ name, design: read.design }] : [];
  });
}

const examples = (client: QueryClient, nameOf: (name: (typeof EXAMPLES)[number]) => string) =>
  Promise.all(
    EXAMPLES.map(async (name): Promise<NamedDesign> => {
      const { design } = await foundExample(client, name);
      return { name: nameOf(name), design };
    }),
  );

/** Returns a function that resolves to true if the changes are to be saved. */
export function useRecordEffect(): (changes: readonly RecordChange[]) => Promise<boolean> {
  const { t } = useTranslation(['databases', 'designs']);
  const client = useQueryClient();
  const { modal } = useNotices();
  const owner = useSessionStore(({ user }) => String(user?.id ?? ''));
  return async (all) => {
    const changes = all.filter(changesFigures);
    if (changes.length === 0) return true;
    const found = await Promise.all([
      savedDesigns(owner),
      examples(client, (name) => t('effect.example', { name: t(`designs:examples.${name}.name`) })),
    ]);
    const designs = found.flat().filter(({ design }) => changes.some((change) => isUsed(design, change)));
    if (designs.length === 0) return true;
    return await modal.confirm({
      title: t('effect.title', { count: designs.length }),
      width: 1000,
      content: <RecordEffectTable changes={changes} designs={designs} owner={owner} />,
      okText: t('effect.save'),
      cancelText: t('writers.back'),
    });
  };
}
