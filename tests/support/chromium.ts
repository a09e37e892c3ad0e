import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { NICENESS } from '#server/platform/child/child-command.ts';
import { setSessionNiceness } from '#server/platform/child/session-niceness.ts';

const CACHE = fileURLToPath(new URL('../../.cache/chromium-147.0.0', import.meta.url));
/** The packaged Chromium is for Linux alone. */
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  // A page asks for a hundred files, and each goes through the network's process: as a part of the browser's it is a
  // sixth less work to open one.
  '--enable-features=NetworkServiceInProcess,NetworkServiceInProcess2',
];

/** For pages that live for seconds: to make their scripts faster beside them costs more than it gives back. */
const SHORT_LIVED = '--js-flags=--no-turbofan --min-semi-space-size=32';

interface Executable {
  path: string;
  env: Record<string, string>;
}

/** A real, headless Chromium: the one of CHROME_PATH, else the one inside an npm package. Close it after use. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

/**
 * The same as a server, for many tests to connect to. It stands as far behind other work as the children that read
 * records: they stand beside it on a machine that its pages fill, and on people's machines the pages are elsewhere.
 */
export async function launchBrowserServer(): Promise<BrowserServer> {
  const server = await chromium.launchServer(await launchOptions([...ARGS, SHORT_LIVED]));
  const program = server.process();
  if (program.pid !== undefined) setSessionNiceness(program.pid, NICENESS, () => program.exitCode !== null);
  return server;
}

async function launchOptions(args = ARGS) {
  const executable = await findChromium();
  return { executablePath: executable.path, args, env: { ...definedOnly(process.env), ...executable.env } };
}

/** Where Chromium lies and the environment it needs; unpacks the packaged one on first use. */
export async function findChromium(): Promise<Executable> {
  const installed = process.env.CHROME_PATH ?? (process.platform === 'darwin' ? MAC_CHROME : undefined);
  if (installed) return { path: installed, env: {} };
  mkdirSync(CACHE, { recursive: true });
  const fonts = path.join(CACHE, 'fonts.conf');
  // The packaged one names a folder that is not there; without fonts, text has no size and clicks time out.
  if (!existsSync(fonts)) writeFileSync(fonts, fontConfiguration());
  return {
    path: await unpack(),
    env: { LD_LIBRARY_PATH: path.join(CACHE, 'al2023', 'lib'), FONTCONFIG_FILE: fonts },
  };
}

/**
 * The package unpacks into TMPDIR, adds its libraries only where it believes to run on Lambda, and sets variables that
 * would mislead other programs: it is shown what it wants to see, and everything is put back.
 */
async function unpack(): Promise<string> {
  const touched = ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];
  const before = touched.map((name): [string, string | undefined] => [name, process.env[name]]);
  process.env.TMPDIR = CACHE;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

const fontConfiguration = (): string =>
  [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `<dir>/usr/share/fonts</dir><dir>${path.join(CACHE, 'fonts')}</dir>`,
    `<cachedir>${path.join(CACHE, 'font-cache')}</cachedir>`,
    '</fontconfig>',
  ].join('\n');

const definedOnly = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
