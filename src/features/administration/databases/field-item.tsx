/** Numeric field of a database form, with messages about impossible and doubtful values. */
import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import {
  findingsInForm,
  type Database,
  type Field,
  type Typed,
} from '@/features/administration/databases/database';
import { useDatabaseTexts } from '@/features/administration/databases/use-database-texts';
import { NumericItem } from '@/features/administration/records/numeric-item';

interface FieldItemProps {
  database: Pick<Database<never>, 'fields' | 'findings' | 'texts'>;
  field: Field;
  form: Pick<FormInstance, 'getFieldsValue'>;
  label: ReactNode;
  extra?: ReactNode;
  /** Other fields on which the messages depend. */
  dependencies?: string[];
}

export function FieldItem({ database, field, form, ...rest }: FieldItemProps) {
  const { findingText } = useDatabaseTexts(database);
  const { key, unit = '', step, largest } = field;
  return (
    <NumericItem
      {...rest}
      name={key}
      unit={unit}
      step={step}
      largest={largest}
      rules={[false, true].map((warningOnly) => ({
        warningOnly,
        validator: () => {
          const found = findingsInForm(database, form.getFieldsValue(true) as Typed).find(
            // A missing value must not prevent saving.
            ({ of, grade, code }) =>
              of === key && (grade === 'doubtful' || code === 'missing') === warningOnly,
          );
          return found ? Promise.reject(new Error(findingText(found))) : Promise.resolve();
        },
      }))}
    />
  );
}
