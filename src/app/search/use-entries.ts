/** Provides all search entries: inputs, anchor values, actions, designs and pages. */
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '@/api/contract/account';
import { FIGURE_NAMES, inputNames, type TextKey } from '@/app/search/input-names';
import type { SearchEntry } from '@/app/search/matches';
import { panelOf } from '@/design/model/fields';
import { STANDARDS } from '@/engineering';
import { projectOf, useDesignsState } from '@/features/designs/designs-state';
import { useDesignActions } from '@/features/designs/saved-designs/use-design-actions';
import { useSavedDesigns } from '@/features/designs/saved-designs/use-saved-designs';
import { routes, SUBMENUS, type SubmenuPage } from '@/shared/navigation/routes';
import { useDesignStore } from '@/stores/design/design-store';
import { usePageCommandsStore } from '@/stores/page-commands';
import { isAdmin } from '@/stores/session';
import { explore, QUESTIONS } from '@/stores/workspace-view';
import { LANGUAGES } from '@/text/languages';

export const TEXTS = ['search', 'design', 'explore', 'shell', 'designs'] as const;

const KEYS: Readonly<Record<string, string>> = {
  calculate: 'Ctrl+Enter',
  save: 'Ctrl+S',
  open: 'Ctrl+O',
  reset: 'Alt+N',
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Shift+Z',
};

type Text = (key: string, values?: TextKey['values']) => string;

/**
 * Returns the translation functions of the display language (`own`) and of the other languages, whose strings
 * it loads, so that the search finds an input by its name in any language.
 */
function useTexts(): { own: Text; others: readonly Text[] } {
  const { i18n } = useTranslation();
  const [areRead, setAreRead] = useState(false);
  useEffect(() => {
    let left = false;
    const read = async () => {
      await i18next.loadNamespaces(TEXTS);
      await i18next.loadLanguages(LANGUAGES);
    };
    // Without a connection, only the strings of the current language are available.
    void read().then(
      () => !left && setAreRead(true),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  const texts = LANGUAGES.filter((language) => areRead || language === i18n.language).map((language) => {
    const t = i18next.getFixedT(language) as Text;
    return { language, t };
  });
  const own = texts.find(({ language }) => language === i18n.language) ?? texts[0];
  return { own: own.t, others: texts.filter((text) => text !== own).map(({ t }) => t) };
}

/** Entry whose place and symbols are empty by default. */
type Entry = Omit<SearchEntry, 'place' | 'symbols'> & Partial<SearchEntry>;

export function useEntries(user: User): SearchEntry[] {
  const navigate = useNavigate();
  const { own, others } = useTexts();
  const design = useDesignStore((state) => state.design);
  const offered = usePageCommandsStore((state) => state.offered);
  useSavedDesigns(String(user.id));
  const { cards } = useDesignsState((state) => state.savedDesigns);
  const { open } = useDesignActions();

  const home = routes.homeWith(design.standardType);
  const isHome = () => window.location.pathname.toLowerCase().endsWith(routes.home);
  const goHome = () => (isHome() ? undefined : void navigate(home));
  const goToField = (field: string) => void navigate(home, { replace: isHome(), state: { field } });

  const put = (t: Text, label: readonly TextKey[]) =>
    // A key without a dot is a symbol (spacing or load component) and is shown unchanged.
    label.map(({ key, values }) => (key.includes('.') ? t(`design:${key}`, values) : key)).join(' ');
  const named = (key: string) => ({ label: own(key), words: others.map((t) => t(key)) });

  const pages = (menu: string, names: readonly (SubmenuPage | 'home' | 'designs')[]) =>
    names.map((page): Entry => ({
      ...named(`shell:menu.${page}`),
      key: `page ${page}`,
      kind: 'page',
      place: menu && own(`shell:menu.${menu}`),
      run: () => (page === 'home' ? goHome() : void navigate(routes[page])),
    }));

  const entries: Entry[] = [
    ...inputNames(design).map(({ field, label, symbols, choices }): Entry => ({
      key: field,
      kind: 'input',
      label: put(own, label),
      place: own(`design:panels.${panelOf(field)}`),
      symbols,
      words: [
        ...others.map((t) => put(t, label)),
        ...[own, ...others].flatMap((t) => choices.map((choice) => put(t, [choice]))),
      ],
      run: () => goToField(field),
    })),
    ...FIGURE_NAMES.map(({ figure, key, symbol }): Entry => ({
      ...named(`design:${key}`),
      key: `figure ${figure}`,
      kind: 'figure',
      place: own('design:panels.anchor'),
      symbols: [symbol],
      run: () => goToField('anchor.chosen'),
    })),
    ...Object.entries(offered).map(([command, run]): Entry => ({
      ...named(`design:actions.${command}`),
      key: `action ${command}`,
      kind: 'action',
      place: KEYS[command] ?? '',
      run,
    })),
    ...QUESTIONS.map((question): Entry => ({
      ...named(`explore:questions.${question}.name`),
      key: `question ${question}`,
      kind: 'action',
      place: own('design:actions.explore'),
      run: () => {
        goHome();
        explore(question);
      },
    })),
    ...pages('', ['home', 'designs']),
    ...pages('help', SUBMENUS.help),
    ...(isAdmin(user)
      ? [...pages('database', SUBMENUS.database), ...pages('account', SUBMENUS.account)]
      : []),
    {
      ...named('shell:user.profile'),
      key: 'page personal',
      kind: 'page',
      run: () => void navigate(routes.personal),
    },
    ...STANDARDS.map((standard): Entry => ({
      key: `standard ${standard}`,
      kind: 'action',
      label: `${own('shell:menu.standard')}: ${standard}`,
      words: others.map((t) => `${t('shell:menu.standard')}: ${standard}`),
      run: () => void navigate(routes.homeWith(standard)),
    })),
    ...cards
      .filter(({ deleted, kind }) => deleted === null && kind === 'design')
      .map((card): Entry => ({
        key: `design ${card.id}`,
        kind: 'design',
        label: card.name || own('designs:unnamed'),
        place: [projectOf(card)?.name, card.point].filter(Boolean).join(' · '),
        words: [card.point, card.anchor?.name ?? ''],
        run: () => void open(card),
      })),
  ];
  return entries.map((entry) => ({ place: '', symbols: [], ...entry }));
}
