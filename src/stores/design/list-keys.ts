/** Which of the load lists that lie beside saved projects are still referred to, by whosesoever project. */
import { itemKeys, readItem } from '@/stores/local-storage';

/** It stands last in the text of a saved project. */
const keyIn = (text: string): string | null => /"listKey":"([^"]+)"\}+$/.exec(text)?.[1] ?? null;

export const listsInUse = (): string[] =>
  itemKeys()
    .filter((item) => item.startsWith('dataSave'))
    .flatMap((item) => keyIn(readItem(item) ?? '') ?? []);
