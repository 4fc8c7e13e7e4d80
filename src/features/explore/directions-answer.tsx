/** Worst direction: the horizontal load turned all round, as a polar picture and a table. */
import { Button, theme } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { utilisationText } from '@/report/figures';
import { formatFigure } from '@/text/format/format-number';
import {
  DIRECTION_COUNT,
  enteredAngle,
  findDirections,
  rotatedBy,
  worstOf,
  type Direction,
  type DirectionsFound,
} from '@/design/search/directions';
import { useTranslate } from '@/features/current-design/use-translate';
import type { AnswerProps } from './answer';
import { directionsOption, rowsIn } from './directions-chart';
import { DownloadButtons } from './download-buttons';
import styles from './explore.module.css';
import { LazyChart, pictureOfChart } from './lazy-chart';
import { useRowNames } from './row-names';
import { SearchBar } from './search-bar';
import { TableBehind } from './text-table';
import { useApply } from './use-apply';
import { useGathered } from './use-gathered';
import { useSearch } from './use-search';
import { useGoverningText } from './use-governing-words';
import { VerdictText } from './verdict-words';

const HEIGHT = 520;
const NONE: DirectionsFound = { directions: [], missing: 0 };
const degrees = (angle: number) => `${formatFigure(angle, 'length')}°`;

function Line({ label, direction }: { label: string; direction: Direction }) {
  const words = useGoverningText();
  return (
    <div className={styles.bar}>
      <b>{label}</b>
      <span>{degrees(direction.angle)}</span>
      <VerdictText outcome={direction.end} />
      <span>{words(direction.end.governing)}</span>
    </div>
  );
}

function Directions({ open, entered }: AnswerProps & { entered: number }) {
  const { t } = useTranslation('explore');
  const { token } = theme.useToken();
  const translate = useTranslate();
  const rowName = useRowNames();
  const apply = useApply();
  const [gathered, gather] = useGathered<'all', DirectionsFound>();
  const search = useSearch(({ evaluateCandidate, batch }) =>
    findDirections(open, evaluateCandidate, (found) => gather('all', found), batch),
  );
  const { directions, missing } = gathered.get('all') ?? NONE;
  const worst = worstOf(directions);
  const own = directions.find(({ angle }) => Math.abs(angle - entered) < 1e-6);
  const keys = rowsIn(directions);
  const option = useMemo(() => {
    const found = worstOf(directions);
    const words = { row: rowName, limit: t('limit'), entered: t('entered'), worst: t('worst') };
    return directionsOption(directions, { entered, worst: found?.angle ?? entered }, words, token);
    // Words and colours change with language and theme, and then the page is drawn anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [directions, entered, token, t]);
  const rows = () => [
    [t('angle'), ...keys.map(rowName)],
    ...directions.map(({ angle, end }) => [
      degrees(angle),
      ...keys.map((key) => {
        const value = end.utilisations[key];
        return value === undefined ? '' : utilisationText(value, true, translate);
      }),
    ]),
  ];
  const background = token.colorBgContainer;
  return (
    <>
      <SearchBar search={search} done={directions.length + missing} total={DIRECTION_COUNT} />
      {worst && <Line label={t('worst')} direction={worst} />}
      {own && <Line label={t('entered')} direction={own} />}
      {missing > 0 && <p>{t('missing', { count: missing })}</p>}
      {worst && !search.running && worst !== own && (
        <div>
          <Button size="small" onClick={() => apply(rotatedBy(open, worst.angle - entered).design)}>
            {t('turnTo', { angle: degrees(worst.angle) })}
          </Button>
        </div>
      )}
      <LazyChart label={t('questions.directions.name')} option={option} height={HEIGHT} />
      <DownloadButtons
        file="directions"
        rows={rows}
        picture={() => pictureOfChart(option, { width: 1000, height: 600, background })}
      />
      {!search.running && <TableBehind testId="directions" rows={rows()} />}
    </>
  );
}

export function DirectionsAnswer({ open }: AnswerProps) {
  const { t } = useTranslation('explore');
  const [entered] = useState(() => enteredAngle(open.design));
  if (entered === null) return <p className={styles.statement}>{t('noHorizontal')}</p>;
  return <Directions open={open} entered={entered} />;
}
