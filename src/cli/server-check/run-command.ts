/** The command that checks a server: its arguments, its questions to the user, and its output. */
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkServer } from '@/cli/server-check/check-server';
import { documentedAt } from '@/cli/server-check/findings';

const USAGE = `usage: npm run check:server -- <address> --user <account> [--password <password>]
                                [--code <verification code>] [--client <authorization>] [--origin <origin>]

  <address>   address of the server, with the path of a proxy if there is one: https://backend.example.com
  --password  prompted for if neither the option nor CHECK_PASSWORD is set
  --code      prompted for if the option is not set; the picture of the code is then saved to a file
  --client    Authorization header of the token call; default: VITE_CLIENT_AUTHORIZATION from the environment
              or from .env.real.local
  --origin    origin of the app if it differs from that of the server: https://app.example.com
`;

async function question(text: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(text)).trim();
  } finally {
    terminal.close();
  }
}

/** Saves the captcha image to a file, and returns the text that the user reads in the image and types in. */
async function codeTypedIn(picture: string): Promise<string> {
  const [, type = 'png', data = ''] = /^data:image\/(\w+)(?:\W[^,]*)?,(.*)$/s.exec(picture) ?? [];
  const file = join(tmpdir(), `verification-code.${type}`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  return question(`Verification code in ${file}: `);
}

/** Environment file with the settings for building the app for this server. */
const BUILD_SETTINGS = '.env.real.local';

function readArguments(args: readonly string[]) {
  if (existsSync(BUILD_SETTINGS)) process.loadEnvFile(BUILD_SETTINGS);
  try {
    const option = { type: 'string' } as const;
    const options = { user: option, password: option, code: option, client: option, origin: option };
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [address] = positionals;
    const { user, client = process.env.VITE_CLIENT_AUTHORIZATION } = values;
    return address && user && client ? { ...values, address, user, client } : null;
  } catch {
    // parseArgs throws for an unknown option.
    return null;
  }
}

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

export async function runCommand(args: readonly string[], print: (text: string) => void): Promise<number> {
  const given = readArguments(args);
  if (!given) {
    process.stderr.write(USAGE);
    return 2;
  }
  const { address, user, code, client: clientAuthorization, origin } = given;
  const unusable = [address, ...(origin === undefined ? [] : [origin])].find((one) => !isAddress(one));
  if (unusable !== undefined) {
    process.stderr.write(
      `${unusable} is not a valid address: an address begins with https:// or http://, followed by the host\n`,
    );
    return 2;
  }
  const password = given.password ?? process.env.CHECK_PASSWORD ?? (await question(`Password of ${user}: `));
  const readCode = code === undefined ? codeTypedIn : () => Promise.resolve(code);
  const counts = { read: 0, unreadable: 0 };
  await checkServer(
    { address, clientAuthorization, origin },
    { username: user, password, readCode },
    ({ call, isRead, message, rule }) => {
      counts[isRead ? 'read' : 'unreadable'] += 1;
      const mark = !isRead ? 'FAIL ' : rule ? 'note ' : 'ok   ';
      const documented = isRead && !rule ? '' : ` (${documentedAt(call, rule)})`;
      print(`${mark} ${call}: ${message}${documented}\n`);
    },
  );
  print(
    `${counts.read} calls can be read, ${counts.unreadable} cannot. Calls that change data were not made.\n`,
  );
  return counts.unreadable === 0 ? 0 : 1;
}
