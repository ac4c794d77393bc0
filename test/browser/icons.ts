/**
 * Draws the icons of the installed service from `views/assets/icon.svg`: `node test/browser/icons.ts`. They are committed;
 * run it again when the drawing changes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { launchChromium } from './chromium.ts'

const folder = new URL('../../views/assets/', import.meta.url)
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8')

/** The green to the edges: systems cut it to a shape of their own. */
const full = drawing.replace(' rx="8"', '')
/** The same with the letter inside the circle that every system leaves. */
const safe = full.replace('<path', '<path transform="translate(4.8 4.8) scale(.7)"')

const PICTURES = [
  { name: 'icon-192.png', size: 192, svg: drawing },
  { name: 'icon-512.png', size: 512, svg: drawing },
  { name: 'icon-maskable-512.png', size: 512, svg: safe },
  { name: 'apple-touch-icon.png', size: 180, svg: full },
  { name: 'favicon.ico', size: 32, svg: drawing },
] as const

/** An ICO file that holds one PNG of 32 pixels. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const browser = await launchChromium([], [])
const page = await browser.newPage()
for (const { name, size, svg } of PICTURES) {
  await page.setViewportSize({ width: size, height: size })
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  await page.setContent(
    `<body style="margin:0"><img src="${address}" width="${size}" height="${size}" style="display:block">`,
  )
  const png = await page.screenshot({ omitBackground: true })
  writeFileSync(new URL(name, folder), name.endsWith('.ico') ? icoOf(png) : png)
}
await browser.close()
