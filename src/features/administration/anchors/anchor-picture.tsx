/** Anchor image: displayed, or selected, cropped and uploaded. A form field whose value is the image id. */
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { anchorImageQuery, uploadAnchorImage } from '@/api/calls/images';
import type { WireId } from '@/api/contract/wire-values';
import { failureOf } from '@/api/errors';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices';
import { PictureField } from '@/shared/ui/picture-field';

const BOX = { width: 1000, height: 500 };
const MAX_BYTES = 100 * 1024 * 1024;

interface AnchorPictureProps {
  /** Set by the antd form. */
  value?: WireId;
  onChange?: (id: WireId) => void;
}

export function AnchorPicture({ value = '', onChange }: AnchorPictureProps) {
  const { t } = useTranslation('anchors');
  const { message } = useNotices();
  const form = Form.useFormInstance();
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(anchorImageQuery(value));

  const onPicture = async (picture: Blob, signal: AbortSignal) => {
    const answer = await uploadAnchorImage(picture, signal);
    if (answer.ok) onChange?.(answer.value);
    else if (answer.error.kind !== 'cancelled') message.error(failureText(answer.error));
    return answer.ok;
  };

  const current = {
    url: data,
    failure: error ? failureText(failureOf(error)) : undefined,
    onRetry: () => void refetch(),
  };
  return (
    <PictureField
      current={value === '' ? null : current}
      size={{ width: BOX.width / 5, height: BOX.height / 5 }}
      box={BOX}
      maxBytes={MAX_BYTES}
      labels={{ alt: t('picture.current'), change: t('picture.change'), failed: t('picture.failed') }}
      texts={{
        wrongType: t('picture.type'),
        tooLarge: t('picture.size'),
        missing: t('picture.missing'),
        unreadable: t('picture.unreadable'),
      }}
      // As soon as an image is being cropped, the form no longer reports a missing image.
      onChoose={() => form.setFields([{ name: 'avatar', errors: [] }])}
      onPicture={onPicture}
    />
  );
}
