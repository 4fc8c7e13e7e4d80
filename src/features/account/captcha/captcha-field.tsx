/** Verification code: the field and its picture, which a click replaces. */
import { ReloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Input, Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './captcha-field.module.css';
import type { Captcha } from './use-captcha';

interface CaptchaFieldProps {
  captcha: Captcha;
  /** Name in the form. */
  name: string;
}

export function CaptchaField({ captcha, name }: CaptchaFieldProps) {
  const { t } = useTranslation('login');
  return (
    <Flex gap={8} align="flex-start">
      <Form.Item
        name={name}
        label={t('code')}
        rules={[{ required: true, whitespace: true, message: t('required.code') }]}
        className={styles.field}
      >
        <Input
          prefix={<SafetyCertificateOutlined aria-hidden />}
          autoComplete="off"
          maxLength={10}
          spellCheck={false}
        />
      </Form.Item>
      <Button
        className={styles.picture}
        onClick={captcha.refresh}
        aria-label={captcha.failed ? t('codeFailed') : t('codePicture')}
        title={captcha.failed ? t('codeFailed') : t('codeRefresh')}
        danger={captcha.failed}
      >
        {captcha.picture && <img src={captcha.picture} alt={t('code')} />}
        {captcha.loading && <Spin size="small" />}
        {captcha.failed && <ReloadOutlined aria-hidden />}
      </Button>
    </Flex>
  );
}
