/** Returns the text of one language for `namespace:key`, with the values put in. */
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;
