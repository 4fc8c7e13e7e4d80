/** Explore answer "Worst direction": the horizontal load rotated through a full circle, drawn and listed. */
import { Checkbox, theme } from 'antd';
import { useRef, useState } from 'react';
import {
  DIRECTION_COUNT,
  enteredAngle,
  findDirections,
  rotatedBy,
  worstDirection,
  type Direction,
  type DirectionsResult,
} from '@/design/search/directions';
import { AnswerTable, ApplyButton, Judged, SearchBar } from '@/features/explore/answer';
import { DirectionsChart } from '@/features/explore/directions-chart';
import { chartPng, leadingRows, rowsIn } from '@/features/explore/directions-rows';
import { type AnswerProps, useSearch } from '@/features/explore/use-search';
import { type Column, numberColumn, useWords } from '@/features/explore/words';
import { formatValue } from '@/text/format/format-number';
import styles from '@/features/explore/explore.module.css';

/** Number of rows drawn initially: the governing row and the two others with the largest utilisations. */
const LEADING = 3;
const NONE: DirectionsResult = { directions: [], missing: 0 };
const degrees = (angle: number) => `${formatValue(angle, 'length')}°`;

function Line({ label, direction }: { label: string; direction: Direction }) {
  return (
    <div className={styles.bar}>
      <b>{label}</b>
      <span>{degrees(direction.angle)}</span>
      <Judged outcome={direction.end} />
    </div>
  );
}

function Directions({ open, entered }: Pick<AnswerProps, 'open'> & { entered: number }) {
  const { t, percent, row } = useWords();
  const { token } = theme.useToken();
  const [isAll, setAll] = useState(false);
  const search = useSearch(NONE, ({ evaluateCandidate, batch, show }) =>
    findDirections(open, evaluateCandidate, show, batch),
  );
  const { directions, missing } = search.found;
  const worst = worstDirection(directions, entered);
  const own = directions.find(({ angle }) => Math.abs(angle - entered) < 1e-6);
  const keys = rowsIn(directions);
  const chart = useRef<SVGSVGElement>(null);
  const columns: readonly Column<Direction>[] = [
    { title: t('angle'), text: ({ angle }) => degrees(angle) },
    ...keys.map((key) => numberColumn<Direction>(row(key), ({ end }) => percent(end.utilisations[key]))),
  ];
  const table = { columns, rows: directions };
  return (
    <>
      <SearchBar
        search={search}
        done={directions.length + missing}
        total={DIRECTION_COUNT}
        file="directions"
        picture={async () => chart.current && chartPng(chart.current, token.colorBgContainer)}
        {...table}
      />
      {worst && <Line label={t(worst === own ? 'worstIsEntered' : 'worst')} direction={worst} />}
      {own && own !== worst && <Line label={t('entered')} direction={own} />}
      {missing > 0 && <p>{t('missing', { count: missing })}</p>}
      <div className={styles.bar}>
        {keys.length > LEADING && (
          <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)}>
            {t('allChecks')}
          </Checkbox>
        )}
        {worst && search.state !== 'running' && worst !== own && (
          <ApplyButton design={() => rotatedBy(open, worst.angle - entered).design}>
            {t('turnTo', { angle: degrees(worst.angle) })}
          </ApplyButton>
        )}
      </div>
      <DirectionsChart
        ref={chart}
        isWhole={search.state !== 'running' && missing === 0 && directions.length > 0}
        directions={directions}
        angles={{ entered, worst: worst?.angle ?? entered }}
        visible={isAll ? keys : leadingRows(directions, LEADING)}
      />
      {search.state !== 'running' && (
        // Scrolls separately, so that the chart stays on screen.
        <div
          style={{ overflow: 'auto', maxHeight: 420 }}
          tabIndex={0}
          role="region"
          aria-label={t('tableBehind')}
        >
          <AnswerTable testId="directions" {...table} />
        </div>
      )}
    </>
  );
}

export function DirectionsAnswer({ open }: AnswerProps) {
  const { t } = useWords();
  const [entered] = useState(() => enteredAngle(open.design));
  if (entered === null) return <p>{t('noHorizontal')}</p>;
  return <Directions open={open} entered={entered} />;
}
