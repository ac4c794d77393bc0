import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { Random } from '../../src/catalogue/random.ts'

/** Numbers from 0 to 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  const random = new Random(seed)
  return () => random.next()
}

/** Ids of what occurs most, by the root field that asks for one. */
export type Popular = Readonly<Record<string, readonly string[]>>

const COUNTRIES = ['DE', 'US', 'FR', 'IT', 'PL', 'RU', 'TR', 'NL']
/** Rare words are looked for longest: near ones are wanted. */
const SEARCH = 'chickn tomatos potatose carrotts onoins garlicc mushrom cheesse buckweat aubergene'
  .repeat(3)
  .slice(0, 190)

/** Makes parts of documents at random, leaning to what is long and dear: lists, objects, popular ids, prices in many countries. */
export class Documents {
  readonly #schema: GraphQLSchema
  readonly #popular: Popular
  readonly #random: () => number
  #alias = 0

  constructor(schema: GraphQLSchema, popular: Popular, seed: number) {
    this.#schema = schema
    this.#popular = popular
    this.#random = randomOf(seed)
  }

  /** One root field with what is asked below it, without an alias. @param depth levels at most */
  piece(depth: number): string {
    const query = this.#schema.getQueryType() as GraphQLObjectType
    const fields = Object.values(query.getFields()).filter(({ args, type, name }) => {
      const answerable = args.every((arg) => !isRequiredArgument(arg) || name in this.#popular)
      return answerable && !isLeafType(getNamedType(type))
    })
    this.#alias = 0
    return this.#field(this.#pick(fields), depth, '')
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)] as Item
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number, alias: string): string {
    const args = field.args.flatMap((arg) => {
      const value = this.#value(arg, field.name)
      return value === undefined ? [] : [`${arg.name}: ${value}`]
    })
    const asked = `${alias}${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`
    const type = getNamedType(field.type)
    return isLeafType(type) ? asked : `${asked} { ${this.#selection(type as GraphQLOutputType, depth - 1)} }`
  }

  #selection(type: GraphQLOutputType, depth: number): string {
    if (!isObjectType(type)) return '__typename'
    const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
    const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)))
    const objects = depth > 1 ? fields.filter((field) => !isLeafType(getNamedType(field.type))) : []
    const chosen = new Set<string>()
    const wide = this.#random() < 0.3
    for (const leaf of leaves) if (wide || this.#random() < 0.25) chosen.add(this.#field(leaf, depth, ''))
    const priced = leaves.filter(({ args }) => args.length > 0)
    for (let n = this.#random() < 0.4 ? 3 : 0; n > 0 && priced.length > 0; n--) {
      chosen.add(this.#field(this.#pick(priced), depth, `b${this.#alias++}: `))
    }
    for (let n = this.#random() < 0.8 ? 1 : 2; n > 0 && objects.length > 0; n--) {
      const object = this.#pick(objects)
      if (![...chosen].some((text) => text.startsWith(object.name))) chosen.add(this.#field(object, depth, ''))
    }
    return chosen.size > 0 ? [...chosen].join(' ') : '__typename'
  }

  #value({ name, type }: GraphQLArgument, field: string): string | undefined {
    if (name === 'id' || name === 'slug') return JSON.stringify(this.#pick(this.#popular[field] ?? ['none']))
    if (name === 'first') return '50'
    if (name === 'limit') return this.#random() < 0.5 ? '200' : '50'
    if (name === 'country') return JSON.stringify(this.#pick(COUNTRIES))
    if (name === 'q') return this.#random() < 0.3 ? JSON.stringify(SEARCH) : undefined
    const bare = getNullableType(type)
    if (name === 'lang' && isEnumType(bare)) return this.#pick(bare.getValues()).name
    return undefined
  }
}
