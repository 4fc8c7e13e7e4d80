/** Translates the key `namespace:key` with these values; the number `count` selects singular or plural. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;
