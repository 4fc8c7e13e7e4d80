function probe(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false;
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

function onlyOnce<T>(find: () => T): () => T {
  let known: { value: T } | undefined;
  return () => (known ??= { value: find() }).value;
}

/**
 * True if the browser supports WebGL 2. Tested only once, because creating a context takes time and browsers
 * limit the number of contexts.
 */
export const hasWebgl = onlyOnce(probe);
