/** Names of inputs that occur several times in a design, and of anchor groups and result rows. */
import { useTranslation } from 'react-i18next';
import type { RowKey } from '@/design/verdict/checks';
import { groupByCode } from '@/engineering';
import { EDGE_NAMES, EDGES, type EdgeName } from '@/quantities/edges';
import { LOAD_NAMES, SPACING_NAMES, type LoadName, type SpacingName } from '@/quantities/inputs';

type SeveralKey = EdgeName | SpacingName | LoadName;

const among = <T extends string>(names: readonly T[], key: string): T | undefined =>
  names.find((name) => name === key);

/**
 * Returns a function that gives the name of an edge, a spacing or a load component; for any other input, it
 * calls `otherwise`.
 */
export function useInputName() {
  const { t } = useTranslation(['design', 'limits']);
  return <K extends string>(
    key: K,
    otherwise: (key: Exclude<K, SeveralKey>) => string,
    isShort = false,
  ): string => {
    const edge = among(EDGE_NAMES, key);
    if (edge !== undefined) return t('design:layout.edge', { side: EDGES[edge].label });
    if (among(SPACING_NAMES, key) !== undefined)
      return isShort ? key : `${t('design:layout.spacing')} ${key}`;
    if (among(LOAD_NAMES, key) !== undefined) return t('limits:inputs.dead', { name: key });
    return otherwise(key as Exclude<K, SeveralKey>);
  };
}

/** Returns a function that describes an anchor group, given by its code, as in `4 anchors, 2 × 2`. */
export function useGroupText(): (code: string) => string {
  const { t } = useTranslation(['design', 'common']);
  return (code) => {
    const group = groupByCode(code);
    if (group === undefined) return code;
    const { count, geometry } = group;
    const shape = geometry === 'single' ? [] : [t(`design:layout.geometry.${geometry}`)];
    return [t('design:layout.anchors', { count }), ...shape].join(t('common:comma'));
  };
}

/** Returns a function that gives the name of a result row, as shown in the results. */
export function useRowNames(): (key: RowKey) => string {
  const { t } = useTranslation('explore');
  return (key) => t(`rows.${key}`);
}
