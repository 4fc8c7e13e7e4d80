/** A short string that changes with every anchor value that a calculation may use. */
import { canonical, hashText } from '@/design/model/fingerprint';
import type { AnchorData } from '@/design/records/anchor-data';
import { asSent, FIGURE_LIST, figureOf } from '@/quantities/anchor';

/**
 * Text fields are excluded because they depend on the language. Names and units are those of a request, so
 * that results of earlier versions still match their record.
 */
export const figuresHash = (anchor: AnchorData): string =>
  hashText(
    canonical(
      Object.fromEntries(
        FIGURE_LIST.map((name) => [figureOf(name).sent ?? name, asSent(name, anchor[name])]),
      ),
    ),
  );
