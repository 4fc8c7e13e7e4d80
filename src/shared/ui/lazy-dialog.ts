/**
 * A dialog whose code is loaded when it is first opened, because most visits to a page do not open a dialog.
 */
import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotices } from '@/shared/ui/notices';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/** Makes the dialog. If its code cannot be loaded, a message is shown and `onClose` is called. */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LateDialog(props: Props) {
    const { open, onClose } = props;
    const { t } = useTranslation('errors');
    const { message } = useNotices();
    const [dialog, setDialog] = useState<ComponentType<Props> | null>(null);
    const wanted = open && !dialog;
    const refuse = useEffectEvent(() => {
      message.error(t('network'));
      onClose();
    });
    useEffect(() => {
      if (!wanted) return undefined;
      let left = false;
      load().then(
        (loaded) => setDialog(() => loaded),
        () => {
          if (!left) refuse();
        },
      );
      return () => {
        left = true;
      };
    }, [wanted]);
    return dialog && createElement(dialog, props);
  };
}
