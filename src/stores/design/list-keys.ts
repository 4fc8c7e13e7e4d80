/** Finds the keys of the separately stored load lists to which the saved projects of all users refer. */
import { itemKeys, readItem } from '@/stores/local-storage';

/** Finds the list key, which is the last entry in a saved project's text. */
const keyIn = (text: string): string | null => /"listKey":"([^"]+)"\}+$/.exec(text)?.[1] ?? null;

export const listsInUse = (): string[] =>
  itemKeys()
    .filter((item) => item.startsWith('dataSave'))
    .flatMap((item) => keyIn(readItem(item) ?? '') ?? []);
