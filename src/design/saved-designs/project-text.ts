/** Writes the designs that are embedded in a multi-design report as one string. */
import { VERSION } from '@/design/file/data-save';
import { PROJECT_FORMAT } from '@/design/file/design-file-text';
import type { ProjectState } from '@/design/model/design-state';
import { SHARED_FIELDS } from '@/design/saved-designs/entry';

interface EmbeddedDesign {
  name: string;
  point: string;
  /** Text of the design file. */
  file: string;
}

/** Returns all designs as one string. `project` supplies the project name and the shared report fields. */
export function serializeProject(project: ProjectState, designs: readonly EmbeddedDesign[]): string {
  const shared = Object.fromEntries(SHARED_FIELDS.map((field) => [field, project[field]]));
  return JSON.stringify({ format: PROJECT_FORMAT, version: VERSION, name: project.project, shared, designs });
}
