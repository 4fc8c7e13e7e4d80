/** Explore answer "Variants": up to five variants next to the open design, with their differences. */
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Popconfirm } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorQuery } from '@/api/calls/databases';
import { dropVariant, pinVariant } from '@/design/model/design-changes';
import { MOST_VARIANTS, type Design } from '@/design/model/design-state';
import { brokenRule, availableAnchor } from '@/design/search/candidate';
import type { CandidateOutcome, EvaluateCandidate } from '@/design/search/evaluate-candidate';
import { type ComparedInput, differing } from '@/design/search/varied-inputs';
import { ROW_KEYS } from '@/design/verdict/check-status';
import { AnswerTable, ApplyButton, Judged, SearchBar } from '@/features/explore/answer';
import { type Column, useWords } from '@/features/explore/answer-columns';
import { type AnswerProps, showEach, useSearch } from '@/features/explore/use-search';
import { SPACING_NAMES } from '@/quantities/inputs';
import { useBackCloses } from '@/shared/hooks/use-back-closes';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { formatInput } from '@/text/format/format-number';
import { limitName } from '@/text/wording/reserve-text';
import { NOTHING } from '@/text/wording/values';
import { verdictText } from '@/text/wording/verdict-text';
import styles from '@/features/explore/explore.module.css';

type VariantOutcome = CandidateOutcome | { kind: 'impossible' };

/** Returns a function that evaluates a variant with the database record of that variant's own anchor. */
function useEvaluateVariant() {
  const client = useQueryClient();
  const { language } = useTranslation().i18n;
  return async (design: Design, evaluateCandidate: EvaluateCandidate): Promise<VariantOutcome> => {
    const id = design.anchor.chosen[design.standardType]?.id;
    const query = id !== undefined && { ...anchorQuery(id), staleTime: 60_000 };
    const record = query ? await client.query(query).catch(() => null) : null;
    if (record === null) return { kind: 'impossible' };
    const { data: anchor } = availableAnchor(design, record, design.anchor.diameter, language);
    return brokenRule({ design, anchor })
      ? { kind: 'impossible' }
      : evaluateCandidate({ design, anchor }, { inFull: true });
  };
}

function useInputTexts() {
  const { translate, group } = useWords();
  return {
    name: ({ name, unit }: ComparedInput) => {
      if (unit === undefined) return translate(`explore:inputs.${name}`);
      const isSpacing = SPACING_NAMES.some((one) => one === name);
      return `${isSpacing ? name : limitName({ key: name }, translate)} [${unit}]`;
    },
    value: ({ name, read, words }: ComparedInput, design: Design) => {
      const value = read(design);
      if (value === null) return NOTHING;
      if (typeof value === 'number') return formatInput(value);
      if (words) return translate(`design:${words}.${value}`);
      return name === 'group' ? group(value) : value;
    },
  };
}

function PinForm() {
  const { t } = useWords();
  const variants = useDesignStore(({ design }) => design.variants);
  const [name, setName] = useState('');
  const isFull = variants.length >= MOST_VARIANTS;
  const pin = () => {
    if (isFull) return;
    const given = name.trim() || t('variants.numbered', { no: variants.length + 1 });
    changeDesign((design) => void pinVariant(design, given));
    setName('');
  };
  return (
    <div className={styles.bar}>
      <Input
        style={{ width: 240 }}
        value={name}
        maxLength={100}
        aria-label={t('variants.name')}
        placeholder={t('variants.name')}
        onChange={({ target }) => setName(target.value)}
        onPressEnter={pin}
      />
      <Button type="primary" disabled={isFull} onClick={pin}>
        {t('variants.pin')}
      </Button>
      {isFull && <span className="muted">{t('variants.full', { most: MOST_VARIANTS })}</span>}
    </div>
  );
}

/** Row of the comparison; the cells are given by the place of the design, the open design first. */
interface ComparedRow {
  name: string;
  text: (place: number) => string;
  render?: (place: number) => ReactNode;
}

function Comparison({ open: { design }, present }: AnswerProps) {
  const { t, translate, percent, row: rowName } = useWords();
  const input = useInputTexts();
  const outcomeOf = useEvaluateVariant();
  const [asked, setAsked] = useState<number | null>(null);
  useBackCloses(asked !== null, () => setAsked(null));
  const { variants } = design;
  const shown = [{ name: t('variants.open'), design }, ...variants];
  const search = useSearch<readonly VariantOutcome[]>([present], async (tools) => {
    const evaluate = (one: Design) => outcomeOf(one, tools.evaluateCandidate);
    const others = variants.map((one) => one.design);
    await showEach(others, evaluate, (found) => [present, ...found], {
      ...tools,
      batch: { ...tools.batch, atOnce: 1 },
    });
  });
  const { found } = search;
  const judged = (place: number) => {
    const end = found.at(place);
    return end?.kind === 'judged' ? end : null;
  };
  const checks = ROW_KEYS.filter((key) =>
    shown.some((_, place) => judged(place)?.utilisations[key] !== undefined),
  );
  const rows: readonly ComparedRow[] = [
    ...differing(shown.map((one) => one.design)).map((one) => ({
      name: input.name(one),
      text: (place: number) => input.value(one, shown[place].design),
    })),
    {
      name: t('columns.verdict'),
      text: (place) => {
        const end = judged(place);
        return end ? verdictText(end.word, translate) : '';
      },
      render: (place) => {
        const end = found.at(place);
        if (end?.kind === 'impossible') return t('variants.impossible');
        return end && <Judged outcome={end} />;
      },
    },
    ...checks.map((key) => ({
      name: rowName(key),
      text: (place: number) => percent(judged(place)?.utilisations[key]),
    })),
  ];
  const columns = [
    { title: t('columns.input'), text: ({ name }: ComparedRow) => name },
    ...shown.map(({ name }, place): Column<ComparedRow> => ({
      title: name,
      text: ({ text }) => text(place),
      render: ({ text, render }) => <div className={styles.stack}>{(render ?? text)(place)}</div>,
    })),
  ];
  const table = { columns, rows };
  const buttons = (place: number) => {
    if (place === 0) return null;
    const variant = variants[place - 1];
    const isOther = variant.design.standardType !== design.standardType;
    return (
      <div className={styles.bar}>
        <ApplyButton
          aria-label={t('variants.takeNamed', { name: variant.name })}
          disabled={isOther}
          title={isOther ? t('variants.otherStandard') : undefined}
          design={() => variant.design}
        >
          {t('variants.take')}
        </ApplyButton>
        <Popconfirm
          open={asked === place}
          onOpenChange={(isOpen) => setAsked(isOpen ? place : null)}
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
  const last = { name: '', text: () => '', render: buttons };
  return (
    <>
      <SearchBar search={search} done={found.length} total={shown.length} file="variants" {...table} />
      <AnswerTable testId="variants" columns={columns} rows={[...rows, last]} />
    </>
  );
}

export function VariantsAnswer(props: AnswerProps) {
  const { t } = useWords();
  const { variants } = props.open.design;
  return (
    <>
      <PinForm />
      {variants.length === 0 ? (
        <p>{t('variants.none', { most: MOST_VARIANTS })}</p>
      ) : (
        <Comparison key={variants.map(({ name }) => name).join('\n')} {...props} />
      )}
    </>
  );
}
