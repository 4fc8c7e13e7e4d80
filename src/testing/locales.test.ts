/**
 * Tests that the translations in all languages have the same keys and placeholders as the English messages,
 * and that no message is empty or unused.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIGURES } from '@/quantities/anchor';
import { labelKey } from '@/quantities/input-texts';
import { INPUTS, type InputPart } from '@/quantities/inputs';
import { filesIn, isTest, ROOT, textOf } from '@/testing/architecture/source-files';
import { LANGUAGES, type Language } from '@/text/languages';

type Texts = Map<string, string>;

function flatten(value: unknown, path: string, into: Texts): Texts {
  if (typeof value === 'string') into.set(path, value);
  else
    for (const [key, inner] of Object.entries(value as Record<string, unknown>))
      flatten(inner, path === '' ? key : `${path}.${key}`, into);
  return into;
}

function namespaces(language: Language): string[] {
  return readdirSync(join(ROOT, 'locales', language)).sort();
}

function textsOf(language: Language, file: string): Texts {
  return flatten(JSON.parse(textOf(`locales/${language}/${file}`)), '', new Map());
}

/**
 * i18next adds these plural suffixes to a key. Chinese needs the same forms as English: no language has the
 * tag `cn`, so i18next selects the form by the rules of the browser's own language.
 */
const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const placeholders = (text: string) => [...new Set(text.match(/\{\{\s*[^}]+?\s*\}\}/g) ?? [])].sort();

const sources = () =>
  filesIn(['src'], /\.tsx?$/)
    .filter((path) => !isTest(path))
    .map(textOf)
    .join('\n');

/**
 * Returns the string literals in the sources, and the template literals as patterns with `.+` in place of
 * inserted values.
 */
function usedKeys(code: string): { literals: Set<string>; patterns: RegExp[] } {
  const literals = new Set(
    [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map((match) => match[1] ?? match[2]),
  );
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const patterns = [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
    .map((match) => match[1].split(/\$\{[^}]*\}/))
    // Ignores a template without a fixed word, because its pattern would match every key.
    .filter((parts) => parts.some((part) => /[a-zA-Z]\w*\.|:[a-zA-Z]/.test(part)))
    .map((parts) => new RegExp(`^${parts.map(escaped).join('.+')}$`));
  return { literals, patterns };
}

const storedInGeometry = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(FIGURES).flatMap(([figure, row]) =>
      'stored' in row && 'panel' in row && row.panel === 'geometry' ? [[figure, row.stored]] : [],
    ),
  );

const files = namespaces('en');
const everyFile = LANGUAGES.flatMap((language) => files.map((file) => [language, file] as const));

describe('translations', () => {
  it('translations exist for exactly the languages in the language table', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(readdirSync(join(ROOT, 'locales')).sort()).toEqual([...LANGUAGES].sort());
    for (const language of LANGUAGES) expect(namespaces(language)).toEqual(files);
  });

  it.each(everyFile)(
    'the translation file %s/%s has the keys of the English file and no empty message',
    (language, file) => {
      const texts = textsOf(language, file);
      const keys = (of: Texts) => [...of.keys()].sort();
      expect(keys(texts)).toEqual(keys(textsOf('en', file)));
      expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
    },
  );

  it.each(everyFile)(
    'the translation file %s/%s has the placeholders of the English file',
    (language, file) => {
      const texts = textsOf(language, file);
      const different = [...textsOf('en', file)].filter(([key, text]) => {
        const other = texts.get(key) ?? '';
        return placeholders(text).join() !== placeholders(other).join();
      });
      expect(different.map(([key]) => key)).toEqual([]);
    },
  );

  const { literals, patterns } = usedKeys(sources());
  // The label keys are derived from the names of the inputs, so they do not occur as literals.
  for (const part of Object.keys(INPUTS) as InputPart[])
    for (const name of Object.keys(INPUTS[part])) literals.add(`design:${labelKey(part, name)}`);
  it.each(files)('the message file %s contains no unused message', (file) => {
    const namespace = file.replace('.json', '');
    const isUsed = (key: string) =>
      [key, `${namespace}:${key}`].some(
        (name) => literals.has(name) || patterns.some((pattern) => pattern.test(name)),
      );
    expect([...textsOf('en', file).keys()].map(base).filter((key) => !isUsed(key))).toEqual([]);
  });

  it.each(LANGUAGES)(
    'the translations in %s give each anchor value the same name in the anchor form and in the data panel',
    (language) => {
      const form = textsOf(language, 'anchors.json');
      const panel = textsOf(language, 'design.json');
      /** Form fields by the name of the panel value; only values with the same label in every field group. */
      const stored = { ...storedInGeometry(), k7: 'K7', k8: 'K8', l_f: 'Lf' };
      const labels = Object.entries(stored).map(([figure, field]) => [
        panel.get(`anchor.fields.${figure}`),
        form.get(`field.${field}`),
      ]);
      expect(labels.length).toBeGreaterThan(14);
      expect(labels.filter(([inPanel, inForm]) => inPanel === undefined || inPanel !== inForm)).toEqual([]);
    },
  );
});

it('the scripts of the manual, the videos and the benchmarks use only existing translation keys', () => {
  const known = new Set(
    namespaces('en').flatMap((file) =>
      [...textsOf('en', file).keys()].map((key) => `${file.replace('.json', '')}:${base(key)}`),
    ),
  );
  const scripts = filesIn(['e2e/help', 'e2e/bench', 'e2e/fixtures'], /\.ts$/).map(textOf);
  const used = scripts.flatMap((code) =>
    [...code.matchAll(/'([a-zA-Z]+:[a-zA-Z][\w.]*)'/g)].map(([, key]) => key),
  );
  const keys = used.filter((key) => !key.startsWith('node:'));
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key) => !known.has(base(key)))).toEqual([]);
});
