/** Below the fields: what the record amounts to, and what of it is doubtful. Follows every key by itself. */
import { Form, type FormInstance } from 'antd';
import { useDeferredValue } from 'react';
import { DoubtfulFigures } from '../records/doubtful-figures';
import type { useDoubtfulFigures } from '../records/use-doubtful-figures';
import { recordOf, type AnchorValues } from './anchor-values';
import { SampleDesign } from './sample-design';
import { useDoubtfulOf } from './use-doubtful-of';

interface FormFootProps {
  form: FormInstance<AnchorValues>;
  reasons: ReturnType<typeof useDoubtfulFigures>;
}

export function FormFoot({ form, reasons }: FormFootProps) {
  const typed = Form.useWatch([], form) as AnchorValues | undefined;
  const values = useDeferredValue(typed);
  const doubtfulOf = useDoubtfulOf();
  // On its first rendering the form holds no values yet.
  const isThere = values?.jgHave !== undefined;
  return (
    <>
      <SampleDesign values={typed} read={() => recordOf(form.getFieldsValue(true) as AnchorValues, '1')} />
      <DoubtfulFigures figures={isThere ? doubtfulOf(values) : []} state={reasons} />
    </>
  );
}
