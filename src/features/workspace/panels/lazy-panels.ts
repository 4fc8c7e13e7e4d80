/** The panels that are not open when the page is: one chunk, since who types into one comes to the next. */
export { ConcretePanel } from './concrete-panel';
export { LayoutPanel } from './layout-panel';
export { LoadsPanel } from './loads-panel';
export { PlatePanel } from './plate-panel';
export { ProfilePanel } from './profile-panel';
