/** Text from a server, perhaps as long as a stack trace: shows the first line, and the rest on demand. */
import { useTranslation } from 'react-i18next';

/** Maximum number of characters: a few lines of a message. */
const LONGEST = 240;

/**
 * Returns the part of a text to show (its first line, shortened if too long), and the whole text; null in
 * place of the whole text if nothing is hidden.
 */
export function shortened(text: string): readonly [shown: string, whole: string | null] {
  const [line = ''] = text.trim().split(/\r?\n/, 1);
  if (line === text.trim() && line.length <= LONGEST) return [text, null];
  return [line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line, text.trim()];
}

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
