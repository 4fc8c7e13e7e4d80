/** Place in the bar at the top where a page puts its own title: the id of the element. */
export const TITLE_SLOT = 'title-slot';
