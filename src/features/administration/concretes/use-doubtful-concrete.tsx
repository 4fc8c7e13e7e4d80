/** Messages about impossible and doubtful values in the concrete grade form. */
import type { FormInstance, FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import type { NewConcrete } from '@/api/contract/references';
import {
  CONCRETE_FIELDS,
  isConcreteField,
  type ConcreteField,
} from '@/features/administration/concretes/concrete-fields';
import type { DoubtfulFigure } from '@/features/administration/records/doubtful-figures';
import { useFindingText } from '@/features/administration/records/finding-text';
import { numericProblem, wireNumber } from '@/features/administration/records/numeric-text';
import { concreteFindings, type ConcreteQuantity } from '@/quantities/plausible/concrete-rules';
import type { Finding, Grade } from '@/quantities/plausible/rule';
import { SymbolText } from '@/shared/ui/symbol-text';

/**
 * Returns the findings for all values; entries that are not numbers have a separate message and are
 * excluded.
 */
function findingsIn(values: Partial<NewConcrete>): Finding<ConcreteQuantity>[] {
  const { grade = '', fck = '', fcuk = '', ec = '' } = values;
  const figures = {
    fck: Number(wireNumber(fck)),
    fcuk: Number(wireNumber(fcuk)),
    ec: Number(wireNumber(ec)),
  };
  return concreteFindings(grade, figures).filter(
    ({ of }) => isConcreteField(of) && numericProblem(values[of] ?? '') === null,
  );
}

export function useConcreteText() {
  const { t } = useTranslation('databases');
  const findingText = useFindingText();
  return (finding: Finding<ConcreteQuantity>): string => {
    const field = CONCRETE_FIELDS.find(({ key }) => key === finding.of);
    const by = finding.by.map((name) =>
      isConcreteField(name) ? t(`concrete.field.${name}`) : t('concrete.grade'),
    );
    return findingText(finding, { unit: field?.unit ?? '', by });
  };
}

export function useDoubtfulConcrete() {
  const { t } = useTranslation('databases');
  const text = useConcreteText();
  return (values: NewConcrete) =>
    findingsIn(values).flatMap((finding): DoubtfulFigure[] => {
      const field = CONCRETE_FIELDS.find(({ key }) => key === finding.of);
      // A missing value is not listed: as specified in the requirements documents, it is sent as 0, and its
      // field explains what this means.
      if (!field || finding.grade !== 'doubtful' || finding.code === 'missing') return [];
      const name = t(`concrete.field.${field.key}`);
      return [
        {
          key: field.key,
          name,
          label: (
            <>
              {name} <SymbolText text={field.symbol} />
            </>
          ),
          value: values[field.key],
          shown: `${values[field.key]} ${field.unit}`,
          text: text(finding),
        },
      ];
    });
}

/**
 * Returns a function that returns, for one field, its rules and the other fields on which these rules depend.
 */
export function useCheckedConcrete() {
  const text = useConcreteText();
  return (form: FormInstance<NewConcrete>, key: ConcreteField) => {
    const ruleFor = (grade: Grade): FormRule => ({
      warningOnly: grade === 'doubtful',
      validator: () => {
        const values = form.getFieldsValue(true) as Partial<NewConcrete>;
        const found = findingsIn(values).find((finding) => finding.of === key && finding.grade === grade);
        return found ? Promise.reject(new Error(text(found))) : Promise.resolve();
      },
    });
    return {
      rules: [ruleFor('impossible'), ruleFor('doubtful')],
      dependencies: ['grade', ...CONCRETE_FIELDS.map((field) => field.key).filter((other) => other !== key)],
    };
  };
}
