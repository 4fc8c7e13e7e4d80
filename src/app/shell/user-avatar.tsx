/** Round image of the user, or an icon if there is no image. */
import { UserOutlined } from '@ant-design/icons';
import { useState } from 'react';
import styles from '@/app/shell/header.module.css';

export function UserAvatar({ picture }: { picture: string | undefined }) {
  const [unreadable, setUnreadable] = useState<string>();
  const shown = picture !== undefined && picture !== unreadable;
  return (
    <span className={styles.avatar}>
      {shown ? (
        <img src={picture} alt="" onError={() => setUnreadable(picture)} />
      ) : (
        <UserOutlined aria-hidden />
      )}
    </span>
  );
}
