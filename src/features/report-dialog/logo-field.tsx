/** The logo of the user's company: selecting an image file, preview, and removal. */
import { Button, Form, Space } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAsDataUrl } from '@/api/calls/images';
import { scaledImage } from '@/features/report-dialog/png';
import { companyLogo, clearCompanyLogo, keepCompanyLogo } from '@/stores/company-logo';

const TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'];
const LARGEST = 500_000;
const PREVIEW = { display: 'block', maxWidth: 112, maxHeight: 44 };

export function LogoField({ owner }: { owner: string }) {
  const { t } = useTranslation('report');
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState(() => companyLogo(owner));
  const [said, setSaid] = useState<'hint' | 'refused' | 'notStored'>('hint');
  const take = async (file: File) => {
    const isFit = TYPES.includes(file.type) && file.size <= LARGEST;
    const found = isFit ? await readAsDataUrl(file).catch(() => null) : null;
    const isShown = found !== null && (await scaledImage(found)) !== null;
    if (isShown) setPicture(found);
    setSaid(!isShown ? 'refused' : keepCompanyLogo(owner, found) ? 'hint' : 'notStored');
  };
  const remove = () => {
    clearCompanyLogo(owner);
    setPicture(null);
    setSaid('hint');
  };
  return (
    <Form.Item
      label={t('logo.label')}
      help={<span role={said === 'hint' ? undefined : 'alert'}>{t(`logo.${said}`)}</span>}
      validateStatus={said === 'hint' ? undefined : 'error'}
    >
      <Space>
        {picture !== null && <img style={PREVIEW} src={picture} alt={t('logo.label')} />}
        <Button onClick={() => input.current?.click()}>{t('logo.choose')}</Button>
        {picture !== null && (
          <Button type="text" onClick={remove}>
            {t('logo.remove')}
          </Button>
        )}
      </Space>
      <input
        ref={input}
        type="file"
        accept={TYPES.join(',')}
        style={{ display: 'none' }}
        data-testid="logo-file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void take(file);
        }}
      />
    </Form.Item>
  );
}
