/** Messages about the doubtful values in a form. */
import { ANCHOR_FIELDS } from '@/features/administration/anchors/anchor-fields';
import type { AnchorValues } from '@/features/administration/anchors/anchor-values';
import { formFindings, keyOf } from '@/features/administration/anchors/form-findings';
import { useAnchorFindingText } from '@/features/administration/anchors/use-anchor-finding-text';
import { useAnchorTexts } from '@/features/administration/anchors/use-anchor-texts';
import type { DoubtfulFigure } from '@/features/administration/records/doubtful-figures';
import { SymbolText } from '@/shared/ui/symbol-text';

export function useDoubtfulOf() {
  const texts = useAnchorTexts();
  const findingText = useAnchorFindingText();
  return (values: AnchorValues) =>
    formFindings(values)
      .filter(({ grade, code }) => grade === 'doubtful' && code !== 'missing')
      .flatMap((finding): DoubtfulFigure[] => {
        const field = ANCHOR_FIELDS.find(({ key }) => key === keyOf(finding));
        if (field?.kind !== 'number') return [];
        const name = `${texts.standard(field.standard)} ${texts.quantity(field.quantity)}`;
        return [
          {
            key: field.key,
            name,
            label: (
              <>
                {name} {field.symbol !== '' && <SymbolText text={field.symbol} />}
              </>
            ),
            value: values[field.key],
            shown: `${values[field.key]} ${field.unit}`.trim(),
            text: findingText(finding),
          },
        ];
      });
}
