/** Id of the element in the top bar in which a page shows its own title. */
export const TITLE_SLOT = 'title-slot';
