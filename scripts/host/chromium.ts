import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { cached, command, npmInstall } from './cache.ts';

const bundledVersion = '147.0.0';

const installed: Readonly<Record<string, readonly string[]>> = {
  linux: [
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
];

export interface BrowserProgram {
  readonly executable: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The browser that shows the workbench: `CHROMIUM_EXECUTABLE`, else an installed Chrome, Chromium or Edge, else one
 * from the npm registry (Linux on x64 alone).
 */
export async function findBrowser(): Promise<BrowserProgram> {
  const named = process.env.CHROMIUM_EXECUTABLE;
  if (named !== undefined && named !== '') return { executable: named, env: {} };
  const found = installed[process.platform]?.find((path) => existsSync(path));
  return found === undefined ? bringBrowser() : { executable: found, env: {} };
}

export async function launchBrowser(
  options: { readonly headless?: boolean; readonly args?: readonly string[] } = {},
): Promise<Browser> {
  const program = await findBrowser();
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath: program.executable,
    headless: options.headless ?? true,
    args: [...quiet, ...asRoot, ...(options.args ?? [])],
    env: { ...definedEnv(), ...program.env },
  });
}

/** The browser of the npm registry, which needs nothing of the machine but its C library. */
export async function bringBrowser(): Promise<BrowserProgram> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Please install Chrome, Chromium or Edge, or name one in CHROMIUM_EXECUTABLE.');
  }
  const folder = await cached(
    `chromium-${bundledVersion}`,
    'Downloading Chromium, once: 66 MB from the npm registry, 290 MB on disk',
    async (partial) => {
      await npmInstall(partial, [`@sparticuz/chromium@${bundledVersion}`]);
      await unpack(join(partial, 'node_modules/@sparticuz/chromium/bin'), partial);
    },
  );
  return {
    executable: join(folder, 'chromium'),
    env: {
      // A bare Debian lacks the libraries and the fonts that the package brings.
      LD_LIBRARY_PATH: [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

async function unpack(archives: string, folder: string): Promise<void> {
  for (const name of await readdir(archives)) {
    const target = join(folder, name.replace(/\.br$/, ''));
    await writeFile(target, await promisify(brotliDecompress)(await readFile(join(archives, name))));
    if (target.endsWith('.tar')) await command('tar', ['-xf', target, '-C', folder, '--no-same-owner']);
    else await chmod(target, 0o755);
  }
  await mkdir(join(folder, 'fonts'), { recursive: true });
  await writeFile(join(folder, 'fonts.conf'), fontConfiguration);
}

/** The machine's own fonts where it has any, else those beside the browser. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
