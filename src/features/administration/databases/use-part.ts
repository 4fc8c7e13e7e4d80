/** The part of a database given in the URL, such as the series of profiles, and the URLs of its pages. */
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { WireId } from '@/api/contract/wire-values';
import type { Database } from '@/features/administration/databases/database';

type Divided = Pick<Database<never>, 'part' | 'fields' | 'paths'>;

/**
 * Returns the part given in the URL, or the first part ('' for an undivided database), with label and options
 * of its selector.
 */
export function usePart({ part, fields }: Divided) {
  const { t } = useTranslation(['databases', 'anchors', 'design']);
  const asked = useSearchParams()[0].get(part?.parameter ?? '');
  const { label, choices = [] } = fields.find(({ key }) => key === part?.field) ?? {};
  return {
    part: choices.find((code) => code === asked) ?? choices[0] ?? '',
    label: label && t(label),
    options: choices.map((value) => ({ value, label: part ? t(part.label(value)) : value })),
  };
}

const withQuery = (path: string, query: Record<string, string>) => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
};

const partQuery = ({ part: divided }: Divided, part: string) =>
  divided ? { [divided.parameter]: part } : {};

export const listPath = (database: Divided, part: string): string =>
  withQuery(database.paths.list, partQuery(database, part));

/** Returns the URL of the form: to add a record to a part, or to edit the record with the id. */
export const formPath = (database: Divided, part: string, id?: WireId): string =>
  withQuery(database.paths.form, {
    ...partQuery(database, part),
    ...(id !== undefined && { [database.paths.id]: String(id) }),
  });
