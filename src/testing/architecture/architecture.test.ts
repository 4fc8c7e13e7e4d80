/** Compares the imports in the source files with the table of permitted imports. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import table from '@/testing/architecture/layers.json';
import { filesIn, isTest, ROOT, textOf } from '@/testing/architecture/source-files';

interface Layer {
  path: string;
  may: string[];
  packages: string[];
}

const sets: Record<string, string[] | undefined> = table.sets;
const spelled = (names: readonly string[]): string[] =>
  names.flatMap((name) => (sets[name] ? spelled(sets[name]) : [name]));
const layers = Object.fromEntries(
  Object.entries(table.layers).map(([name, { path, may, packages }]): [string, Layer] => [
    name,
    { path, may: spelled(may), packages: spelled(packages) },
  ]),
);
const { entry } = table;
const byLength = Object.entries(layers).sort(([, a], [, b]) => b.path.length - a.path.length);

/** Maximum width of a comment line in characters, including the indent. */
const WIDEST_COMMENT = 110;

const allFiles = filesIn(['src', 'mocks', 'e2e', 'templates'], /(?<!\.d)\.tsx?$/);
/** All files except tests, which may import across layers. */
const files = allFiles.filter((path) => !isTest(path));

const layerOf = (path: string): string | undefined =>
  byLength.find(([, { path: root }]) => path === root || path.startsWith(`${root}/`))?.[0];

function importsOf(file: string): string[] {
  const text = textOf(file).replace(/\/\*[\s\S]*?\*\//g, '');
  const found = text.matchAll(/(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+|new URL\(\s*)['"]([^'"]+)['"]/gm);
  return [...found].map((match) => match[1]);
}

function resolveLocal(file: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : join(dirname(file), specifier);
  const bare = path.replace(/\?.*$/, '');
  const candidates = [bare, `${bare}.ts`, `${bare}.tsx`, join(bare, 'index.ts')];
  const isFile = (one: string) => statSync(join(ROOT, one), { throwIfNoEntry: false })?.isFile();
  return candidates.find(isFile) ?? bare;
}

/** Files that a file imports, as paths; may include files that do not exist. */
const targetsOf = (file: string): string[] =>
  importsOf(file).flatMap((specifier) => resolveLocal(file, specifier) ?? []);

/** Imports in these files of the targets that are wrong for the file. */
const wrongImports = (of: readonly string[], isWrong: (file: string, target: string) => boolean): string[] =>
  of.flatMap((file) =>
    targetsOf(file)
      .filter((target) => isWrong(file, target))
      .map((target) => `${file} imports ${target}`),
  );

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

/** Files that run in Node: command-line tools, test tools and build configuration. */
const NODE_FILES =
  /^(src\/cli\/|mocks\/vite-plugin|mocks\/offline\/worker-script|src\/report\/pdf\/(build-fonts|in-process-converter)|mocks\/seed\/pictures\/|src\/testing\/|src\/verification\/|e2e\/|templates\/)/;

/** Files that vite.config.ts loads before the alias `@/` is defined. */
const CONFIGURATION_FILES: ReadonlySet<string> = new Set([
  'src/app/oldest-browsers.ts',
  'src/report/pdf/build-fonts.ts',
  'src/testing/run/test-projects.ts',
]);

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Files imported by each file, without tests. */
const imports: Graph = new Map(
  files.map((file) => [file, new Set(targetsOf(file).filter((target) => files.includes(target)))]),
);

function cyclesIn(graph: Graph): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (node: string, trail: string[]): void => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      const cycle = [...trail.slice(trail.indexOf(node)), node];
      cycles.push(cycle.join(' -> '));
      return;
    }
    state.set(node, 'open');
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

/** Converts a graph of files to a graph of folders: each folder with the folders imported by its files. */
function foldersOf(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const folder = dirname(file);
    const found = folders.get(folder) ?? new Set();
    for (const target of targets) if (dirname(target) !== folder) found.add(dirname(target));
    folders.set(folder, found);
  }
  return folders;
}

describe('architecture', () => {
  it('the architecture tests find the source files of the repository', () => {
    expect(files.length).toBeGreaterThan(60);
  });

  it('the table of allowed imports lists only existing folders', () => {
    const missing = Object.values(layers).filter(({ path }) => !existsSync(join(ROOT, path)));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('the table of allowed imports lists only existing layers', () => {
    const named = Object.values(layers).flatMap(({ may }) => may);
    expect(named.filter((name) => name !== '*' && !(name in layers))).toEqual([]);
  });

  it('every source file belongs to a layer', () => {
    expect(files.filter((file) => layerOf(file) === undefined)).toEqual([]);
  });

  it('each layer imports only what the table of allowed imports permits', () => {
    const wrong = files.flatMap((file) => {
      const from = layerOf(file)!;
      const { may, packages } = layers[from];
      return importsOf(file).flatMap((specifier) => {
        const target = resolveLocal(file, specifier);
        if (target !== undefined) {
          const to = layerOf(target);
          const allowed = to === undefined || to === from || may.includes('*') || may.includes(to);
          return allowed ? [] : [`${file} (${from}) imports ${specifier} (${to})`];
        }
        if (specifier.startsWith('node:') || packageName(specifier) === 'module') {
          return NODE_FILES.test(file) ? [] : [`${file} imports ${specifier}`];
        }
        const allowed = packages.includes('*') || packages.includes(packageName(specifier));
        return allowed ? [] : [`${file} (${from}) imports package ${specifier}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('files outside the engine and src/verification, even tests, import the engine only through its index file', () => {
    const inside = (path: string) => path.startsWith(`${entry.path}/`);
    const proves = (path: string) => path.startsWith(`${entry.provedBy}/`);
    const past = wrongImports(
      allFiles.filter((file) => !inside(file) && !proves(file)),
      (_, target) => inside(target) && target !== `${entry.path}/index.ts`,
    );
    expect(past).toEqual([]);
  });

  it('only the layers listed in calculatedBy of layers.json import the calculations of the engine', () => {
    const named = new RegExp(
      `import \\{[^}]*\\b(${entry.calculations.join('|')})\\b[^}]*\\} from '[^']*/engineering'`,
    );
    const calculating = files.filter((file) => named.test(textOf(file)));
    expect([...new Set(calculating.map((file) => layerOf(file)))]).toEqual(entry.calculatedBy);
  });

  it('comments are within the maximum line width', () => {
    const isLong = (line: string) =>
      line.length > WIDEST_COMMENT && /^\s*(\/\/|\*|\/\*)/.test(line) && !line.includes('oxlint-disable');
    const long = allFiles.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index) => (isLong(line) ? [`${file}:${index + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });

  it('the opening comment of a file comes before its imports', () => {
    const behind = allFiles.filter((file) =>
      /^import[^;]*;\n(?:import[^;]*;\n)*\/\*\*[^/]*\*\/\nimport/.test(textOf(file)),
    );
    expect(behind).toEqual([]);
  });

  it('screens import each other only where the table of allowed imports permits it', () => {
    const feature = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1];
    const wrong = wrongImports(files, (file, target) => {
      const [from, to] = [feature(file), feature(target)];
      return (
        from !== undefined && to !== undefined && from !== to && !layers[layerOf(file)!].may.includes(to)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('only the app and screens import screens, even in tests', () => {
    const wrong = wrongImports(
      allFiles.filter((file) => /^src\/(?!app\/|features\/)/.test(file)),
      (_, target) => target.startsWith('src/features/'),
    );
    expect(wrong).toEqual([]);
  });

  it('design modules contain no React components and do not use window, document, navigator or browser storage', () => {
    const design = files.filter((file) => file.startsWith('src/design/'));
    expect(design.filter((file) => file.endsWith('.tsx'))).toEqual([]);
    const browser = /\b(window|document|localStorage|sessionStorage|indexedDB|navigator)\./;
    const code = (file: string) => textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'/gm, '');
    expect(design.filter((file) => browser.test(code(file)))).toEqual([]);
  });

  it('only the contract, its tests and a server check know the documented names and positions of a check response', () => {
    const mayRead = /^(src\/api|mocks|src\/cli\/(server-check|openapi))\/|\.test\.tsx?$/;
    const wrong = files
      .filter((file) => !mayRead.test(file))
      .filter((file) => /tension_and_shear|tensionShear[12]|CheckAnswerOnWire/.test(textOf(file)));
    expect(wrong).toEqual([]);
  });

  it('the client makes the inputs of the engine in one function and reads no request', () => {
    const callersOf = (call: string) =>
      files
        .filter((file) => !/\.test\.tsx?$|^src\/(testing|api\/(?!calculation))/.test(file))
        .filter((file) => textOf(file).includes(call));
    expect(callersOf('parseAlgorithm').filter((file) => !file.startsWith('src/design/input/'))).toEqual([
      'src/api/calculation/answer-calls.ts',
      'src/api/calculation/json-batch.ts',
      'src/cli/bench.ts',
      'src/cli/engine-command.ts',
      'src/design/file/stored-result-schema.ts',
    ]);
    expect(callersOf('caseEvaluator(').filter((file) => file.startsWith('src/design/'))).toEqual([
      'src/design/run/load-case-evaluation.ts',
      'src/design/run/run.ts',
      'src/design/search/evaluate-candidate.ts',
      'src/design/search/governing-loads.ts',
    ]);
    const calls = /\bcalculator\.(run|check)\(/;
    expect(callersOf('calculator.').filter((file) => calls.test(textOf(file)))).toEqual([
      'src/design/run/load-case-evaluation.ts',
    ]);
  });

  it('main.tsx is the only product file that imports the embedded backend', () => {
    const wrong = wrongImports(
      files.filter((file) => /^src\/(?!testing\/|main\.tsx$)/.test(file)),
      (_, target) => target.startsWith('mocks'),
    );
    expect(wrong).toEqual([]);
  });

  it('imports within src use @/, except in files that the build configuration loads', () => {
    const relativeImport = /^(?:import|export)[^;]*?\bfrom '(\.{1,2}\/[^']*)'/gm;
    const wrong = allFiles
      .filter((file) => file.startsWith('src/') && !CONFIGURATION_FILES.has(file))
      .flatMap((file) =>
        [...textOf(file).matchAll(relativeImport)]
          .filter(([, target]) => join(dirname(file), target).startsWith('src/'))
          .map(([, target]) => `${file}: ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('the import graph contains no cycles', () => {
    expect(cyclesIn(imports)).toEqual([]);
  });

  it('imports between the folders of screens and of the design contain no cycles', () => {
    const within = [...imports].filter(([file]) => /^src\/(features|design)\//.test(file));
    const folders = foldersOf(new Map(within));
    expect(folders.size).toBeGreaterThan(15);
    expect(cyclesIn(folders)).toEqual([]);
  });

  it('no two folders of src import each other, except a folder and its parts', () => {
    const within = [...imports].filter(([file]) => file.startsWith('src/'));
    const contains = (one: string, other: string) => `${other}/`.startsWith(`${one}/`);
    const folders = [...foldersOf(new Map(within))].map(
      ([folder, targets]) =>
        [
          folder,
          new Set([...targets].filter((other) => !contains(folder, other) && !contains(other, folder))),
        ] as const,
    );
    expect(folders.length).toBeGreaterThan(50);
    expect(cyclesIn(new Map(folders))).toEqual([]);
  });

  it('READMEs and documents mention only existing TypeScript files', () => {
    const folders = ['', 'docs', 'src', 'mocks', 'e2e', 'templates'];
    const readmes = folders.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: !['', 'docs'].includes(folder), encoding: 'utf8' })
        .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
        .map((name) => join(folder, name)),
    );
    expect(readmes.length).toBeGreaterThan(10);
    const known = allFiles.map((file) => `/${file}`);
    const gone = readmes.flatMap((readme) =>
      [...textOf(readme).matchAll(/`([\w./-]+\.tsx?)`/g)]
        .map(([, name]) => name.replace(/^(\.{1,2}\/)+/, ''))
        .filter((name) => !existsSync(join(ROOT, name)) && !known.some((path) => path.endsWith(`/${name}`)))
        .map((name) => `${readme}: ${name}`),
    );
    expect(gone).toEqual([]);
  });

  it('file names contain only lower-case letters, digits, hyphens, underscores and dots', () => {
    expect(files.filter((file) => !/^[a-z0-9./_-]+$/.test(file))).toEqual([]);
  });
});
