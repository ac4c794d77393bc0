import { crc32, deflateRawSync } from 'node:zlib'

type Cell = string | number | null

/** A small .xlsx file, as a spreadsheet program writes it: shared strings, empty cells left out, nothing compressed. */
export function workbook(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Buffer {
  const strings: string[] = []
  const shared = (text: string) => (strings.includes(text) ? strings.indexOf(text) : strings.push(text) - 1)
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const letter = (column: number) => String.fromCharCode(65 + column)
  const names = Object.keys(sheets)
  const bodies = Object.values(sheets).map((rows) => {
    const cells = rows.map((row, r) => {
      const written = row.map((cell, c) => {
        if (cell === null || cell === '') return ''
        const place = `r="${letter(c)}${r + 1}"`
        return typeof cell === 'number'
          ? `<c ${place}><v>${cell}</v></c>`
          : `<c ${place} t="s"><v>${shared(cell)}</v></c>`
      })
      return `<row r="${r + 1}">${written.join('')}</row>`
    })
    return `${XML}<worksheet xmlns="${MAIN}"><sheetData>${cells.join('')}</sheetData></worksheet>`
  })
  const types = names.map(
    (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${TYPE}worksheet+xml"/>`,
  )
  const list = names.map((name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
  const links = names.map(
    (_, i) => `<Relationship Id="rId${i + 1}" Type="${DOC}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  )
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}sheet.main+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}sharedStrings+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${REL}"><Relationship Id="rId1" Type="${DOC}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOC}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${REL}">${links.join('')}<Relationship Id="rIdS" Type="${DOC}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(bodies.map((body, i) => [`xl/worksheets/sheet${i + 1}.xml`, body])),
  })
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOC = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const REL = 'http://schemas.openxmlformats.org/package/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.'

/** A zip archive, deflated or without compression (APPNOTE 4.3). */
export function zip(files: Readonly<Record<string, string>>, deflated = false): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, plain] = [Buffer.from(name), Buffer.from(text)]
    const data = deflated ? deflateRawSync(plain) : plain
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(deflated ? 8 : 0, 4)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(plain.length, 18)
    common.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, place, path]))
    parts.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, entries, Buffer.from('PK\u0005\u0006'), end])
}
