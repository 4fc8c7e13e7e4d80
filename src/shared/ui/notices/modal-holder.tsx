/** Where antd's calls put their dialogs. A chunk of its own, loaded with the first question. */
import { Modal } from 'antd';
import { useReady, type HolderProps } from './use-holder';
import type { ModalCalls } from './notices';

export function ModalHolder({ onReady }: HolderProps<ModalCalls>) {
  const [calls, holder] = Modal.useModal();
  useReady(calls, onReady);
  return holder;
}
