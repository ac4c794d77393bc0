import { expect, test } from 'vitest'
import { file, read } from '../sources/reading.ts'
import { workbook } from '../workbook.ts'

test.each<[string, string | Buffer, string]>([
  ['cut.json', file('prc_ppp_ind_1.json').slice(0, 200), 'cut.json: the file: expected JSON that parses'],
  [
    'half.xlsx',
    workbook({ '2025': [['Наименование', 'на 9 января']] }).subarray(0, 400),
    'half.xlsx: the workbook: expected an .xlsx file that opens',
  ],
  ['notes.txt', 'dear diary', 'notes.txt: line 1: expected a BLS flat file'],
])('a broken %s is refused with the place and what was expected', async (name, content, message) => {
  await expect(read(name, content)).rejects.toThrow(message)
})
