/**
 * Groups the test files by what they need: most files run several times as fast if they share one loaded
 * app.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

interface Project {
  name: string;
  /**
   * True if the project includes a file with this source; a file belongs to the first project that includes
   * it.
   */
  takes: (source: string) => boolean;
  /** True if every file loads its modules anew. */
  isolate: boolean;
  environment: 'node' | 'jsdom';
  /** Modules that are replaced in all files of the project, with the path of the replacement. */
  instead?: Readonly<Record<string, string>>;
}

const PROJECTS: readonly Project[] = [
  {
    name: 'own modules',
    // Includes files that mock a module, because the mock must not affect other files.
    takes: (source) => /\bvi\.(mock|doMock|resetModules)\(/.test(source),
    isolate: true,
    environment: 'jsdom',
  },
  {
    name: 'screens',
    takes: (source) => source.startsWith('// @vitest-environment jsdom'),
    isolate: false,
    environment: 'jsdom',
    instead: { 'file-saver': fileURLToPath(new URL('../saved-files.ts', import.meta.url)) },
  },
  { name: 'logic', takes: () => true, isolate: false, environment: 'node' },
];

const FOLDERS = ['src', 'mocks', 'templates'];

/** Comment in a file that only `npm run test:rest` runs. */
const IN_REST = /^\/\/ @in-rest$/m;
/** Matches tests with more cases in `npm run test:rest`, see how-many.ts. */
const HAS_MORE_CASES = /(howMany|shareOf)\(|SOME_(VARIANTS|FAULTS)/;

/** True if the command names files (`vitest run <file>`): then every file can run. */
const namesFiles = process.argv.slice(3).some((argument) => !argument.startsWith('-'));

/** Returns the test files of this run. With ALL_CASES, these are only the files that then have more cases. */
function testFiles(): { path: string; source: string }[] {
  const isWanted = (source: string) =>
    namesFiles ||
    (process.env.ALL_CASES ? HAS_MORE_CASES.test(source) || IN_REST.test(source) : !IN_REST.test(source));
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
    .filter(({ source }) => isWanted(source));
}

export function testProjects() {
  const files = testFiles();
  const projectOf = (source: string) => PROJECTS.find(({ takes }) => takes(source));
  return PROJECTS.map((project) => ({
    extends: true as const,
    resolve: { alias: project.instead ?? {} },
    test: {
      name: project.name,
      include: files.filter(({ source }) => projectOf(source) === project).map(({ path }) => path),
      isolate: project.isolate,
      environment: project.environment,
    },
  }));
}

/**
 * Comment at the top of a slow file that makes the file start early: a slow file that started last would run
 * alone at the end.
 */
const STARTS_FIRST = '// @starts-first';

const startsFirst = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith(STARTS_FIRST);

/**
 * Keeps files of the same project together: a worker keeps its loaded modules until a file of another
 * project follows.
 */
export class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const order = ({ project }: TestSpecification) => PROJECTS.findIndex(({ name }) => name === project.name);
    return sorted.toSorted(
      (one, other) => order(one) - order(other) || Number(startsFirst(other)) - Number(startsFirst(one)),
    );
  }
}
