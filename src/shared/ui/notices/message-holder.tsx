/** Container for antd's messages. A separate chunk, loaded after the page appears. */
import { message } from 'antd';
import type { MessageCalls } from '@/shared/ui/notices/notices';
import { useReady, type HolderProps } from '@/shared/ui/notices/use-holder';

export function MessageHolder({ onReady }: HolderProps<MessageCalls>) {
  const [calls, holder] = message.useMessage();
  useReady(calls, onReady);
  return holder;
}
