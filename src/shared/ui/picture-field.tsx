/**
 * Image with a button to change it. Shows the cropper if there is no image or while the user is changing it.
 */
import { Button, Flex, Image, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/shared/ui/error-state';
import { PictureCropper, type PictureCropperProps } from '@/shared/ui/picture-cropper';

interface PictureFieldProps extends Omit<PictureCropperProps, 'busy' | 'onConfirm'> {
  /** The stored image; null if there is none. */
  current: { url: string | undefined; failure: string | undefined; onRetry: () => void } | null;
  /** Size of the stored image on screen, px. */
  size: { width: number; height: number };
  labels: { alt: string; change: string; failed: string };
  /**
   * Stores an image; resolves to false if storing failed or was cancelled, so that the cropper stays open.
   */
  onPicture: (picture: Blob, signal: AbortSignal) => Promise<boolean>;
}

type CurrentProps = Pick<PictureFieldProps, 'size' | 'labels'> & {
  current: NonNullable<PictureFieldProps['current']>;
};

function Current({ current, size, labels }: CurrentProps) {
  const { url, failure, onRetry } = current;
  if (failure !== undefined) return <ErrorState title={labels.failed} reason={failure} onRetry={onRetry} />;
  if (url === undefined) return <Skeleton.Node active style={size} />;
  return <Image src={url} alt={labels.alt} {...size} style={{ objectFit: 'contain' }} preview={false} />;
}

export function PictureField({ current, size, labels, onPicture, ...cropper }: PictureFieldProps) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const [upload, setUpload] = useState<AbortController | null>(null);
  useEffect(() => () => upload?.abort(), [upload]);

  const confirm = async (picture: Blob) => {
    const next = new AbortController();
    setUpload(next);
    if (await onPicture(picture, next.signal)) setChanging(false);
    setUpload(null);
  };

  if (current && !changing) {
    return (
      <Flex vertical gap={12} align="flex-start">
        <Current current={current} size={size} labels={labels} />
        <Button onClick={() => setChanging(true)}>{labels.change}</Button>
      </Flex>
    );
  }
  return (
    <Flex vertical gap={12} style={{ maxWidth: 1100 }}>
      <PictureCropper {...cropper} busy={upload !== null} onConfirm={(picture) => void confirm(picture)} />
      {(upload ?? current) && (
        <Button
          style={{ alignSelf: 'flex-start' }}
          onClick={() => (upload ? upload.abort() : setChanging(false))}
        >
          {t('cancel')}
        </Button>
      )}
    </Flex>
  );
}
