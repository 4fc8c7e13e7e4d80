/** Placeholder that is shown until the first page is loaded. */
import { Flex, Spin } from 'antd';

export function StartPage() {
  return (
    <Flex align="center" justify="center" style={{ height: '100%' }}>
      <Spin size="large" />
    </Flex>
  );
}
