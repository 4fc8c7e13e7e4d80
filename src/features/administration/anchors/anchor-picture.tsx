/** Picture of an anchor: shown, or chosen, cut and uploaded. A field of the form, its value the id of the picture. */
import { useQuery } from '@tanstack/react-query';
import { App, Button, Flex, Image, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorImageQuery, uploadAnchorImage } from '@/api/calls/images';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { ErrorState } from '@/shared/ui/error-state';
import { PictureCropper } from '@/shared/ui/picture-cropper';
import { useThrownText } from '../records/use-thrown-text';

const BOX = { width: 1000, height: 500 };
const MAX_BYTES = 100 * 1024 * 1024;

interface AnchorPictureProps {
  /** Set by the form. */
  value?: string;
  onChange?: (id: string) => void;
}

function CurrentPicture({ id }: { id: string }) {
  const { t } = useTranslation('anchors');
  const thrownText = useThrownText();
  const { data, error, refetch } = useQuery(anchorImageQuery(id));
  if (error) {
    return (
      <ErrorState title={t('picture.failed')} reason={thrownText(error)} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton.Image active style={{ width: BOX.width / 2, height: BOX.height / 2 }} />;
  return <Image src={data} alt={t('picture.current')} width={BOX.width / 2} preview={false} />;
}

export function AnchorPicture({ value = '', onChange }: AnchorPictureProps) {
  const { t } = useTranslation(['anchors', 'common']);
  const { message } = App.useApp();
  const failureText = useFailureText();
  const [changing, setChanging] = useState(false);
  const [busy, setBusy] = useState(false);

  const confirm = async (picture: Blob) => {
    setBusy(true);
    const answer = await uploadAnchorImage(picture);
    setBusy(false);
    if (!answer.ok) {
      message.error(failureText(answer.error));
      return;
    }
    setChanging(false);
    onChange?.(answer.value);
  };

  if (value !== '' && !changing) {
    return (
      <Flex vertical gap={12} align="flex-start">
        <CurrentPicture id={value} />
        <Button onClick={() => setChanging(true)}>{t('picture.change')}</Button>
      </Flex>
    );
  }
  return (
    <Flex vertical gap={12} style={{ maxWidth: 1100 }}>
      <PictureCropper
        box={BOX}
        maxBytes={MAX_BYTES}
        texts={{
          wrongType: t('picture.type'),
          tooLarge: t('picture.size'),
          missing: t('picture.missing'),
          unreadable: t('picture.unreadable'),
        }}
        busy={busy}
        onConfirm={(picture) => void confirm(picture)}
      />
      {value !== '' && (
        <Button style={{ alignSelf: 'flex-start' }} onClick={() => setChanging(false)}>
          {t('common:cancel')}
        </Button>
      )}
    </Flex>
  );
}
