import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

/** Folder that `install.ts` unpacks a browser into where the machine has none. */
export const UNPACKED = fileURLToPath(new URL('./unpacked', import.meta.url))

const unpacked = join(UNPACKED, 'chromium')

/** Names under which Linux distributions install Chromium or Chrome. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** Where macOS has them. */
const APPLICATIONS = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

export interface InstalledChromium {
  readonly executablePath: string
  /** variables that the browser needs beside the process's own */
  readonly env: Readonly<Record<string, string>>
}

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The browser that tests use: the one that `CHROMIUM` names, else the machine's, else the unpacked one.
 * @returns undefined when there is none
 * @throws Error when `CHROMIUM` names no executable file
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): InstalledChromium | undefined {
  if (env.CHROMIUM) {
    if (!isExecutable(env.CHROMIUM)) throw new Error(`CHROMIUM is "${env.CHROMIUM}"; allowed: an executable file`)
    return { executablePath: env.CHROMIUM, env: {} }
  }
  const folders = (env.PATH ?? '').split(delimiter)
  const candidates = [...COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name))), ...APPLICATIONS]
  const found = candidates.find(isExecutable)
  if (found) return { executablePath: found, env: {} }
  if (!existsSync(unpacked)) return undefined
  // The package brings its libraries and one font for machines that have neither.
  return {
    executablePath: unpacked,
    env: {
      LD_LIBRARY_PATH: [join(UNPACKED, 'al2023', 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(UNPACKED, 'fonts'),
      HOME: env.HOME ?? UNPACKED,
    },
  }
}

/** Whether the tests' browser keeps left pages in memory for Back: the shell that npm brings loads them again. */
export const keepsLeftPages = (): boolean => findChromium()?.executablePath !== unpacked

/**
 * Starts the tests' browser without a window.
 * @param args switches beside those that a container needs
 * @param dropped switches of Playwright's own that it starts without
 * @throws Error when no browser is installed
 */
export async function launchChromium(args: readonly string[] = [], dropped: readonly string[] = []): Promise<Browser> {
  const installed = findChromium()
  if (!installed) throw new Error('No Chromium is installed: run `npm run pretest`, or name one in CHROMIUM')
  return chromium.launch({
    executablePath: installed.executablePath,
    env: { ...process.env, ...installed.env },
    args: ['--no-sandbox', '--disable-gpu', ...args],
    ignoreDefaultArgs: [...dropped],
  })
}
