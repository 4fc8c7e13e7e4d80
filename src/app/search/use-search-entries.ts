/** Provides all search entries: inputs, anchor values, actions, designs and pages. */
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '@/api/contract/account';
import type { SearchEntry } from '@/app/search/matches';
import { type Design, panelOf } from '@/design/model/design-state';
import { groupByCode, STANDARDS } from '@/engineering';
import { projectOf, useDesignsState } from '@/features/designs/designs-state';
import { useDesignActions } from '@/features/designs/saved-designs/use-design-actions';
import { useSavedDesigns } from '@/features/designs/saved-designs/use-saved-designs';
import { LISTED_FIGURES, propertyOf } from '@/quantities/anchor';
import { EDGE_NAMES, EDGES } from '@/quantities/edges';
import { choiceKeys, labelKey } from '@/quantities/input-texts';
import { INPUTS, LOAD_NAMES, type InputPart, type Part } from '@/quantities/inputs';
import { menuText, routes, SUBMENUS, type SubmenuPage } from '@/shared/navigation/routes';
import { useDesignStore } from '@/stores/design/design-store';
import { usePageCommandsStore } from '@/stores/page-commands';
import { isAdmin } from '@/stores/session';
import { explore, QUESTIONS } from '@/stores/workspace-view';
import { LANGUAGES } from '@/text/languages';

/** A key in the namespace `design` and its values; a key without a dot is a symbol, shown unchanged. */
interface TextKey {
  key: string;
  values?: Readonly<Record<string, string | number>>;
}

interface InputName {
  field: string;
  /** Translation keys for the label; the strings are joined. */
  label: readonly TextKey[];
  symbols: readonly string[];
  choices: readonly TextKey[];
}

/** Inputs chosen from a list of records, with the symbols for the values in these records. */
const RECORDS: readonly (readonly [field: string, key: string, symbols?: readonly string[]])[] = [
  ['anchor.diameter', 'anchor.diameter', ['d', 'M']],
  ['anchor.chosen', 'anchor.type'],
  ['concrete.gradeId', 'concrete.grade', ['f_ck', 'f_cu,k', 'E_cm', 'C20/25', 'C25']],
  ['profile.series', 'profile.series'],
  ['profile.chosen', 'profile.item'],
];

/** Inputs without a field of their own in every design: from a record, or only in some designs. */
const WITHOUT_FIELD: readonly string[] = ['fck', 'fcuk', 'ec', 'H', 'W', 'T', 'FT', 'slotLength'];

const named = (
  field: string,
  label: readonly TextKey[],
  symbols: readonly string[] = [],
  choices: readonly TextKey[] = [],
): InputName => ({ field, label, symbols, choices });

function placeOfAnchors({ layout }: Design): InputName[] {
  const group = groupByCode(layout.group);
  if (!group) return [];
  if (group.geometry === 'custom2' || group.geometry === 'custom3')
    return Array.from({ length: group.count }, (_, index) =>
      (['x', 'y'] as const).map((axis) =>
        named(
          `layout.customPoints.${index}.${axis}`,
          [{ key: 'layout.point', values: { no: index + 1, axis } }],
          [`${axis}${index + 1}`],
        ),
      ),
    ).flat();
  return group.spacings.map((name) =>
    named(`layout.spacings.${name}`, [{ key: 'layout.spacing' }, { key: name }], [name]),
  );
}

const SYMBOLS: Readonly<Record<string, readonly string[] | undefined>> = {
  'concrete.reinforce': ['w_k'],
  'concrete.component3': ['gamma_c'],
  'concrete.edge_reinforcement_or_not': ['psi_re,V'],
  'concrete.baseDistance': ['e_1', 'l_a'],
  'concrete.degreeOfRestraint': ['alpha_M'],
  'concrete.annularGap': ['alpha_gap'],
  'plate.length': ['l_x', 'L'],
  'plate.width': ['l_y', 'B'],
  'plate.thickness': ['t', 't_fix'],
  'plate.E': ['E'],
  'plate.v': ['v', 'ν', 'nu'],
  'plate.f_y': ['f_y', 'S235', 'Q235', 'S355', 'Q355'],
  'layout.h': ['h'],
  'profile.ex': ['e_x'],
  'profile.ey': ['e_y'],
  'loads.deadFactor': ['gamma_G'],
  'loads.liveFactor': ['gamma_Q'],
};

/** Headings to show before labels that are ambiguous on their own. */
const TITLES: Readonly<Record<string, string>> = {
  'plate.length': 'panels.plate',
  'plate.width': 'panels.plate',
  'loads.deadFactor': 'loads.dead',
  'loads.liveFactor': 'loads.live',
};

/** Inputs that every design has. */
const INPUT_ROWS: readonly InputName[] = (Object.entries(INPUTS) as [InputPart, Part][]).flatMap(
  ([part, inputs]) =>
    Object.keys(inputs)
      .filter((name) => !WITHOUT_FIELD.includes(name))
      .map((name) => {
        const field = `${part}.${name}`;
        const label = [TITLES[field] ?? [], labelKey(part, name)].flat().map((key) => ({ key }));
        const choices = Object.values(choiceKeys(part, name)).map((key) => ({ key }));
        return named(field, label, SYMBOLS[field], choices);
      }),
);

/** Returns the inputs that the panels show for this design. */
export function inputNames(design: Design): InputName[] {
  return [
    ...RECORDS.map(([field, key, symbols]) => named(field, [{ key }], symbols)),
    ...INPUT_ROWS,
    ...placeOfAnchors(design),
    ...EDGE_NAMES.map((name) => {
      const { label: side } = EDGES[name];
      const label = [{ key: 'layout.edge', values: { side } }];
      return named(`layout.sides.${name}.distance`, label, ['c', 'c_1', side]);
    }),
    ...(['dead', 'live'] as const).flatMap((kind) =>
      LOAD_NAMES.map((name) =>
        named(`loads.${kind}.${name}`, [{ key: `loads.${kind}` }, { key: name }], [name]),
      ),
    ),
  ];
}

const FIGURE_NAMES = LISTED_FIGURES.map((figure) => ({
  figure,
  key: `anchor.fields.${figure}`,
  symbol: propertyOf(figure).symbol ?? figure,
}));

export const TEXTS = ['search', 'design', 'explore', 'shell', 'designs', 'databases'] as const;

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

type Entry = Omit<SearchEntry, 'place' | 'symbols'> & Partial<SearchEntry>;

export function useEntries(user: User): SearchEntry[] {
  const navigate = useNavigate();
  const { own, others } = useTexts();
  const design = useDesignStore((state) => state.design);
  const commands = usePageCommandsStore((state) => state.available);
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
      ...named(page === 'home' || page === 'designs' ? `shell:menu.${page}` : menuText(page)),
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
    ...Object.entries(commands).map(([command, run]): Entry => ({
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
