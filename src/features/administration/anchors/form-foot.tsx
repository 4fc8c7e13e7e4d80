/**
 * Area below the fields: doubtful values of the record. Updates on every key press, and
 * revalidates other fields whose messages change as a result.
 */
import { Form, type FormInstance } from 'antd';
import { useDeferredValue, useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import type { AnchorValues } from '@/features/administration/anchors/anchor-values';
import { fieldsToCheckAgain } from '@/features/administration/anchors/form-findings';
import { useDoubtfulOf } from '@/features/administration/anchors/use-doubtful-of';
import { DoubtfulFigures } from '@/features/administration/records/doubtful-figures';
import { useDoubtfulFigures } from '@/features/administration/records/use-doubtful-figures';

interface FormFootProps {
  form: FormInstance<AnchorValues>;
  ref: Ref<Ticks>;
}

const fieldsWithMessages = (form: FormInstance<AnchorValues>): string[] =>
  form
    .getFieldsError()
    .filter(({ errors, warnings }) => errors.length + warnings.length > 0)
    .map(({ name }) => String(name[0]));

export type Ticks = ReturnType<typeof useDoubtfulFigures>;

export function FormFoot({ form, ref }: FormFootProps) {
  // The ticks are state of this component, so that a tick does not re-render the eighty fields.
  const ticks = useDoubtfulFigures();
  useImperativeHandle(ref, () => ticks);
  const values = useDeferredValue(Form.useWatch([], form) as AnchorValues | undefined);
  const doubtfulOf = useDoubtfulOf();
  // On the first render the form has no values yet.
  const isThere = values?.jgHave !== undefined;
  const judged = useRef<AnchorValues | null>(null);
  useEffect(() => {
    const before = judged.current;
    judged.current = isThere ? values : null;
    if (!isThere) return;
    const isDeclaredAnew = before?.jgHave !== values.jgHave || before.etaHave !== values.etaHave;
    // On a busy page a validation may be skipped, so a field's message may belong to an earlier value.
    const shown = isDeclaredAnew ? fieldsWithMessages(form) : [];
    const changed = before === null ? [] : fieldsToCheckAgain(before, values);
    const keys = new Set([...changed, ...shown]);
    if (keys.size > 0) form.validateFields([...keys]).catch(() => undefined);
  }, [form, isThere, values]);
  return <DoubtfulFigures figures={isThere ? doubtfulOf(values) : []} state={ticks} />;
}
