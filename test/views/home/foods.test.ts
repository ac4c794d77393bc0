import { expect, test } from 'vitest'
import { readFoods } from '../../../views/home/foods.ts'

const FOODS = [
  { id: 'onion', name: 'Onion, yellow' },
  { id: 'red-onion', name: 'Red onion' },
  { id: 'celery', name: 'Celery' },
  { id: 'celery-root', name: 'Celery root' },
  { id: 'creme-fraiche', name: 'Crème fraîche' },
]
const read = (text: string | undefined) => {
  const { read: found, unread } = readFoods(text, FOODS)
  return [found.map(({ id }) => id), unread.map(({ text: name, choices }) => [name, choices.map(({ id }) => id)])]
}

test('names are read whole, by their beginning, without accents, and by id', () => {
  expect(read(undefined)).toEqual([[], []])
  expect(read('Onion, yellow; celery')).toEqual([['onion', 'celery'], []])
  expect(read('celery, creme')).toEqual([['celery', 'creme-fraiche'], []])
  expect(read('red')).toEqual([['red-onion'], []])
  expect(read('celery-root、RED ONION')).toEqual([['celery-root', 'red-onion'], []])
})

test('what means several foods, or none, is told as such', () => {
  expect(read('onion; unobtainium')).toEqual([['onion'], [['unobtainium', []]]])
  expect(read('oni')).toEqual([[], [['oni', ['red-onion', 'onion']]]])
  expect(read('celery, nothing')).toEqual([['celery'], [['nothing', []]]])
})
