/** The tests that look for breaks: those of what is calculated and decided, the quickest first. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testProjects } from '@/testing/run/test-projects.ts';
import viteConfig from '../../../vite.config.ts';

const FOLDERS = /^src\/(engineering|examples|design|stores|api\/contract|calculation)\//;

/** Each takes several seconds, for every break that no other test sees. */
const TOO_SLOW =
  /\/(verification\/plate|search)\/|\/(edges|properties|continuity|symmetry|evaluate-whole|replaced-fields)\.test/;

/** A break that is seen ends the run. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed();
  }
}

const { test, ...config } = viteConfig({ command: 'serve', mode: 'test' });

const projects = testProjects()
  .map((project) => {
    const include = project.test.include.filter((path) => FOLDERS.test(path) && !TOO_SLOW.test(path));
    return { ...project, test: { ...project.test, include } };
  })
  .filter((project) => project.test.include.length > 0);

export default defineConfig({
  ...config,
  test: {
    ...test,
    // The tests run in threads here, which take no settings of memory.
    execArgv: [],
    reporters: [],
    projects,
    sequence: { sequencer: QuickestFirst },
  },
});
