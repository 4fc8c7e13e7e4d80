/** Page that adds a concrete grade, or edits the grade whose id is in the URL query. */
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addConcrete, changeConcrete, concreteQuery, CONCRETES_KEY } from '@/api/calls/references';
import type { ApiOutcome } from '@/api/contract/failure';
import type { Concrete, NewConcrete } from '@/api/contract/references';
import { CONCRETE_FIELDS, isConcreteField } from '@/features/administration/concretes/concrete-fields';
import {
  useDoubtfulConcrete,
  useCheckedConcrete,
} from '@/features/administration/concretes/use-doubtful-concrete';
import { DoubtfulFigures } from '@/features/administration/records/doubtful-figures';
import { FormPage } from '@/features/administration/records/form-page';
import { NumericItem } from '@/features/administration/records/numeric-item';
import { shownNumber, wireNumber } from '@/features/administration/records/numeric-text';
import { SaveForm } from '@/features/administration/records/save-form';
import { useDoubtfulFigures } from '@/features/administration/records/use-doubtful-figures';
import { useLastWriter } from '@/features/administration/records/use-last-writer';
import { useRecordEffect } from '@/features/administration/records/use-record-effect';
import { useSave } from '@/features/administration/records/use-save';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices/notices';
import { SymbolText } from '@/shared/ui/symbol-text';
import styles from '@/features/administration/records/records.module.css';

const LONGEST_GRADE = 255;

function initialValues(concrete: Concrete | null): NewConcrete {
  if (!concrete) return { grade: '', fck: '', fcuk: '', ec: '' };
  const { grade, fck, fcuk, ec } = concrete;
  return { grade, fck: shownNumber(fck), fcuk: shownNumber(fcuk), ec: shownNumber(ec) };
}

function ConcreteForm(props: { concrete: Concrete | null }) {
  // Reloading the record must not change the form's initial values.
  const [{ concrete }] = useState(props);
  const { t } = useTranslation(['databases', 'administration', 'common']);
  const { message } = useNotices();
  const saving = useSave();
  const onTop = useLastWriter();
  const confirmEffect = useRecordEffect();
  const doubtfulOf = useDoubtfulConcrete();
  const judgedBy = useCheckedConcrete();
  const ticks = useDoubtfulFigures();
  const [form] = Form.useForm<NewConcrete>();
  const typed = Form.useWatch([], form) as NewConcrete | undefined;
  const [sending, setSending] = useState(false);
  // Text that the server returned for the add call.
  const [answer, setAnswer] = useState('');

  const finish = (outcome: ApiOutcome<true>, successText: string) =>
    saving.save({
      call: () => Promise.resolve(outcome),
      successText,
      outdated: CONCRETES_KEY,
      leadsTo: routes.concretes,
    });

  const add = async (draft: NewConcrete) => {
    setSending(true);
    setAnswer('');
    const outcome = await addConcrete(draft);
    setSending(false);
    if (outcome.ok && outcome.value !== '') {
      message.success(outcome.value);
      setAnswer(outcome.value);
      return;
    }
    await finish(outcome.ok ? { ok: true, value: true } : outcome, t('common:message.add_success'));
  };

  const change = async (opened: Concrete, draft: NewConcrete) => {
    const { id, grade } = opened;
    const mine = { ...draft, id, grade };
    if (!(await confirmEffect([{ kind: 'concretes', before: opened, after: mine }]))) return;
    setSending(true);
    const outcome = await onTop({
      before: opened,
      mine,
      query: concreteQuery(id),
      label: (key) => (isConcreteField(key) ? t(`concrete.field.${key}`) : key),
      send: changeConcrete,
    });
    setSending(false);
    await finish(outcome, t('common:message.modify_success'));
  };

  const submit = ({ grade, fck, fcuk, ec }: NewConcrete) => {
    if (!ticks.areSettled(doubtfulOf({ grade, fck, fcuk, ec }))) {
      message.error(t('doubtful.open'));
      return undefined;
    }
    const draft = { grade: grade.trim(), fck: wireNumber(fck), fcuk: wireNumber(fcuk), ec: wireNumber(ec) };
    return concrete ? change(concrete, draft) : add(draft);
  };

  return (
    <SaveForm<NewConcrete>
      form={form}
      saving={{ ...saving, busy: saving.busy || sending }}
      submitText={t(concrete ? 'administration:modify' : 'administration:add')}
      initialValues={initialValues(concrete)}
      keptAs={`concrete:${concrete?.id ?? ''}`}
      onSubmit={(values) => void submit(values)}
    >
      <div className={styles.columns}>
        <Form.Item
          name="grade"
          label={t('concrete.grade')}
          rules={[{ required: true, whitespace: true, message: t('concrete.gradeEmpty') }]}
        >
          <Input disabled={concrete !== null} maxLength={LONGEST_GRADE} autoFocus={concrete === null} />
        </Form.Item>
      </div>
      <div className={styles.columns}>
        {CONCRETE_FIELDS.map(({ key, symbol, unit, step }) => (
          <NumericItem
            key={key}
            name={key}
            label={
              <span>
                {t(`concrete.field.${key}`)} <SymbolText text={symbol} />
              </span>
            }
            unit={unit}
            step={step}
            {...judgedBy(form, key)}
          />
        ))}
      </div>
      {answer !== '' && <Alert type="info" showIcon title={answer} style={{ marginBottom: 16 }} />}
      <DoubtfulFigures figures={typed?.grade === undefined ? [] : doubtfulOf(typed)} state={ticks} />
    </SaveForm>
  );
}

export function ConcreteFormPage() {
  const { t } = useTranslation('databases');
  const id = useSearchParams()[0].get('concreteId') ?? '';
  const detail = useQuery({ ...concreteQuery(id), enabled: id !== '', gcTime: 0 });
  const concrete = id === '' ? null : (detail.data ?? null);
  return (
    <FormPage
      title={concrete ? t('concrete.editTitle', { grade: concrete.grade }) : t('concrete.createTitle')}
      listPath={routes.concretes}
      needs={id === '' ? [] : [detail]}
    >
      <ConcreteForm key={id} concrete={concrete} />
    </FormPage>
  );
}
