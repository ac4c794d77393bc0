import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, UNPACKED } from './chromium.ts'

// Run by `npm test` before the tests. Where a browser is installed nothing happens; elsewhere one comes from npm, from a
// lock file of its own, so that installing the service does not bring it.
const here = fileURLToPath(new URL('.', import.meta.url))

/** What the npm package holds: the browser, a renderer for machines without graphics, system libraries, and a font. */
const ARCHIVES = ['chromium.br', 'swiftshader.tar.br', 'al2023.tar.br', 'fonts.tar.br']

/** The package's own settings look for fonts where AWS Lambda has them. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(UNPACKED, 'fonts')}</dir>
  <cachedir>${join(UNPACKED, 'fonts-cache')}</cachedir>
</fontconfig>
`

async function unpack(): Promise<void> {
  // The package unpacks into the folder of temporary files: unpacked beside the target and renamed, an interrupted
  // installation leaves no half of a browser.
  const temporary = mkdtempSync(join(here, 'unpacking-'))
  process.env.TMPDIR = temporary
  try {
    // Installed just now by `npm ci`, so no static import can name it.
    const modules = join(here, 'node_modules', '@sparticuz', 'chromium')
    const { inflate }: { inflate: (file: string) => Promise<string> } = await import(
      join(modules, 'build', 'lambdafs.js')
    )
    for (const archive of ARCHIVES) await inflate(join(modules, 'bin', archive))
    writeFileSync(join(temporary, 'fonts', 'fonts.conf'), FONTS_CONF)
    rmSync(UNPACKED, { recursive: true, force: true })
    renameSync(temporary, UNPACKED)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

if (!findChromium()) {
  const { arch, platform } = process
  if (platform !== 'linux' || arch !== 'x64') {
    console.error(
      `The browser tests need Chromium, and there is none from npm for ${platform} on ${arch}: install it, or name one in CHROMIUM.`,
    )
    process.exit(1)
  }
  console.error('No Chromium is installed: fetching one from npm for the browser tests.')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await unpack()
}
