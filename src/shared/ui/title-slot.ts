/** Id of the element in the top bar where a page can show its own title. */
export const TITLE_SLOT = 'title-slot';
