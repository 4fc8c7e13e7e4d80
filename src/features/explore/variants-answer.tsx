/**
 * Explore answer "Variants": up to five variants next to the open design, with their differences and all
 * utilisations.
 */
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Popconfirm } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorQuery } from '@/api/calls/anchors';
import { MOST_VARIANTS, type Design } from '@/design/model/design-state';
import { dropVariant, pinVariant } from '@/design/model/variants';
import { brokenRule, offeredAnchor } from '@/design/search/candidate';
import type { CandidateOutcome, EvaluateCandidate } from '@/design/search/evaluate-candidate';
import { type ComparedInput, differing } from '@/design/search/inputs';
import { ROW_KEYS } from '@/design/verdict/checks';
import { useGoverningText } from '@/features/current-design/use-governing-text';
import { useTranslate } from '@/features/current-design/use-translate';
import { AnswerTable, type Column, DownloadButtons, SearchBar, VerdictText } from '@/features/explore/answer';
import { useGroupText, useInputName, useRowNames } from '@/features/explore/input-name';
import { type AnswerProps, useApply, useSearch } from '@/features/explore/use-search';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { formatInput } from '@/text/format/format-number';
import { utilisationText } from '@/text/wording/figures';
import styles from '@/features/explore/explore.module.css';

type VariantOutcome = CandidateOutcome | { kind: 'impossible' };

/** Returns a function that evaluates a variant with the database record of that variant's own anchor. */
function useEvaluateCandidate() {
  const client = useQueryClient();
  const { language } = useTranslation().i18n;
  return async (design: Design, evaluateCandidate: EvaluateCandidate): Promise<VariantOutcome> => {
    const id = design.anchor.chosen[design.standardType]?.id;
    if (id === undefined) return { kind: 'impossible' };
    const record = await client.query({ ...anchorQuery(id), staleTime: 60_000 }).catch(() => null);
    if (record === null) return { kind: 'impossible' };
    const { data: anchor } = offeredAnchor(design, record, design.anchor.diameter, language);
    return brokenRule({ design, anchor })
      ? { kind: 'impossible' }
      : evaluateCandidate({ design, anchor }, { inFull: true });
  };
}

function useInputTexts() {
  const { t } = useTranslation(['explore', 'design', 'limits']);
  const inputName = useInputName();
  const groupText = useGroupText();
  // The translation keys are derived from the names in `ComparedInput`, so the compiler cannot check them.
  const say = t as (key: string) => string;
  return {
    name: ({ name, unit, isLive }: ComparedInput) => {
      const text = isLive
        ? t('limits:inputs.live', { name })
        : inputName(name, (other) => say(`explore:inputs.${other}`), true);
      return unit === undefined ? text : `${text} [${unit}]`;
    },
    value: ({ name, read, words }: ComparedInput, design: Design) => {
      const value = read(design);
      if (value === null) return '—';
      if (name === 'group' && typeof value === 'string') return groupText(value);
      if (words && typeof value === 'string') return say(`design:${words[value]}`);
      return typeof value === 'number' ? formatInput(value) : value;
    },
  };
}

function PinForm() {
  const { t } = useTranslation('explore');
  const variants = useDesignStore(({ design }) => design.variants);
  const [name, setName] = useState('');
  const isFull = variants.length >= MOST_VARIANTS;
  const pin = () => {
    const given = name.trim() === '' ? t('variants.numbered', { no: variants.length + 1 }) : name.trim();
    changeDesign((design) => void pinVariant(design, given));
    setName('');
  };
  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFull) pin();
      }}
    >
      <Input
        style={{ width: 240 }}
        value={name}
        maxLength={100}
        aria-label={t('variants.name')}
        placeholder={t('variants.name')}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="primary" htmlType="submit" disabled={isFull}>
        {t('variants.pin')}
      </Button>
      {isFull && <span className={styles.muted}>{t('variants.full', { most: MOST_VARIANTS })}</span>}
    </form>
  );
}

/** Row of the comparison; the cells are given by the place of the design, the open design first. */
interface ComparedRow {
  name: string;
  text: (place: number) => string;
  render?: (place: number) => ReactNode;
}

function Comparison({ open, present }: AnswerProps) {
  const { t } = useTranslation('explore');
  const translate = useTranslate();
  const governing = useGoverningText();
  const rowName = useRowNames();
  const input = useInputTexts();
  const apply = useApply();
  const judgeOf = useEvaluateCandidate();
  const { design } = open;
  const shown = [{ name: t('variants.open'), design }, ...design.variants];
  const search = useSearch<readonly VariantOutcome[]>([present], async (tools) => {
    const ends: VariantOutcome[] = [present];
    for (const variant of design.variants) {
      if (tools.signal.aborted) return;
      ends.push(await judgeOf(variant.design, tools.evaluateCandidate));
      tools.show([...ends]);
    }
  });
  const { found } = search;
  const judged = (place: number) => {
    const end = found.at(place);
    return end?.kind === 'judged' ? end : null;
  };
  const places = shown.map((_, place) => place);
  const rows: readonly ComparedRow[] = [
    ...differing(shown.map((one) => one.design)).map((one) => ({
      name: input.name(one),
      text: (place: number) => input.value(one, shown[place].design),
    })),
    {
      name: t('columns.verdict'),
      text: (place) => {
        const end = judged(place);
        return end ? translate(`results:verdict.words.${end.word}`) : '';
      },
      render: (place) => {
        const end = judged(place);
        if (end === null) return found.at(place)?.kind === 'impossible' && t('variants.impossible');
        return (
          <>
            <VerdictText outcome={end} />
            <div className={styles.muted}>{governing(end.governing)}</div>
          </>
        );
      },
    },
    ...ROW_KEYS.filter((key) => places.some((place) => judged(place)?.utilisations[key] !== undefined)).map(
      (key) => ({
        name: rowName(key),
        text: (place: number) => {
          const value = judged(place)?.utilisations[key];
          return value === undefined ? '—' : utilisationText(value, true, translate);
        },
      }),
    ),
  ];
  const columns = [
    { title: t('columns.input'), text: ({ name }: ComparedRow) => name },
    ...shown.map(({ name }, place): Column<ComparedRow> => ({
      title: name,
      text: ({ text }) => text(place),
      render: ({ text, render }) => (render ? render(place) : text(place)),
    })),
  ];
  const buttons = (place: number) => {
    if (place === 0) return null;
    const variant = design.variants[place - 1];
    const isOther = variant.design.standardType !== design.standardType;
    return (
      <div className={styles.bar}>
        <Button
          size="small"
          aria-label={t('variants.takeNamed', { name: variant.name })}
          disabled={isOther}
          title={isOther ? t('variants.otherStandard') : undefined}
          onClick={() => apply(variant.design)}
        >
          {t('variants.take')}
        </Button>
        <Popconfirm
          title={t('variants.dropQuestion')}
          onConfirm={() => changeDesign((draft) => dropVariant(draft, place - 1))}
        >
          <Button size="small" type="text" aria-label={t('variants.dropNamed', { name: variant.name })}>
            {t('variants.drop')}
          </Button>
        </Popconfirm>
      </div>
    );
  };
  return (
    <>
      <SearchBar search={search} done={found.length} total={shown.length}>
        <DownloadButtons file="variants" columns={columns} rows={rows} />
      </SearchBar>
      <AnswerTable
        testId="variants"
        columns={columns}
        rows={[...rows, { name: '', text: () => '', render: buttons }]}
      />
    </>
  );
}

export function VariantsAnswer({ open, present }: AnswerProps) {
  const { t } = useTranslation('explore');
  const { variants } = open.design;
  return (
    <>
      <PinForm />
      {variants.length === 0 ? (
        <p className={styles.statement}>{t('variants.none', { most: MOST_VARIANTS })}</p>
      ) : (
        <Comparison key={variants.map(({ name }) => name).join('\n')} open={open} present={present} />
      )}
    </>
  );
}
