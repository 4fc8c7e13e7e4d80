/** Components in chunks of their own, loaded when first shown or, in advance, by `prefetch`. */
import { createElement, lazy, Suspense, use, type ComponentType, type FunctionComponent } from 'react';
import { AttemptContext } from '@/shared/navigation/new-version';
import { AreaBoundary } from '@/shared/ui/area-boundary';

interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Loads the code in advance; resolves even after a failure, which is reported where the component is. */
  prefetch: () => Promise<void>;
}

/**
 * Makes a page. Unlike React's `lazy`, it appears immediately if its code has been prefetched, and loads the
 * code again when the user tries again after a failure.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => (loaded ??= await load());
  const start = (attempt: object) => {
    const started = {
      attempt,
      isFailed: false,
      part:
        loaded ??
        lazy(async () => {
          try {
            return { default: await fetchCode() };
          } catch (cause) {
            started.isFailed = true;
            throw cause;
          }
        }),
    };
    return started;
  };
  let last: ReturnType<typeof start> | undefined;
  // A failed part stays the same during an attempt, because React renders it again to show the failure.
  const partFor = (attempt: object) => {
    if (last === undefined || (last.isFailed && last.attempt !== attempt)) last = start(attempt);
    return last.part;
  };
  return Object.assign((props: Props) => createElement(partFor(use(AttemptContext)), props), {
    prefetch: () =>
      fetchCode().then(
        () => undefined,
        () => undefined,
      ),
  });
}

/**
 * Makes a part of a page: shows nothing until its code and strings are loaded. A failure is shown in place of
 * the part, with a button that loads the code again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const Part = lazyPage(load);
  return Object.assign(
    (props: Props) =>
      createElement(AreaBoundary, null, createElement(Suspense, null, createElement(Part, props))),
    { prefetch: Part.prefetch },
  );
}
