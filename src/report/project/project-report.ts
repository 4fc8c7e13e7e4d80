/** Makes a multi-design report: common pages first, then each design, short or full as chosen. */
import { attachDesign } from '@/design/file/attached-design';
import { PROJECT_FORMAT, VERSION } from '@/design/file/design-file';
import type { ProjectState } from '@/design/model/design-state';
import { SHARED_FIELDS } from '@/design/saved-designs/saved-design';
import { reportData } from '@/report/content/report-data';
import type { ReportInput } from '@/report/model/report-input';
import { joinParts, type Part } from '@/report/project/join-parts';
import {
  bookmarkOf,
  frontData,
  type GatheredDesign,
  type ProjectDesign,
  type ProjectOutcome,
  type ProjectOrder,
} from '@/report/project/project-data';
import { attachTables, filledParts, packed } from '@/report/word/fill-template';
import { checkTemplate } from '@/report/word/template-check';
import { templateName } from '@/report/word/template-name';

/**
 * Returns all designs, with the texts of their design files, as one string. `project` supplies the project
 * name and the shared report fields.
 */
export function serializeProject(
  project: ProjectState,
  designs: readonly Record<'name' | 'point' | 'file', string>[],
): string {
  const shared = Object.fromEntries(SHARED_FIELDS.map((field) => [field, project[field]]));
  return JSON.stringify({ format: PROJECT_FORMAT, version: VERSION, name: project.project, shared, designs });
}

const frontTemplate = ({ language }: ProjectOrder): string => `project-${language}.docx`;

const titleOf = ({ no, name, point }: GatheredDesign): string =>
  `${no}  ${[name, point].filter((text) => text.trim() !== '').join(' · ')}`;

/** Lets the browser process events between two designs, so that the user can cancel. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Content = { content: ArrayBuffer | Uint8Array } | ProjectOutcome;

/** Loads each template once, even if several designs use it. */
function templatesOf({ template }: ProjectOrder) {
  const known = new Map<string, Content>();
  return async (file: string, use: 'design' | 'front' = 'design'): Promise<Content> => {
    const before = known.get(file);
    if (before) return before;
    const content = await template(file);
    if (content === null) return { kind: 'noTemplate', file };
    const check = checkTemplate(content, use);
    const found: Content = check.ok ? { content } : { kind: 'template', file, refusal: check.refusal };
    known.set(file, found);
    return found;
  };
}

async function gathered({ name, point, gather }: ProjectDesign, index: number): Promise<GatheredDesign> {
  return { no: index + 1, name, point, end: await gather() };
}

const embeddedIn = (done: readonly GatheredDesign[], { project }: ProjectOrder): string =>
  serializeProject(
    project,
    done.flatMap(({ name, point, end: { carried } }) => (carried ? [{ name, point, file: carried }] : [])),
  );

export async function projectReport(order: ProjectOrder): Promise<ProjectOutcome> {
  const { designs, depth, language, project, listTables, progress, signal } = order;
  const contentOf = templatesOf(order);
  // The template of the first pages is checked first: if it cannot be used, no design needs to be calculated.
  const front = await contentOf(frontTemplate(order), 'front');
  if ('kind' in front) return front;
  const done: GatheredDesign[] = [];
  const parts: Part[] = [];
  const inputs: ReportInput[] = [];
  for (const [index, asked] of designs.entries()) {
    await breath();
    if (signal?.aborted) return { kind: 'cancelled' };
    const design = await gathered(asked, index);
    done.push(design);
    if ('input' in design.end) {
      const { input } = design.end;
      const file = templateName({ standard: input.design.standardType, depth, language });
      const template = await contentOf(file);
      if ('kind' in template) return template;
      const head = { project: [project.project, design.name].filter((text) => text !== '').join(' · ') };
      const own = { ...input, project: { ...input.project, ...head }, partNo: design.no };
      const data = reportData(own);
      inputs.push(own);
      parts.push({
        title: titleOf(design),
        bookmark: bookmarkOf(design),
        zip: filledParts(template.content, data),
      });
    }
    progress?.(done.length, designs.length);
  }
  if (signal?.aborted) return { kind: 'cancelled' };
  const whole = filledParts(front.content, frontData(order, done));
  joinParts(whole, parts);
  attachDesign(whole, embeddedIn(done, order));
  attachTables(whole, inputs.flatMap(listTables));
  return { kind: 'done', word: packed(whole) };
}
