/** Names for inputs that occur several times in a design: edges, spacings, load components. */
import { useTranslation } from 'react-i18next';
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
