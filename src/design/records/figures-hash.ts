/** A short string that changes with every anchor value that a calculation may use. */
import { canonical, hashText } from '@/design/model/fingerprint';
import type { AnchorData } from '@/design/records/anchor-data';

/** Text fields are excluded because they depend on the language. */
export const figuresHash = (anchor: AnchorData): string =>
  hashText(
    canonical(Object.fromEntries(Object.entries(anchor).filter(([, value]) => typeof value === 'number'))),
  );
