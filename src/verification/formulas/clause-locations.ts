/**
 * Places of the clauses in the code: the clauses at the head of each file in `src/engineering/checks/`,
 * with the functions that use them. `docs/reading-the-checks.md` and the page *Formulas* show this table.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Place {
  /** Clauses of EN 1992-4 and JGJ145-2013; '' if the standard has no such quantity. */
  european: string;
  chinese: string;
  quantity: string;
  file: string;
  functions: readonly string[];
}

/** Files in the order of the failure modes. */
const FILES = [
  'prepare-check',
  'steel-tension',
  'pull-out',
  'concrete-cone',
  'splitting',
  'steel-shear',
  'pry-out',
  'concrete-edge',
] as const;

const textOf = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../engineering/checks/${file}.ts`, import.meta.url)), 'utf8');

const ROW = /^ {2}(\w+): \[(?:'([^']*)'|null), (?:'([^']*)'|null)\],$/gm;

/** Key of the functions that hand all clauses to a function of another file. */
const ALL = '*';

/** Returns the functions by the quantity whose clause they use. */
function usersIn(text: string): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  let current = '';
  for (const line of text.split('\n')) {
    current = /^(?:export )?function (\w+)/.exec(line)?.[1] ?? current;
    const used = [...line.matchAll(/(?:\bat|\.standard\])\.(\w+)/g)].map(([, quantity]) => quantity);
    for (const quantity of [...used, ...(/\bat \}\)/.test(line) ? [ALL] : [])])
      users.set(quantity, (users.get(quantity) ?? new Set()).add(current));
  }
  return users;
}

export function places(): Place[] {
  return FILES.flatMap((file) => {
    const text = textOf(file);
    const users = usersIn(text);
    const table = /clausesOf\(\{\n[^}]*\}\)/.exec(text)?.[0] ?? '';
    return [...table.matchAll(ROW)].map(([, quantity, european = '', chinese = '']) => ({
      european,
      chinese,
      quantity,
      file: `${file}.ts`,
      functions: [...(users.get(quantity) ?? users.get(ALL) ?? [])],
    }));
  });
}

const OPENING = `# Reading the checks

Each failure mode is one file in \`src/engineering/checks/\`, read from top to bottom like the clause; its head has the part of this table.
Combined tension and shear (EN 1992-4, 7.2.3, (7.54) and (7.55); JGJ145-2013, 6.1) is \`checks/combined.ts\`, with exponents and limits in
\`model/combined.ts\`. The values of the anchor (EN 1992-4, 4.4; JGJ145-2013, 4.3.10), k_1 and k_9, the root of the concrete strength and the
limit of l_f are in \`checks/product.ts\`, the forces of the anchors in \`src/engineering/forces/\`, and the limits of the scope in
\`scope/scope-remarks.ts\`. \`src/verification/clauses/\` has one table for each clause: formulas calculated by hand, and thresholds.
The tests write this page from the code: \`npx vitest run src/verification/formulas -u\`.

| EN 1992-4 | JGJ145-2013 | quantity | file: function |
|---|---|---|---|
`;

/** Returns the text of `docs/reading-the-checks.md`. */
export const readingDocument = (): string =>
  OPENING +
  places()
    .map(({ european, chinese, quantity, file, functions }) =>
      [european, chinese, quantity, `\`${file}\`: ${functions.map((name) => `\`${name}\``).join(', ')}`].join(
        ' | ',
      ),
    )
    .map((row) => `| ${row} |\n`)
    .join('');
