/**
 * Explore answer "Worst direction": the horizontal load rotated through a full circle, as a polar chart and
 * a table.
 */
import { Button, Checkbox, theme } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DIRECTION_COUNT,
  enteredAngle,
  findDirections,
  rotatedBy,
  worstDirection,
  type Direction,
  type DirectionsFound,
} from '@/design/search/directions';
import { useGoverningText } from '@/features/current-design/use-governing-text';
import { useTranslate } from '@/features/current-design/use-translate';
import type { AnswerProps } from '@/features/explore/answer';
import { directionsOption, leadingRows, rowsIn } from '@/features/explore/directions-chart';
import { DownloadButtons } from '@/features/explore/download-buttons';
import { LazyChart, pictureOfChart } from '@/features/explore/lazy-chart';
import { useRowNames } from '@/features/explore/row-names';
import { SearchBar } from '@/features/explore/search-bar';
import { TableBehind } from '@/features/explore/text-table';
import { useApply } from '@/features/explore/use-apply';
import { useGathered } from '@/features/explore/use-gathered';
import { useSearch } from '@/features/explore/use-search';
import { VerdictText } from '@/features/explore/verdict-words';
import { formatFigure } from '@/text/format/format-number';
import { utilisationText } from '@/wording/figures';
import styles from '@/features/explore/explore.module.css';

const HEIGHT = 520;
/** Number of rows drawn initially: the governing row and the two others with the largest utilisations. */
const LEADING = 3;
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
  const [isAll, setAll] = useState(false);
  const apply = useApply();
  const [gathered, gather] = useGathered<'all', DirectionsFound>();
  const search = useSearch(({ evaluateCandidate, batch }) =>
    findDirections(open, evaluateCandidate, (found) => gather('all', found), batch),
  );
  const { directions, missing } = gathered.get('all') ?? NONE;
  const worst = worstDirection(directions, entered);
  const own = directions.find(({ angle }) => Math.abs(angle - entered) < 1e-6);
  const keys = rowsIn(directions);
  const isWhole = !search.running && missing === 0 && directions.length > 0;
  const option = useMemo(() => {
    const found = worstDirection(directions, entered);
    const words = { row: rowName, limit: t('limit'), entered: t('entered'), worst: t('worst') };
    const visible = isAll ? rowsIn(directions) : leadingRows(directions, LEADING);
    const angles = { entered, worst: found?.angle ?? entered };
    return directionsOption({ directions, isWhole, angles, words, token, visible });
    // `rowName` is a new function in every render, but its names change only with the language, and then `t`
    // changes too.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [directions, isWhole, entered, token, t, isAll]);
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
      {worst && <Line label={t(worst === own ? 'worstIsEntered' : 'worst')} direction={worst} />}
      {own && own !== worst && <Line label={t('entered')} direction={own} />}
      {missing > 0 && <p>{t('missing', { count: missing })}</p>}
      <div className={styles.bar}>
        {keys.length > LEADING && (
          <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)}>
            {t('allChecks')}
          </Checkbox>
        )}
        {worst && !search.running && worst !== own && (
          <Button size="small" onClick={() => apply(rotatedBy(open, worst.angle - entered).design)}>
            {t('turnTo', { angle: degrees(worst.angle) })}
          </Button>
        )}
      </div>
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
