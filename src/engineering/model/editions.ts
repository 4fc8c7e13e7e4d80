/** Editions of the standards that the checks implement, as shown on screens and in reports. */
import type { Standard } from '@/engineering/model/design';

interface Identity {
  name: string;
  separator: ':' | '-';
  edition: string;
}

/**
 * Names by the identifier of the standard in the API. EN standards have a colon before the edition; JGJ
 * standards have a hyphen.
 */
const IDENTITIES: Readonly<Record<Standard, Identity>> = {
  'EN1992-4': { name: 'EN 1992-4', separator: ':', edition: '2018' },
  'JGJ145-2013': { name: 'JGJ145', separator: '-', edition: '2013' },
};

export function editionOf(standard: Standard): string {
  const { name, separator, edition } = IDENTITIES[standard];
  return `${name}${separator}${edition}`;
}
