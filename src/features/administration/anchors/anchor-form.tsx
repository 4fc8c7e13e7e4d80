/** The form of an anchor: name, picture, standards, and every figure of both standards side by side. */
import { Form, Input, type FormRule } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addAnchor, ANCHORS_KEY, changeAnchor } from '@/api/calls/anchors';
import type { AnchorRecord } from '@/api/contract/anchor';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices/notices';
import { SaveForm } from '../records/save-form';
import { useSave } from '../records/use-save';
import { StandardFields } from './anchor-field-items';
import { ANCHOR_FIELDS } from './anchor-fields';
import { AnchorPicture } from './anchor-picture';
import { emptyValues, isPullOutOpen, recordOf, valuesOf, type AnchorValues } from './anchor-values';

const LONGEST_NAME = 255;

/**
 * Refuses nothing: a field that has a rule loses the message of the last attempt to save as soon as it
 * changes.
 */
const FORGETS_MESSAGE: FormRule = { validator: () => Promise.resolve() };

interface AnchorFormProps {
  /** The record that is modified, null for a new one. */
  anchor: AnchorRecord | null;
  /** Where the figures of a new one come from. */
  source: AnchorRecord | null;
}

/** Checks that the documents want before an anchor goes out; the picture's message comes first. */
function missing({ name, avatar }: AnchorValues): ('avatar' | 'name')[] {
  return [
    ...(avatar === '' ? (['avatar'] as const) : []),
    ...(name.trim() === '' ? (['name'] as const) : []),
  ];
}

export function AnchorForm({ anchor, source }: AnchorFormProps) {
  const { t } = useTranslation(['anchors', 'administration', 'common']);
  const { message, confirm } = useNotices();
  const saving = useSave();
  const [form] = Form.useForm<AnchorValues>();
  const start = anchor ?? source;
  const initial = start ? valuesOf(start) : emptyValues();

  // Hints on figures that are there already show at once.
  useEffect(() => {
    if (start) form.validateFields(ANCHOR_FIELDS.map(({ key }) => key)).catch(() => undefined);
  }, [form, start]);

  const send = (values: AnchorValues) =>
    saving.save({
      call: () =>
        anchor
          ? changeAnchor({ ...recordOf(values, anchor.efficient), id: anchor.id, name: anchor.name })
          : addAnchor(recordOf(values, '1')),
      successText: t(anchor ? 'common:message.modify_success' : 'common:message.add_success'),
      outdated: ANCHORS_KEY,
      leadsTo: routes.anchors,
    });

  const submit = async (values: AnchorValues) => {
    const absent = missing(values);
    if (absent.length > 0) {
      form.setFields(absent.map((field) => ({ name: field, errors: [t(`missing.${field}`)] })));
      form.focusField('name');
      message.error(t(`missing.${absent[0]}`));
      return;
    }
    const wasOpen = start !== null && isPullOutOpen(valuesOf(start));
    const isAgreed =
      !isPullOutOpen(values) ||
      wasOpen ||
      (await confirm({
        title: t('pullOut.title'),
        content: t('pullOut.text'),
        okText: t('pullOut.save'),
        cancelText: t('pullOut.back'),
      }));
    if (isAgreed) await send(values);
  };

  return (
    <SaveForm<AnchorValues>
      form={form}
      saving={saving}
      submitText={t(anchor ? 'administration:modify' : 'administration:add')}
      initialValues={initial}
      keptAs={`anchor:${anchor?.id ?? `copy:${source?.id ?? ''}`}`}
      onSubmit={(values) => void submit(values)}
    >
      <Form.Item name="name" label={t('name')} required rules={[FORGETS_MESSAGE]} style={{ maxWidth: 640 }}>
        <Input disabled={anchor !== null} maxLength={LONGEST_NAME} autoComplete="off" autoFocus={!anchor} />
      </Form.Item>
      <Form.Item name="avatar" label={t('picture.label')} required rules={[FORGETS_MESSAGE]}>
        <AnchorPicture />
      </Form.Item>
      <StandardFields form={form} />
    </SaveForm>
  );
}
