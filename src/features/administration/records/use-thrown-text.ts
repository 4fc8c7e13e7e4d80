/** Text for an error thrown by a query. */
import { failureOf } from '@/api/errors';
import { useFailureText } from '@/shared/hooks/use-failure-text';

export function useThrownText(): (cause: unknown) => string {
  const text = useFailureText();
  return (cause) => text(failureOf(cause));
}
