/** Container for antd's dialogs. In a separate chunk that is loaded when the app opens its first dialog. */
import { Modal } from 'antd';
import type { ModalCalls } from '@/shared/ui/notices/notices';
import { useReady, type HolderProps } from '@/shared/ui/notices/use-holder';

export function ModalHolder({ onReady }: HolderProps<ModalCalls>) {
  const [calls, holder] = Modal.useModal();
  useReady(calls, onReady);
  return holder;
}
