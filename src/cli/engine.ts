/** Runs the engineering library on the command line, from standard input to standard output. */
import { createInterface } from 'node:readline';
import { engineCommand } from '@/cli/engine-command';

process.exitCode = await engineCommand(
  process.argv.slice(2),
  () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
  {
    out: async (text) => {
      if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
    },
    error: (text) => void process.stderr.write(text),
  },
);
