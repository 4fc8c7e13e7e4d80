/**
 * Explore answer "Variants": up to five variants next to the open design, with their differences and all
 * utilisations.
 */
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Popconfirm } from 'antd';
import { useState } from 'react';
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
import type { AnswerProps } from '@/features/explore/answer';
import { DownloadButtons } from '@/features/explore/download-buttons';
import { useInputName } from '@/features/explore/input-name';
import { useRowNames } from '@/features/explore/row-names';
import { SearchBar } from '@/features/explore/search-bar';
import { TextHeading, TextRows } from '@/features/explore/text-table';
import { useApply } from '@/features/explore/use-apply';
import { useGathered } from '@/features/explore/use-gathered';
import { useSearch } from '@/features/explore/use-search';
import { VerdictText } from '@/features/explore/verdict-words';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { formatInput } from '@/text/format/format-number';
import { utilisationText } from '@/wording/figures';
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
  // The translation keys are derived from the names in `ComparedInput`, so the compiler cannot check them.
  const say = t as unknown as (key: string) => string;
  return {
    name: ({ name, unit, isLive }: ComparedInput) => {
      const text = isLive
        ? t('limits:inputs.live', { name })
        : inputName(name, (other) => say(`explore:inputs.${other}`), true);
      return unit === undefined ? text : `${text} [${unit}]`;
    },
    value: ({ read, words }: ComparedInput, design: Design) => {
      const value = read(design);
      if (value === null) return '—';
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

function Comparison({ open }: AnswerProps) {
  const { t } = useTranslation('explore');
  const translate = useTranslate();
  const governing = useGoverningText();
  const rowName = useRowNames();
  const input = useInputTexts();
  const apply = useApply();
  const judgeOf = useEvaluateCandidate();
  const { design } = open;
  const shown = [{ name: t('variants.open'), design }, ...design.variants];
  const [ends, gather] = useGathered<number, VariantOutcome>();
  const search = useSearch(async ({ evaluateCandidate, signal }) => {
    for (const [index, one] of shown.entries()) {
      if (signal.aborted) return;
      gather(index, await judgeOf(one.design, evaluateCandidate));
    }
  });
  const judged = shown.map((_, index) => {
    const end = ends.get(index);
    return end?.kind === 'judged' ? end : null;
  });
  const inputs = differing(shown.map((one) => one.design)).map((one) => [
    input.name(one),
    ...shown.map((variant) => input.value(one, variant.design)),
  ]);
  const rows = ROW_KEYS.filter((key) => judged.some((end) => end?.utilisations[key] !== undefined)).map(
    (key) => [
      rowName(key),
      ...judged.map((end) => {
        const value = end?.utilisations[key];
        return value === undefined ? '—' : utilisationText(value, true, translate);
      }),
    ],
  );
  const verdicts = [
    t('columns.verdict'),
    ...judged.map((end) => (end ? translate(`results:verdict.words.${end.word}`) : '')),
  ];
  const heading = [t('columns.input'), ...shown.map(({ name }) => name)];
  const drop = (index: number) => changeDesign((draft) => dropVariant(draft, index));
  return (
    <>
      <div className={styles.bar}>
        <SearchBar search={search} done={ends.size} total={shown.length} />
        <DownloadButtons file="variants" rows={() => [heading, ...inputs, verdicts, ...rows]} />
      </div>
      <div className={styles.wide}>
        <table className={styles.table} data-testid="variants">
          <TextHeading names={heading} />
          <tbody>
            <TextRows rows={inputs} />
            <tr>
              <th scope="row">{t('columns.verdict')}</th>
              {judged.map((end, index) => (
                <td key={index}>
                  {end && <VerdictText outcome={end} />}
                  {end && <div className={styles.muted}>{governing(end.governing)}</div>}
                  {ends.get(index)?.kind === 'impossible' && t('variants.impossible')}
                </td>
              ))}
            </tr>
            <TextRows rows={rows} />
            <tr>
              <td />
              <td />
              {design.variants.map((variant, index) => (
                <td key={index}>
                  <div className={styles.bar}>
                    <Button
                      size="small"
                      aria-label={t('variants.takeNamed', { name: variant.name })}
                      disabled={variant.design.standardType !== design.standardType}
                      title={
                        variant.design.standardType === design.standardType
                          ? undefined
                          : t('variants.otherStandard')
                      }
                      onClick={() => apply(variant.design)}
                    >
                      {t('variants.take')}
                    </Button>
                    <Popconfirm title={t('variants.dropQuestion')} onConfirm={() => drop(index)}>
                      <Button
                        size="small"
                        type="text"
                        aria-label={t('variants.dropNamed', { name: variant.name })}
                      >
                        {t('variants.drop')}
                      </Button>
                    </Popconfirm>
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}

export function VariantsAnswer({ open }: AnswerProps) {
  const { t } = useTranslation('explore');
  const { variants } = open.design;
  return (
    <>
      <PinForm />
      {variants.length === 0 ? (
        <p className={styles.statement}>{t('variants.none', { most: MOST_VARIANTS })}</p>
      ) : (
        <Comparison key={variants.map(({ name }) => name).join('\n')} open={open} />
      )}
    </>
  );
}
