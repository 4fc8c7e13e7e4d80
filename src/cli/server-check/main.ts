/**
 * `npm run check:server -- <address>`: signs in to a running server, asks it what the app would ask, and
 * prints call by call what of its answers can be read. The exit status is 1 where something cannot, 2 where
 * the command is not understood.
 */
import { runCommand } from '@/cli/server-check/run-command';

process.exitCode = await runCommand(process.argv.slice(2), (text) => process.stdout.write(text));
