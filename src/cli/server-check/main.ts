/**
 * `npm run check:server -- <address>`: signs in to a running server, makes the app's calls, and prints for
 * each call whether its response is readable. Exit status 1 if any line is marked FAIL, 2 for invalid
 * arguments.
 */
import { runCommand } from '@/cli/server-check/run-command';

process.exitCode = await runCommand(process.argv.slice(2), (text) => process.stdout.write(text));
