/** Names and texts of a database on its pages, its part in the URL, and the URLs of its pages. */
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { WireId } from '@/api/contract/wire-values';
import {
  NAMESPACES,
  nameField,
  type Database,
  type Field,
  type ImplausibleField,
} from '@/features/administration/records/database';
import { formatLimit } from '@/features/administration/records/numeric-text';
import { ADMIN_FORMS, routes, type AdminList } from '@/shared/navigation/routes';
import { SymbolText } from '@/shared/ui/symbol-text';
import { symbolParts } from '@/text/format/symbols';

/** Maximum number of names in one message; more names would make the sentence too long. */
const MOST_NAMES = 2;

/** Writes a symbol without typesetting, such as N_Rk,p. */
function plainSymbol(symbol: string): string {
  const { base, sub, sup } = symbolParts(symbol);
  return `${base}${sub && `_${sub}`}${sup && `^${sup}`}`;
}

export function useDatabaseTexts({ fields, texts }: Pick<Database<never>, 'fields' | 'texts'>) {
  const { t, i18n } = useTranslation(NAMESPACES);
  const fieldOf = (key: string) => fields.find((field) => field.key === key);

  const withPlace = ({ place, label }: Field): string =>
    place ? `${place.standard}, ${t(place.group)}: ${t(label)}` : t(label);

  const causeText = (key: string): string =>
    t(fieldOf(key)?.label ?? texts.otherCause ?? nameField({ fields }).label);

  const findingText = ({ of, code, grade, low, high, by, other = '' }: ImplausibleField): string => {
    const { unit = '', scale = 1 } = fieldOf(of) ?? {};
    if (code === 'missing') return t('finding.missing');
    const shown = (value: number) => `${formatLimit(value / scale)} ${unit}`.trim();
    if (code === 'differs') return t('finding.differs', { other, value: shown(low) });
    const limits =
      low === high
        ? shown(low)
        : high === Infinity
          ? t('finding.atLeast', { low: shown(low) })
          : low === 0
            ? t('finding.atMost', { high: shown(high) })
            : t('finding.between', { low: formatLimit(low / scale), high: shown(high) });
    const sentence = t(`finding.${grade}`, { limits });
    if (by.length === 0) return sentence;
    const names =
      by.length > MOST_NAMES
        ? t('finding.others')
        : new Intl.ListFormat(i18n.language === 'cn' ? 'zh' : 'en').format(by.map(causeText));
    return t('finding.by', { sentence, names });
  };

  return {
    findingText,
    /** Returns the name of a field in plain text; an unknown key is returned unchanged. */
    nameOf: (key: string): string => {
      const field = fieldOf(key);
      if (field === undefined) return key;
      const symbol = field.place && field.symbol ? ` ${plainSymbol(field.symbol)}` : '';
      return withPlace(field) + symbol;
    },
    /** Returns the name of a field with its symbol typeset. */
    labelOf: (field: Field) =>
      field.symbol ? (
        <span>
          {withPlace(field)} <SymbolText text={field.symbol} />
        </span>
      ) : (
        withPlace(field)
      ),
  };
}

type Divided = Pick<Database<never>, 'part' | 'fields' | 'kind'>;

const partParameter = (kind: AdminList): string => `${ADMIN_FORMS[kind][0]}Type`;

/** Returns the part in the URL or the first part ('' if undivided), with label and options of its select. */
export function usePart({ kind, part, fields }: Divided) {
  const { t } = useTranslation(NAMESPACES);
  const asked = useSearchParams()[0].get(partParameter(kind));
  const { label, choices = [] } = fields.find(({ key }) => key === part) ?? {};
  return {
    part: choices.find((code) => code === asked) ?? choices[0] ?? '',
    label: label && t(label),
    options: choices.map((value) => ({
      value,
      label: t(`design:profile.seriesNames.s${value}` as 'design:profile.seriesNames.s11'),
    })),
  };
}

/** Returns the parameter of the URL that contains the id of the edited record. */
export const idParameter = (kind: AdminList): string => `${ADMIN_FORMS[kind][0]}Id`;

/** Returns the URL of the list of a part, or of the form that adds a record to a part or edits a record. */
export function pathOf(
  { kind, part: divided }: Divided,
  page: 'list' | 'add' | 'edit',
  part: string,
  id?: WireId,
) {
  const [edit, add] = [ADMIN_FORMS[kind][0], ADMIN_FORMS[kind].at(-1) ?? kind];
  const path = routes[{ list: kind, add, edit }[page]];
  const query = new URLSearchParams({
    ...(divided && { [partParameter(kind)]: part }),
    ...(id !== undefined && { [idParameter(kind)]: String(id) }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}
