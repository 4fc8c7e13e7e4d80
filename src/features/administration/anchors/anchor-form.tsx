/** Anchor form: name, image, standards, and all values of both standards side by side. */
import { Form, Input, type FormRule } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addAnchor, anchorRecordQuery, ANCHORS_KEY, changeAnchor } from '@/api/calls/anchors';
import type { AnchorFields, AnchorRecord } from '@/api/contract/anchor';
import { StandardFields } from '@/features/administration/anchors/anchor-field-items';
import { ANCHOR_FIELDS } from '@/features/administration/anchors/anchor-fields';
import { AnchorPicture } from '@/features/administration/anchors/anchor-picture';
import {
  emptyValues,
  isPullOutOpen,
  recordOf,
  valuesOf,
  type AnchorValues,
} from '@/features/administration/anchors/anchor-values';
import { FormFoot, type Ticks } from '@/features/administration/anchors/form-foot';
import { NotOffered } from '@/features/administration/anchors/not-offered';
import { useAnchorTexts } from '@/features/administration/anchors/use-anchor-texts';
import { useDoubtfulOf } from '@/features/administration/anchors/use-doubtful-of';
import { useLackingText } from '@/features/administration/anchors/use-lacking-text';
import { SaveForm } from '@/features/administration/records/save-form';
import { useLastWriter } from '@/features/administration/records/use-last-writer';
import { useRecordEffect } from '@/features/administration/records/use-record-effect';
import { useSave } from '@/features/administration/records/use-save';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices/notices';
import styles from '@/features/administration/anchors/anchors.module.css';

const LONGEST_NAME = 255;

/**
 * Rule that accepts every value: antd clears the message from the last save when a field's value changes,
 * but only if the field has a rule.
 */
const FORGETS_MESSAGE: FormRule = { validator: () => Promise.resolve() };

interface AnchorFormProps {
  /** The edited record; null for a new record. */
  anchor: AnchorRecord | null;
  /** Record whose values are copied to a new record; null if the new record starts blank. */
  source: AnchorRecord | null;
}

/**
 * Returns the required fields that are empty. As specified in the requirements documents, a missing image is
 * reported before a missing name.
 */
function missing({ name, avatar }: AnchorValues): ('avatar' | 'name')[] {
  return [
    ...(avatar === '' ? (['avatar'] as const) : []),
    ...(name.trim() === '' ? (['name'] as const) : []),
  ];
}

export function AnchorForm(props: AnchorFormProps) {
  // Reloading the record must not change the form's initial values.
  const [{ anchor, source }] = useState(props);
  const { t } = useTranslation(['anchors', 'administration', 'common', 'databases']);
  const texts = useAnchorTexts();
  const { message, confirm } = useNotices();
  const saving = useSave();
  const onTop = useLastWriter();
  const confirmEffect = useRecordEffect();
  const [form] = Form.useForm<AnchorValues>();
  const start = anchor ?? source;
  const initial = start ? valuesOf(start) : emptyValues();
  const doubtfulOf = useDoubtfulOf();
  const lackingText = useLackingText();
  const ticks = useRef<Ticks>(null);

  // Shows the doubtful values of an edited or copied record immediately.
  useEffect(() => {
    if (start) form.validateFields(ANCHOR_FIELDS.map(({ key }) => key)).catch(() => undefined);
  }, [form, start]);

  const changedRecord = (opened: AnchorRecord, record: AnchorFields): AnchorRecord => ({
    ...opened,
    ...record,
    efficient: opened.efficient,
    name: opened.name,
  });

  const send = (record: AnchorFields) =>
    saving.save({
      call: () =>
        anchor
          ? onTop({
              before: anchor,
              mine: changedRecord(anchor, record),
              query: anchorRecordQuery(anchor.id),
              label: texts.field,
              send: changeAnchor,
            })
          : addAnchor(record),
      successText: t(anchor ? 'common:message.modify_success' : 'common:message.add_success'),
      outdated: ANCHORS_KEY,
      leadsTo: routes.anchors,
    });

  /** True if image and name are present; otherwise shows an error. */
  const isComplete = (held: AnchorValues): boolean => {
    const absent = missing(held);
    if (absent.length === 0) return true;
    form.setFields(absent.map((field) => ({ name: field, errors: [t(`missing.${field}`)] })));
    form.focusField('name');
    message.error(t(`missing.${absent[0]}`));
    return false;
  };

  /**
   * Returns the question to ask before saving, at most one: about empty values that a calculation needs, or
   * about a missing pull-out resistance; null if no question is needed.
   */
  const questionBefore = (held: AnchorValues) => {
    const lacking = lackingText(held);
    if (lacking !== null)
      return {
        title: t('empty.title'),
        content: lacking,
        okText: t('empty.save'),
        cancelText: t('pullOut.back'),
      };
    const wasOpen = start !== null && isPullOutOpen(valuesOf(start));
    if (!isPullOutOpen(held) || wasOpen) return null;
    return {
      title: t('pullOut.title'),
      content: t('pullOut.text'),
      okText: t('pullOut.save'),
      cancelText: t('pullOut.back'),
    };
  };

  const submit = async (held: AnchorValues) => {
    if (!isComplete(held)) return;
    if (!ticks.current?.areSettled(doubtfulOf(held))) {
      message.error(t('databases:doubtful.open'));
      return;
    }
    const question = questionBefore(held);
    if (question !== null && !(await confirm(question))) return;
    const record = recordOf(held, '1');
    const changes = anchor
      ? [{ kind: 'anchors' as const, before: anchor, after: changedRecord(anchor, record) }]
      : [];
    if (!(await confirmEffect(changes))) return;
    await send(record);
  };

  return (
    <SaveForm<AnchorValues>
      form={form}
      saving={saving}
      submitText={t(anchor ? 'administration:modify' : 'administration:add')}
      initialValues={initial}
      keptAs={`anchor:${anchor?.id ?? `copy:${source?.id ?? ''}`}`}
      onSubmit={(held) => void submit(held)}
      onRefused={(held) => {
        if (isComplete(held)) message.error(t('refused'));
      }}
    >
      <div className={styles.head}>
        <div>
          <Form.Item name="name" label={t('name')} required rules={[FORGETS_MESSAGE]}>
            <Input
              disabled={anchor !== null}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              autoFocus={!anchor}
            />
          </Form.Item>
          <NotOffered form={form} />
        </div>
        <Form.Item name="avatar" label={t('picture.label')} required rules={[FORGETS_MESSAGE]}>
          <AnchorPicture />
        </Form.Item>
      </div>
      <StandardFields form={form} onFilled={saving.markDirty} />
      <FormFoot ref={ticks} form={form} />
    </SaveForm>
  );
}
