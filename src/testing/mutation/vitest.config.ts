/**
 * Vitest configuration for mutation runs: only tests of the engineering library, its verification, the
 * examples, the design, the calculation, the stores and the API contract, the fastest first.
 */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testProjects } from '@/testing/run/test-projects.ts';
import viteConfig from '../../../vite.config.ts';

const FOLDERS = /^src\/(engineering|verification|examples|design|stores|api\/contract|calculation)\//;

/** Each of these tests would take several seconds for every mutant that no other test detects. */
const TOO_SLOW =
  /\/(verification\/plate|search)\/|\/(properties|continuity|random-designs|evaluate-whole|replaced-fields)\.test/;

/** Runs the fastest files first, because a mutation run ends at the first failure. */
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
    // Mutation runs use worker threads, which do not accept the memory settings.
    execArgv: [],
    reporters: [],
    projects,
    sequence: { sequencer: QuickestFirst },
  },
});
