/** Dialogs in a separate chunk. Not in `lazy.ts`, because the sign-in page needs no messages. */
import {
  createElement,
  Suspense,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { AreaBoundary } from '@/shared/ui/area-boundary';
import { lazyPage } from '@/shared/ui/lazy';
import { useNotices } from '@/shared/ui/notices';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/** Makes a dialog that loads when opened; if that fails, shows a message and calls `onClose`. */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const Dialog = lazyPage(load);
  return function LateDialog(props: Props): ReactNode {
    const { t } = useTranslation('errors');
    const { message } = useNotices();
    const [wasOpen, setWasOpen] = useState(false);
    // A closed dialog stays mounted, because antd fades it out.
    const [isNeeded, setIsNeeded] = useState(false);
    if (props.open !== wasOpen) {
      setWasOpen(props.open);
      if (props.open) setIsNeeded(true);
    }
    const onFailed = () => {
      message.error(t('network'));
      setIsNeeded(false);
      props.onClose();
    };
    if (!isNeeded) return null;
    const dialog = createElement(Suspense, null, createElement(Dialog, props));
    return createElement(AreaBoundary, { onFailed, children: dialog });
  };
}
