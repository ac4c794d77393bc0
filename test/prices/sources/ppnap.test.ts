import { expect, test } from 'vitest'
import { file, prices, read, rows } from './reading.ts'

// ppnap.csv has the columns of USDA’s table; the prices of 2017 and 2018 are the published ones, the others are made up.

test('foods are read by their codes, each cycle by its later year; foods without a price or not in use are left out', async () => {
  const parsed = await read('pp.csv', file('ppnap.csv'))
  expect(prices(parsed)).toEqual([
    ['75117020', 'US', '2018', 0.260675],
    ['75117020', 'US', '2016', 0.25],
  ])
  expect(parsed.notes).toEqual(['1 foods not in use left out'])
  expect(prices(await read('pp.csv', file('ppnap.csv').replace('2015-2016', '1516')))[1]).toEqual([
    '75117020',
    'US',
    '2016',
    0.25,
  ])
  await expect(read('pp.csv', file('ppnap.csv').replace('2015-2016', 'then'))).rejects.toThrow(
    'pp.csv: line 2: expected the years of a cycle such as 2017-2018, found "then"',
  )
})

test('a price of the edible part is that of what is bought: onions lose a tenth in peeling', () => {
  const onion = rows.mapping.find((row) => row.source === 'ppnap' && row.ingredient === 'onion')
  expect(onion?.units).toBeCloseTo(100 / 0.9, 2)
})
