/** Downloads of an Explore answer: the values as a table file, the chart as an image. */
import { Button } from 'antd';
import { saveAs } from 'file-saver';
import { useTranslation } from 'react-i18next';
import { toCsv } from '@/shared/tables/csv';
import styles from '@/features/explore/explore.module.css';

interface DownloadButtonsProps {
  /** File name without extension. */
  file: string;
  /** Returns the rows of the table file, headings first. */
  rows: () => readonly (readonly string[])[];
  /** Returns the chart as an image; null if the image cannot be drawn. */
  picture?: () => Promise<Blob | null>;
}

export function DownloadButtons({ file, rows, picture }: DownloadButtonsProps) {
  const { t } = useTranslation('explore');
  const savePicture = async () => {
    const blob = await picture?.();
    if (blob) saveAs(blob, `${file}.png`);
  };
  return (
    <div className={styles.bar}>
      <Button
        size="small"
        onClick={() => saveAs(new Blob([toCsv(rows())], { type: 'text/csv;charset=utf-8' }), `${file}.csv`)}
      >
        {t('csv')}
      </Button>
      {picture && (
        <Button size="small" onClick={() => void savePicture()}>
          {t('png')}
        </Button>
      )}
    </div>
  );
}
