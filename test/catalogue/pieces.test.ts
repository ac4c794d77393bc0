import { expect, test } from 'vitest'
import { checkPieces } from '../../src/catalogue/pieces.ts'

test('a piece weighs what one can be: not as a crumb, and not more than a stuffed tomato with its rice', () => {
  expect(checkPieces({ pieces: null }, 900)).toEqual([])
  expect(checkPieces({ pieces: 9 }, 365)).toEqual([])
  expect(checkPieces({ pieces: 40 }, 300)).toEqual(['pieces: 40 in a portion of 300 g; each has 8 to 320 g'])
  expect(checkPieces({ pieces: 1 }, 400)).toEqual(['pieces: 1 in a portion of 400 g; each has 8 to 320 g'])
})
