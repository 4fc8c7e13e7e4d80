/**
 * `npm test`: all that is checked, and how long each part took. What runs on one core runs side by side with
 * another such part, and no core waits for the last of them. `--quick` leaves out the journeys.
 */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

interface Part {
  name: string;
  /** Name and arguments of a tool of this project. */
  command: readonly string[];
  /** It takes long: its output is shown as it comes, not at its end. */
  isLong?: boolean;
}

interface Done {
  name: string;
  seconds: number;
  ok: boolean;
}

const journeys = !process.argv.includes('--quick');

/** The tests take all cores, and begin while lint still has one: it ends last of what runs on one core. */
const SIDE_BY_SIDE: readonly (readonly Part[])[] = [
  [
    { name: 'types', command: ['tsc', '-p', '.'] },
    { name: 'types of the engine', command: ['tsc', '-p', 'src/engineering'] },
    ...(journeys ? [{ name: 'build', command: ['vite', 'build', '--logLevel', 'error'] }] : []),
    { name: 'unused', command: ['knip', '--include', 'files,dependencies,exports'] },
    { name: 'formatting', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'unit and component tests', command: ['vitest', 'run'], isLong: true },
  ],
  [{ name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] }],
];

const JOURNEYS: readonly Part[] = journeys
  ? [{ name: 'journeys', command: ['playwright', 'test'], isLong: true }]
  : [];

/** Runs a part; the output of a short one is shown at its end, apart from that of the one beside it. */
function run({ name, command: [tool, ...args], isLong = false }: Part): Promise<Done> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${tool}`, args, {
      stdio: ['ignore', isLong ? 'inherit' : 'pipe', isLong ? 'inherit' : 'pipe'],
      env: { ...process.env, E2E_BUILT: '1' },
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (piece: Buffer) => output.push(piece));
    child.stderr?.on('data', (piece: Buffer) => output.push(piece));
    child.on('close', (code) => {
      const done = { name, seconds: (performance.now() - start) / 1000, ok: code === 0 };
      process.stdout.write(Buffer.concat(output));
      console.log(lineOf(done));
      resolve(done);
    });
  });
}

const lineOf = ({ name, seconds, ok }: Done) =>
  `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(26)} ${seconds.toFixed(0).padStart(4)} s`;

async function inTurn(parts: readonly Part[]): Promise<Done[]> {
  const done: Done[] = [];
  for (const part of parts) {
    done.push(await run(part));
    if (!done.at(-1)!.ok) break;
  }
  return done;
}

const done = (await Promise.all(SIDE_BY_SIDE.map(inTurn))).flat();
if (done.every(({ ok }) => ok)) done.push(...(await inTurn(JOURNEYS)));

console.log(
  `\n${done.map(lineOf).join('\n')}\n${''.padEnd(33)} ${Math.round(performance.now() / 1000)} s in all`,
);
if (done.some(({ ok }) => !ok)) process.exitCode = 1;
