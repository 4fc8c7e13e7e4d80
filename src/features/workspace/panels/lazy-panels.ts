/** A single chunk, since a user who types into one panel usually opens the next. */
export { ConcretePanel } from '@/features/workspace/panels/concrete-panel';
export { LayoutPanel } from '@/features/workspace/panels/layout-panel';
export { LoadsPanel } from '@/features/workspace/panels/loads-panel';
export { PlatePanel } from '@/features/workspace/panels/plate-panel';
export { ProfilePanel } from '@/features/workspace/panels/profile-panel';
