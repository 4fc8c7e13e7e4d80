/** Messages about impossible and doubtful values in the profile form. */
import type { FormInstance, FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DoubtfulFigure } from '@/features/administration/records/doubtful-figures';
import { useFindingText } from '@/features/administration/records/finding-text';
import { numericProblem, wireNumber } from '@/features/administration/records/numeric-text';
import {
  PROFILE_FIGURES,
  profileFindings,
  type ProfileFigure,
  type ProfileQuantity,
} from '@/quantities/plausible/profile-rules';
import type { Finding, Grade } from '@/quantities/plausible/rule';

type Typed = Partial<Record<ProfileFigure | 'name', string>>;

export const isProfileField = (key: string): key is ProfileFigure =>
  PROFILE_FIGURES.some((field) => field === key);

/**
 * Returns the findings for all values; entries that are not numbers have a separate message and are
 * excluded.
 */
function findingsIn(series: string, values: Typed): Finding<ProfileQuantity>[] {
  const number = (key: ProfileFigure) => Number(wireNumber(values[key] ?? ''));
  const figures = { h: number('h'), w: number('w'), t: number('t'), ft: number('ft') };
  return profileFindings({ name: values.name ?? '', type: series }, figures).filter(
    ({ of }) => isProfileField(of) && numericProblem(values[of] ?? '') === null,
  );
}

export function useProfileText() {
  const { t } = useTranslation('databases');
  const findingText = useFindingText();
  return (finding: Finding<ProfileQuantity>): string => {
    const by = finding.by.map((name) =>
      isProfileField(name) ? t(`profile.field.${name}`) : t('profile.name'),
    );
    return findingText(finding, { unit: 'mm', by });
  };
}

export function useDoubtfulProfile() {
  const { t } = useTranslation('databases');
  const text = useProfileText();
  return (series: string, values: Typed) =>
    findingsIn(series, values).flatMap((finding): DoubtfulFigure[] => {
      const { of, grade, code } = finding;
      // A missing value is not listed: as specified in the requirements documents, it is sent as 0, and its
      // field explains what this means.
      if (!isProfileField(of) || grade !== 'doubtful' || code === 'missing') return [];
      const name = t(`profile.field.${of}`);
      const value = values[of] ?? '';
      return [{ key: of, name, label: name, value, shown: `${value} mm`, text: text(finding) }];
    });
}

/**
 * Returns a function that returns, for one field, its rules and the other fields on which these rules depend.
 */
export function useCheckedProfile(series: string) {
  const text = useProfileText();
  return (form: FormInstance<Record<ProfileFigure | 'name', string>>, key: ProfileFigure) => {
    const ruleFor = (grade: Grade): FormRule => ({
      warningOnly: grade === 'doubtful',
      validator: () => {
        const found = findingsIn(series, form.getFieldsValue(true) as Typed).find(
          (finding) => finding.of === key && finding.grade === grade,
        );
        return found ? Promise.reject(new Error(text(found))) : Promise.resolve();
      },
    });
    return {
      rules: [ruleFor('impossible'), ruleFor('doubtful')],
      dependencies: ['name', ...PROFILE_FIGURES.filter((other) => other !== key)],
    };
  };
}
