/**
 * Shows, before a record is saved, how its new values affect the designs that use it: verdicts and governing
 * checks. Only the examples and the designs stored in this browser can be considered.
 */
import { useQueryClient } from '@tanstack/react-query';
import { Progress } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverCalculator } from '@/api/calls/calculation';
import { anchorQuery } from '@/api/calls/databases';
import { EXAMPLES } from '@/design/examples/example-designs';
import { parseDesignFile } from '@/design/file/design-file';
import type { Design } from '@/design/model/design-state';
import { evaluateMany } from '@/design/run/evaluation-batch';
import { createEvaluateCandidate, type EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import {
  changesFigures,
  isChanged,
  isUsed,
  recordEffect,
  type RecordChange,
  type RecordEffect,
} from '@/design/search/record-change';
import { ShortTable } from '@/features/administration/records/bulk-actions';
import { matchingExample } from '@/features/current-design/use-records';
import { useTranslate } from '@/features/current-design/use-run';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices';
import { contentsOf, readSavedDesigns } from '@/stores/saved-designs/database';
import { useSessionStore } from '@/stores/session';
import { formatValue } from '@/text/format/format-number';
import { governingSentence, verdictText } from '@/text/wording/verdict-text';

interface NamedDesign {
  name: string;
  design: Design;
}

interface Ended extends NamedDesign {
  effect: RecordEffect;
}

interface RecordEffectTableProps {
  changes: readonly RecordChange[];
  designs: readonly NamedDesign[];
  owner: string;
}

function useEffects({ changes, designs, owner }: RecordEffectTableProps): readonly Ended[] {
  const client = useQueryClient();
  const [ended, setEnded] = useState<readonly Ended[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const calculator = serverCalculator(owner);
    const anchorOf = (id: string) =>
      client.query({ ...anchorQuery(id), retry: false, staleTime: 60_000 }).catch(() => null);
    void evaluateMany(
      designs,
      ({ design }) =>
        recordEffect(design, changes, {
          anchorOf,
          evaluateCandidate: createEvaluateCandidate(calculator, signal),
        }),
      (one, effect) => {
        if (effect.kind !== 'cancelled') setEnded((before) => [...before, { ...one, effect }]);
      },
      { signal, atOnce: calculator.atOnce() },
    );
    return () => abort.abort();
  }, [changes, client, designs, owner]);
  return ended;
}

function RecordEffectTable(props: RecordEffectTableProps) {
  const { t } = useTranslation(['databases', 'error']);
  const translate = useTranslate();
  const failureText = useFailureText();
  const ended = useEffects(props);
  const total = props.designs.length;
  // Keeps a number and its per cent sign on one line.
  const sideText = (side: EvaluatedCandidate) =>
    [
      verdictText(side.word, translate),
      governingSentence(side.governing, translate).replaceAll(' %', '\u00a0%'),
    ]
      .filter(Boolean)
      .join(': ');
  const textOf = (effect: RecordEffect): string => {
    if (effect.kind === 'judged') return sideText(effect.after);
    if (effect.kind === 'refused') return t(`error:${effect.rule.key}`, effect.rule.values ?? {});
    return effect.kind === 'notOffered' ? t('effect.notOffered') : '';
  };
  const changed = ended.filter(({ effect }) => isChanged(effect));
  const notes = ended.flatMap(({ name, effect }) => {
    if (effect.kind === 'notCalculable') return [t('effect.notCalculable', { name })];
    return effect.kind === 'unanswered' ? [`${name}: ${failureText(effect.failure)}`] : [];
  });
  const largest = ended
    .flatMap(({ name, effect }) => (effect.kind === 'judged' ? [{ name, change: effect.largest }] : []))
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .at(0);
  const signed = (change: number) => {
    if (!Number.isFinite(change)) return change > 0 ? '+∞' : '−∞';
    return `${change > 0 ? '+' : ''}${formatValue(change, 'percent')}`;
  };
  return (
    <>
      <p>{t('effect.explain')}</p>
      {ended.length < total ? (
        <Progress
          percent={Math.floor((100 * ended.length) / total)}
          format={() => t('effect.progress', { done: ended.length, total })}
        />
      ) : (
        <p role="status">
          {changed.length === 0
            ? t('effect.none', { count: total })
            : t('effect.some', { count: changed.length, total })}{' '}
          {largest && t('effect.largest', { change: signed(largest.change), name: largest.name })}
        </p>
      )}
      <ShortTable<Ended>
        label={t('effect.table')}
        rows={changed}
        // Designs may have the same name, so the index is the key.
        rowKey={(row) => changed.indexOf(row)}
        columns={[
          { title: t('effect.design'), dataIndex: 'name', width: 220 },
          {
            title: t('table.before'),
            key: 'before',
            render: (_value, { effect }) => (effect.kind === 'judged' ? sideText(effect.before) : '—'),
          },
          { title: t('table.after'), key: 'after', render: (_value, { effect }) => textOf(effect) },
          {
            title: t('effect.change'),
            key: 'change',
            align: 'right',
            width: 150,
            render: (_value, { effect }) => (effect.kind === 'judged' ? signed(effect.largest) : '—'),
          },
        ]}
      />
      {notes.map((note, index) => (
        <p key={index}>{note}</p>
      ))}
    </>
  );
}

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

/** Returns a function that resolves to true if the changes are to be saved. */
export function useRecordEffect(): (changes: readonly RecordChange[]) => Promise<boolean> {
  const { t } = useTranslation(['databases', 'designs']);
  const client = useQueryClient();
  const { modal } = useNotices();
  const owner = useSessionStore(({ user }) => String(user?.id ?? ''));
  return async (all) => {
    const changes = all.filter(changesFigures);
    if (changes.length === 0) return true;
    const examples = EXAMPLES.map(async (name): Promise<NamedDesign> => {
      const { design } = await matchingExample(client, name);
      return { name: t('effect.example', { name: t(`designs:examples.${name}.name`) }), design };
    });
    const [saved, ...others] = await Promise.all([savedDesigns(owner), ...examples]);
    const designs = [...saved, ...others].filter(({ design }) =>
      changes.some((change) => isUsed(design, change)),
    );
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
