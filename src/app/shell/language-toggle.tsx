/** Button that switches to the next language; its label is written in that language. */
import { GlobalOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '@/app/i18n/i18n';
import { languageAfter, languages } from '@/text/languages';

export function LanguageToggle() {
  const { t, i18n } = useTranslation();
  const next = languageAfter(currentLanguage());
  const { name } = languages[next];
  return (
    <Button
      type="text"
      icon={<GlobalOutlined aria-hidden />}
      title={t('switchLanguage', { language: name })}
      onClick={() => void i18n.changeLanguage(next)}
    >
      {name}
    </Button>
  );
}
