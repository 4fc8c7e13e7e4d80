/** The user's picture: shown, or chosen and cut to 150 x 150. */
import { useQuery } from '@tanstack/react-query';
import { App, Button, Flex, Image, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userImageQuery } from '@/api/calls/images';
import { changeMe, uploadAvatar } from '@/api/calls/me';
import type { User } from '@/api/contract/account';
import { failureOf, type ApiOutcome } from '@/api/errors';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { ErrorState } from '@/shared/ui/error-state';
import { PictureCropper } from '@/shared/ui/picture-cropper';
import { reloadUser } from '@/stores/session';
import { patchOf } from './patch-of';

const SIDE = 150;
const MAX_BYTES = 1024 * 1024;

async function store(user: User, picture: Blob): Promise<ApiOutcome<true>> {
  const upload = await uploadAvatar(picture);
  return upload.ok ? changeMe({ ...patchOf(user), avatar: upload.value }) : upload;
}

function CurrentAvatar({ id }: { id: string }) {
  const { t } = useTranslation('personal');
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(userImageQuery(id));
  if (error) {
    return (
      <ErrorState
        title={t('avatar.failed')}
        reason={failureText(failureOf(error))}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton.Avatar active shape="square" size={SIDE} />;
  return <Image src={data} alt={t('avatar.alt')} width={SIDE} height={SIDE} preview={false} />;
}

export function AvatarTab({ user }: { user: User }) {
  const { t } = useTranslation(['personal', 'common']);
  const { message } = App.useApp();
  const failureText = useFailureText();
  const [changing, setChanging] = useState(false);
  const [busy, setBusy] = useState(false);

  const confirm = async (picture: Blob) => {
    setBusy(true);
    const answer = await store(user, picture);
    if (answer.ok) {
      await reloadUser();
      setChanging(false);
      message.success(t('avatar.saved'));
    } else {
      message.error(failureText(answer.error));
    }
    setBusy(false);
  };

  if (user.avatar !== '' && !changing) {
    return (
      <Flex vertical gap={16} align="flex-start">
        <CurrentAvatar id={user.avatar} />
        <Button onClick={() => setChanging(true)}>{t('avatar.change')}</Button>
      </Flex>
    );
  }
  return (
    <Flex vertical gap={12} style={{ maxWidth: 900 }}>
      <PictureCropper
        box={{ width: SIDE, height: SIDE }}
        fixedBox
        output={{ width: SIDE, height: SIDE }}
        maxBytes={MAX_BYTES}
        texts={{
          wrongType: t('avatar.type'),
          tooLarge: t('avatar.size'),
          missing: t('avatar.missing'),
          unreadable: t('avatar.unreadable'),
        }}
        busy={busy}
        onConfirm={(picture) => void confirm(picture)}
      />
      {user.avatar !== '' && (
        <Button style={{ alignSelf: 'flex-start' }} onClick={() => setChanging(false)}>
          {t('common:cancel')}
        </Button>
      )}
    </Flex>
  );
}
