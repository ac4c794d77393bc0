export type Cell = string | number | boolean | Date | null

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}

/** A cell's text on one line. */
export const textOf = (cell: Cell | undefined): string =>
  String(cell ?? '')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** 'C5' for the third column of the fifth row. */
export function nameOf(row: number, column: number): string {
  let letters = ''
  for (let c = column + 1; c > 0; c = Math.floor((c - 1) / 26))
    letters = String.fromCharCode(65 + ((c - 1) % 26)) + letters
  return `${letters}${row + 1}`
}
