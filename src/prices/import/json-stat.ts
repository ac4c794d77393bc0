import { z } from 'zod'
import { InvalidStatisticsFileError } from './parsed-file.ts'

/** One value of a cube: the codes of its dimensions, its place in the cube, and its flag where it has one. */
export interface CubeValue {
  readonly dims: Readonly<Record<string, string>>
  readonly place: string
  readonly value: number
  readonly flag: string
}

const Categories = z.object({
  index: z.union([z.record(z.string(), z.number()), z.array(z.string())]),
  label: z.record(z.string(), z.string()).optional(),
})
const Cube = z.object({
  value: z.union([z.record(z.string(), z.number().nullable()), z.array(z.number().nullable())]),
  status: z.record(z.string(), z.string()).optional(),
  id: z.array(z.string()),
  size: z.array(z.number().int()),
  dimension: z.record(z.string(), z.object({ category: Categories })),
})
type Cube = z.infer<typeof Cube>

export interface JsonStat {
  /** the dimensions in their order */
  readonly id: readonly string[]
  readonly values: readonly CubeValue[]
  /** the words of a category, or its code where it has none */
  label(dimension: string, code: string): string
}

/**
 * Reads JSON-stat 2.0: values by their place in the cube, the last dimension running fastest. Empty cells are left out.
 * @throws InvalidStatisticsFileError
 */
export function readCube(file: string, json: unknown): JsonStat {
  const parsed = Cube.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new InvalidStatisticsFileError(
      file,
      issue?.path.join('.') || 'the file',
      issue?.message ?? 'JSON-stat 2.0',
      null,
    )
  }
  const cube = parsed.data
  return {
    id: cube.id,
    values: valuesOf(file, cube),
    label: (dimension, code) => cube.dimension[dimension]?.category.label?.[code] ?? code,
  }
}

function valuesOf(file: string, cube: Cube): CubeValue[] {
  const { id, size, value, status } = cube
  const codes = id.map((name, index) => categoriesOf(file, cube, name, size[index]))
  return Object.entries(value).flatMap(([key, number]): CubeValue[] => {
    if (number === null) return []
    let rest = Number(key)
    const dims: Record<string, string> = {}
    for (let d = id.length - 1; d >= 0; d--) {
      const list = codes[d] ?? []
      dims[id[d] ?? ''] = list[rest % list.length] ?? ''
      rest = Math.floor(rest / list.length)
    }
    if (rest > 0)
      throw new InvalidStatisticsFileError(
        file,
        `value.${key}`,
        `a place below ${size.reduce((a, b) => a * b, 1)}`,
        key,
      )
    return [{ dims, place: `value.${key}`, value: number, flag: status?.[key] ?? '' }]
  })
}

function categoriesOf(file: string, { dimension }: Cube, name: string, size: number | undefined): string[] {
  const categories = dimension[name]?.category.index
  if (categories === undefined) throw new InvalidStatisticsFileError(file, `dimension.${name}`, 'its categories', null)
  const list = Array.isArray(categories)
    ? categories
    : Object.entries(categories)
        .sort((a, b) => a[1] - b[1])
        .map(([code]) => code)
  if (list.length !== size)
    throw new InvalidStatisticsFileError(file, `dimension.${name}`, `${size} categories`, list.length)
  return list
}
