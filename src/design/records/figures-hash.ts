/** A short text that changes with every figure of an anchor that a calculation may take. */
import { canonical, hashText } from '@/design/model/fingerprint';
import type { AnchorData } from '@/design/records/anchor-data';

/** The texts do not count: they follow the language. */
export const figuresHash = (anchor: AnchorData): string =>
  hashText(
    canonical(Object.fromEntries(Object.entries(anchor).filter(([, value]) => typeof value === 'number'))),
  );
