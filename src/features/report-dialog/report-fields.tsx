/** Fields of the report dialogs: what is printed, and the people and the project. */
import { Checkbox, Collapse, Form, Input, Radio } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectState } from '@/design/model/design-state';
import type { ReportDepth, ReportLanguage } from '@/report/word/template-name';
import { lazyComponent } from '@/shared/ui/lazy';
import { LANGUAGES, languages } from '@/text/languages';

export interface ReportChoice extends ProjectState {
  depth: ReportDepth;
  language: ReportLanguage;
  /** True to print the distances to the limits in a full report. */
  hasLimits: boolean;
}

const COLUMNS = { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 24 };
const SIGNATURE_COLUMNS = { ...COLUMNS, gridTemplateColumns: 'repeat(3, minmax(0, 1fr) 148px)' };

const DEPTHS: readonly ReportDepth[] = ['simple', 'full'];
const FIELDS = ['project', 'position', 'revision', 'company', 'address', 'telephone', 'mail'] as const;
const SIGNATURES = [
  ['designer', 'designedOn'],
  ['checker', 'checkedOn'],
  ['approver', 'approvedOn'],
] as const;
const LONG_FIELDS = ['changes', 'remark', 'instruction'] as const;
const LONGEST = { field: 500, remark: 2000 } as const;

const DayField = lazyComponent(async () => (await import('@/features/report-dialog/day-field')).DayField);

export function ReportKindFields() {
  const { t } = useTranslation('report');
  return (
    <>
      <Form.Item name="depth" label={t('type')}>
        <Radio.Group
          vertical
          aria-label={t('type')}
          options={DEPTHS.map((value) => ({ value, label: t(value) }))}
        />
      </Form.Item>
      <Form.Item name="language" label={t('language')}>
        <Radio.Group
          vertical
          aria-label={t('language')}
          options={LANGUAGES.map((value) => ({ value, label: languages[value].name }))}
        />
      </Form.Item>
    </>
  );
}

function LineField({ name }: { name: keyof ProjectState }) {
  const { t } = useTranslation('report');
  return (
    <Form.Item name={name} label={t(name)}>
      <Input maxLength={LONGEST.field} />
    </Form.Item>
  );
}

/** The project and the people who sign; folded if a report has already named the project. */
function ProjectFields() {
  const { t } = useTranslation('report');
  return (
    <>
      <div style={COLUMNS}>
        {FIELDS.map((name) => (
          <LineField key={name} name={name} />
        ))}
      </div>
      <div style={SIGNATURE_COLUMNS}>
        {SIGNATURES.flatMap(([name, day]) => [
          <LineField key={name} name={name} />,
          <Form.Item key={day} name={day} label={t(day)}>
            <DayField />
          </Form.Item>,
        ])}
      </div>
      <div style={COLUMNS}>
        {LONG_FIELDS.map((name) => (
          <Form.Item key={name} name={name} label={t(name)}>
            <Input.TextArea rows={3} maxLength={LONGEST.remark} />
          </Form.Item>
        ))}
      </div>
    </>
  );
}

export function ReportFields({ logo }: { logo: ReactNode }) {
  const { t } = useTranslation('report');
  const form = Form.useFormInstance<ReportChoice>();
  const depth = Form.useWatch('depth', form);
  return (
    <>
      <div style={COLUMNS}>
        <ReportKindFields />
        {logo}
        {depth === 'full' && (
          <Form.Item name="hasLimits" valuePropName="checked">
            <Checkbox>{t('withLimits')}</Checkbox>
          </Form.Item>
        )}
      </div>
      <Collapse
        ghost
        styles={{ header: { paddingInline: 0 }, body: { paddingInline: 0 } }}
        defaultActiveKey={form.getFieldValue('project') === '' ? 'project' : undefined}
        items={[{ key: 'project', label: t('people'), forceRender: true, children: <ProjectFields /> }]}
      />
    </>
  );
}
