/** Tab that shows the user's image, or lets the user select an image and crop it to 150 x 150 px. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { uploadAvatar, userImageQuery } from '@/api/calls/images';
import { changeMe, type Me } from '@/api/calls/me';
import { userPatchOf } from '@/api/calls/user-patch';
import type { ApiOutcome } from '@/api/contract/failure';
import { failureOf } from '@/api/errors';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices';
import { PictureField } from '@/shared/ui/picture-field';
import { reloadUser } from '@/stores/open-session';

const SIZE = { width: 150, height: 150 };
const MAX_BYTES = 1024 * 1024;

async function store(user: Me, picture: Blob, signal: AbortSignal): Promise<ApiOutcome<true>> {
  const upload = await uploadAvatar(picture, signal);
  return upload.ok ? changeMe({ ...userPatchOf(user), avatar: upload.value }) : upload;
}

export function AvatarTab({ user }: { user: Me }) {
  const { t } = useTranslation('personal');
  const { message } = useNotices();
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(userImageQuery(user.avatar));

  const onPicture = async (picture: Blob, signal: AbortSignal) => {
    const answer = await store(user, picture, signal);
    if (answer.ok) {
      await reloadUser();
      message.success(t('avatar.saved'));
    } else if (answer.error.kind !== 'cancelled') {
      message.error(failureText(answer.error));
    }
    return answer.ok;
  };

  const current = {
    url: data,
    failure: error ? failureText(failureOf(error)) : undefined,
    onRetry: () => void refetch(),
  };
  return (
    <PictureField
      current={user.avatar === '' ? null : current}
      size={SIZE}
      box={SIZE}
      fixedBox
      output={SIZE}
      maxBytes={MAX_BYTES}
      labels={{ alt: t('avatar.alt'), change: t('avatar.change'), failed: t('avatar.failed') }}
      texts={{
        wrongType: t('avatar.type'),
        tooLarge: t('avatar.size'),
        missing: t('avatar.missing'),
        unreadable: t('avatar.unreadable'),
      }}
      onPicture={onPicture}
    />
  );
}
