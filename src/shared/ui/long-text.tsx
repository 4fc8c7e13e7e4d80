/** Text from a server, perhaps as long as a stack trace: shows the first line, and the rest on demand. */
import { useTranslation } from 'react-i18next';
import { shortened } from '@/shared/shortened';

export function LongText({ text }: { text: string }) {
  const { t } = useTranslation('errors');
  const [shown, whole] = shortened(text);
  if (whole === null) return shown;
  return (
    <>
      {shown}
      <details>
        <summary>{t('wholeText')}</summary>
        <pre style={{ maxWidth: '80vw', maxHeight: '40vh', overflow: 'auto', textAlign: 'left' }}>
          {whole}
        </pre>
      </details>
    </>
  );
}
