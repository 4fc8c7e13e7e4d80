/**
 * True if the browser supports WebGL. Tested once, because a context costs time and browsers limit their
 * number.
 */
let known: boolean | null = null;

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

export function hasWebgl(): boolean {
  known ??= probe();
  return known;
}
