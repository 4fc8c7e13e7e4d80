/** Template variant (standard, depth, language), and selection of text in its language. */
import type { Paragraph } from 'docx';
import { paragraph } from './building-blocks';

export interface Variant {
  standard: 'EN1992-4' | 'JGJ145-2013';
  depth: 'full' | 'simple';
  language: 'cn' | 'en';
}

export const VARIANTS: readonly Variant[] = (['EN1992-4', 'JGJ145-2013'] as const).flatMap((standard) =>
  (['full', 'simple'] as const).flatMap((depth) =>
    (['cn', 'en'] as const).map((language) => ({ standard, depth, language })),
  ),
);

export const fileOf = ({
  standard,
  depth,
  language,
}: Omit<Variant, 'depth'> & { depth: Variant['depth'] | 'incomplete' }): string =>
  `${standard === 'EN1992-4' ? 'en1992-4' : 'jgj145'}-${depth}-${language}.docx`;

/** Returns the subscript for a design action in the standard: Ed or Sd. */
export const actionIndex = ({ standard }: Variant): string => (standard === 'EN1992-4' ? 'Ed' : 'Sd');

export interface Words {
  (en: string, cn: string): string;
  paragraph: (style: string, en: string, cn: string, keepNext?: boolean) => Paragraph;
}

export function wordsOf({ language }: Pick<Variant, 'language'>): Words {
  const chosen = (en: string, cn: string) => (language === 'cn' ? cn : en);
  return Object.assign(chosen, {
    paragraph: (style: string, en: string, cn: string, keepNext = false) =>
      paragraph(style, chosen(en, cn), keepNext),
  });
}
