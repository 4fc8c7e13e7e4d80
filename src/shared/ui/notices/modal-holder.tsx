/** Container for antd's dialogs. A separate chunk, loaded with the first question. */
import { Modal } from 'antd';
import type { ModalCalls } from '@/shared/ui/notices/notices';
import { useReady, type HolderProps } from '@/shared/ui/notices/use-holder';

export function ModalHolder({ onReady }: HolderProps<ModalCalls>) {
  const [calls, holder] = Modal.useModal();
  useReady(calls, onReady);
  return holder;
}
