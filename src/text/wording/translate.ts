/**
 * Returns the translation for the key `namespace:key` in one language, with the values inserted. The number
 * `count` selects the singular or the plural form.
 */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;
