/** Captcha: an input field, and an image that is replaced when the user clicks it. */
import { ReloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Button, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Captcha } from '@/features/account/captcha/use-captcha';
import { TextField } from '@/features/account/fields/text-field';
import type { FieldProps } from '@/features/account/fields/use-text-form';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import styles from '@/features/account/captcha/captcha-field.module.css';

const LONGEST_CODE = 10;

interface CaptchaFieldProps {
  captcha: Captcha;
  field: FieldProps;
  required?: boolean;
}

export function CaptchaField({ captcha, field, required }: CaptchaFieldProps) {
  const { t } = useTranslation('login');
  const failureText = useFailureText();
  const { failure } = captcha;
  return (
    <div className={styles.code}>
      <TextField
        label={t('code')}
        field={field}
        required={required}
        icon={<SafetyCertificateOutlined aria-hidden />}
        autoComplete="off"
        maxLength={LONGEST_CODE}
        spellCheck={false}
        tall
      />
      <Button
        className={styles.picture}
        onClick={captcha.refresh}
        aria-label={failure ? t('codeFailed') : t('codePicture')}
        title={failure ? failureText(failure) : t('codeRefresh')}
        danger={failure !== undefined}
      >
        {captcha.picture && <img src={captcha.picture} alt={t('code')} />}
        {captcha.loading && <Spin size="small" />}
        {failure && <ReloadOutlined aria-hidden />}
      </Button>
    </div>
  );
}
