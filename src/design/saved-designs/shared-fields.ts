import type { Design } from '@/design/model/design-state';
import { SHARED_FIELDS, type Project } from '@/design/saved-designs/saved-design';

/** Returns the design with the project's name and with each of its shared fields that is not empty. */
export function withShared(design: Design, project: Project | null): Design {
  if (project === null) return design;
  const said = SHARED_FIELDS.filter((name) => project.shared[name] !== '');
  const texts = Object.fromEntries(said.map((name) => [name, project.shared[name]]));
  return { ...design, project: { ...design.project, project: project.name, ...texts } };
}
