/** Form items for the anchor fields of both standards, by group, in the order of `ANCHOR_FIELDS`. */
import { Button, Card, Checkbox, ConfigProvider, Divider, Form, type FormInstance } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnchorValues, copiedValues } from '@/features/administration/anchors/anchor-values';
import { fieldsOf, HAVE, STANDARD_NAMES, anchors } from '@/features/administration/anchors/anchors';
import { FieldItem } from '@/features/administration/databases/field-item';
import { TextItem } from '@/features/administration/records/save-form';
import { GROUPS, PREFIXES, type GroupName, type Prefix } from '@/quantities/anchor';
import { useNotices } from '@/shared/ui/notices';
import { SymbolText } from '@/shared/ui/symbol-text';
import styles from '@/features/administration/anchors/anchors.module.css';

const sectionId = (group: GroupName): string => `anchor-section-${group}`;

/** Moves the focus to the first field of a group. */
function show(group: GroupName): void {
  const section = document.getElementById(sectionId(group));
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
}

interface GroupProps {
  standard: Prefix;
  group: GroupName;
  form: FormInstance<AnchorValues>;
}

function FieldGroup({ standard, group, form }: GroupProps) {
  const { t } = useTranslation('anchors');
  const fields = fieldsOf(standard, group);
  const textFields = fields.filter((field) => field.kind === 'text');
  const numbers = fields.filter((field) => field.kind === 'number');
  return (
    <div role="group" aria-label={`${STANDARD_NAMES[standard]}: ${t(`group.${group}`)}`}>
      <Divider titlePlacement="start" styles={{ content: { margin: 0 } }} style={{ margin: '4px 0 12px' }}>
        {t(`group.${group}`)}
      </Divider>
      {fields.length === 0 && <p>{t('noSuchCheck')}</p>}
      {textFields.length > 0 && (
        <div className={styles.texts}>
          {textFields.map((field) => (
            <TextItem key={field.key} name={field.key} label={t(`field.${field.quantity}`)} />
          ))}
        </div>
      )}
      <div className={styles.fields}>
        {numbers.map((field) => (
          <FieldItem
            key={field.key}
            database={anchors}
            field={field}
            form={form}
            label={
              <span>
                {t(`field.${field.quantity}`)} {field.symbol !== '' && <SymbolText text={field.symbol} />}
              </span>
            }
            extra={field.key === 'etaNrkp' ? t('pullOut.hint') : undefined}
          />
        ))}
      </div>
    </div>
  );
}

interface StandardFieldsProps {
  form: FormInstance<AnchorValues>;
  /** Called after values have been copied from one standard to the other. */
  onFilled: () => void;
}

/**
 * Field groups in sequence, each next to the same group of the other standard. Memoised, because otherwise
 * eighty fields would be re-rendered on every key press.
 */
export const StandardFields = memo(function StandardFields({ form, onFilled }: StandardFieldsProps) {
  const { t } = useTranslation('anchors');
  const { message } = useNotices();
  const jg = Form.useWatch('jgHave', form) as boolean | undefined;
  const eta = Form.useWatch('etaHave', form) as boolean | undefined;
  const isOff = { jg: jg === false, eta: eta === false };
  const copyFrom = (standard: Prefix) => {
    const { values, kept } = copiedValues(form.getFieldsValue(true) as AnchorValues, standard);
    form.setFieldsValue(values);
    const filled = Object.keys(values);
    if (filled.length > 0) {
      onFilled();
      form.validateFields(filled).catch(() => undefined);
    }
    message.info(t('copy.done', { count: filled.length, kept }));
  };
  return (
    <Card size="small" style={{ marginBottom: 16 }}>
      <div className={styles.heading}>
        <nav aria-label={t('sections')} className={styles.sections}>
          {GROUPS.map((group) => (
            <Button key={group} type="link" size="small" onClick={() => show(group)}>
              {t(`group.${group}`)}
            </Button>
          ))}
        </nav>
        <div className={styles.standards}>
          {PREFIXES.map((standard) => {
            const other = standard === 'jg' ? 'eta' : 'jg';
            return (
              <div key={standard} className={styles.standard}>
                <Form.Item name={HAVE[standard]} valuePropName="checked" noStyle>
                  <Checkbox>{t(`declared.${standard}`)}</Checkbox>
                </Form.Item>
                <Button
                  size="small"
                  title={t('copy.explain')}
                  disabled={isOff.jg || isOff.eta}
                  onClick={() => copyFrom(standard)}
                >
                  {t('copy.action', { standard: STANDARD_NAMES[other] })}
                </Button>
              </div>
            );
          })}
        </div>
      </div>
      {GROUPS.map((group) => (
        <div key={group} id={sectionId(group)} className={`${styles.standards} ${styles.section}`}>
          {PREFIXES.map((standard) => (
            <ConfigProvider key={standard} componentDisabled={isOff[standard]}>
              <FieldGroup standard={standard} group={group} form={form} />
            </ConfigProvider>
          ))}
        </div>
      ))}
    </Card>
  );
});
