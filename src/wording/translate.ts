/** Returns the translation for the key `namespace:key` in one language, with the values inserted. */
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;
