/** Separately stored load lists that any user's saved project still refers to. */
import { itemKeys, readItem } from '@/stores/local-storage';

/** The key is the last name in the text of a saved project. */
const keyIn = (text: string): string | null => /"listKey":"([^"]+)"\}+$/.exec(text)?.[1] ?? null;

export const listsInUse = (): string[] =>
  itemKeys()
    .filter((item) => item.startsWith('dataSave'))
    .flatMap((item) => keyIn(readItem(item) ?? '') ?? []);
