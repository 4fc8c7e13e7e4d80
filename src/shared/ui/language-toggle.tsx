/** Switches between English and Chinese; its label is in the language one would get. */
import { GlobalOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

export function LanguageToggle() {
  const { t, i18n } = useTranslation();
  return (
    <Button
      type="text"
      icon={<GlobalOutlined aria-hidden />}
      title={t('language.label')}
      onClick={() => void i18n.changeLanguage(i18n.language === 'cn' ? 'en' : 'cn')}
    >
      {t('language.switchTo')}
    </Button>
  );
}
