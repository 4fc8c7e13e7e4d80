/** Fields of the report dialog: depth, language, project, signatures, remarks. */
import { useId, type ChangeEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectState } from '@/design/model/design-state';
import { RadioChoice } from '@/features/report-dialog/radio-choice';
import type { ReportChoice } from '@/features/report-dialog/report-choice';
import { parseYield } from '@/report/content/plate-yield';
import type { ReportDepth } from '@/report/word/template-name';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { SentenceText } from '@/shared/ui/sentence-text';
import { TextArea, TextBox } from '@/shared/ui/text-box';
import { LANGUAGES, languages } from '@/text/languages';
import styles from '@/features/report-dialog/report.module.css';

const DEPTHS: readonly ReportDepth[] = ['simple', 'full'];
const FIELDS = ['project', 'position', 'revision', 'company', 'address', 'telephone', 'mail'] as const;
/** Signature fields with their dates. */
const SIGNATURES = [
  ['designer', 'designedOn'],
  ['checker', 'checkedOn'],
  ['approver', 'approvedOn'],
] as const;
const LONG_FIELDS = ['changes', 'remark', 'instruction'] as const;
const LONGEST = { field: 500, remark: 2000 } as const;

interface ReportFieldsProps {
  choice: ReportChoice;
  isBusy: boolean;
  onChange: (part: Partial<ReportChoice>) => void;
}

const DayField = lazyComponent(async () => (await import('@/features/report-dialog/day-field')).DayField);

interface FieldProps extends ReportFieldsProps {
  name: keyof ProjectState;
}

function DayLine({ name, choice, isBusy, onChange }: FieldProps) {
  const { t } = useTranslation('report');
  const id = useId();
  return (
    <div className={styles.item}>
      <label htmlFor={id}>{t(name)}</label>
      <DayField
        id={id}
        value={choice[name]}
        disabled={isBusy}
        onChange={(day) => onChange({ [name]: day })}
      />
    </div>
  );
}

function LineField({ name, choice, isBusy, onChange }: FieldProps) {
  const { t } = useTranslation('report');
  return (
    <label className={styles.item}>
      <span>{t(name)}</span>
      <TextBox
        maxLength={LONGEST.field}
        isWrong={false}
        value={choice[name]}
        disabled={isBusy}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value })}
      />
    </label>
  );
}

function YieldField({ choice, isBusy, onChange }: ReportFieldsProps) {
  const { t } = useTranslation('report');
  return (
    <label className={styles.item}>
      <span>
        <SentenceText text={t('plateYield.label')} />
      </span>
      <TextBox
        inputMode="decimal"
        isWrong={parseYield(choice.plateYield) === undefined}
        value={choice.plateYield}
        disabled={isBusy}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange({ plateYield: event.target.value })}
      />
    </label>
  );
}

interface AllFieldsProps extends ReportFieldsProps {
  logo: ReactNode;
  /** True for an elastic plate, whose stress is compared with a yield strength. */
  isElastic: boolean;
}

export function ReportFields({ logo, isElastic, ...props }: AllFieldsProps) {
  const { choice, isBusy, onChange } = props;
  const { t } = useTranslation('report');
  return (
    <>
      <div className={styles.columns}>
        <RadioChoice
          label={t('type')}
          value={choice.depth}
          options={DEPTHS.map((depth) => ({ value: depth, label: t(depth) }))}
          disabled={isBusy}
          onChange={(depth) => onChange({ depth })}
        />
        <RadioChoice
          label={t('language')}
          value={choice.language}
          options={LANGUAGES.map((code) => ({ value: code, label: languages[code].name }))}
          disabled={isBusy}
          onChange={(language) => onChange({ language })}
        />
        {logo}
        {FIELDS.map((name) => (
          <LineField key={name} {...props} name={name} />
        ))}
        {isElastic && <YieldField {...props} />}
        {choice.depth === 'full' && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={choice.hasLimits}
              disabled={isBusy}
              onChange={({ target }) => onChange({ hasLimits: target.checked })}
            />
            {t('withLimits')}
          </label>
        )}
      </div>
      <div className={styles.signatures}>
        {SIGNATURES.flatMap(([name, day]) => [
          <LineField key={name} {...props} name={name} />,
          <DayLine key={day} {...props} name={day} />,
        ])}
      </div>
      <div className={styles.columns}>
        {LONG_FIELDS.map((name) => (
          <label key={name} className={styles.item}>
            <span>{t(name)}</span>
            <TextArea
              rows={3}
              maxLength={LONGEST.remark}
              value={choice[name]}
              disabled={isBusy}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          </label>
        ))}
      </div>
    </>
  );
}
