import fastify from 'fastify'
import mercurius from 'mercurius'
import pg from 'pg'

// Mercurius as its documentation says to use it: compiled queries (jit) and loaders, one statement for each level.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const schema = `
  type Query { recipes(first: Int!): [Recipe!]! }
  type Recipe { id: ID! title: String! ingredients: [Line!]! }
  type Line { amount: Float! ingredient: Ingredient! }
  type Ingredient {
    id: ID! name: String! unit: String! kcal: Float! protein: Float! fat: Float! carb: Float! price: Price!
  }
  type Price { cost: Float! currency: String! }`

const resolvers = {
  Query: {
    recipes: async (_, { first }) =>
      (
        await pool.query({
          name: 'recipes',
          text: 'select id, title from peers.recipe order by id limit $1',
          values: [first],
        })
      ).rows,
  },
}

const byKey = async (name, text, keys) => {
  const { rows } = await pool.query({ name, text, values: [[...new Set(keys)]] })
  return Map.groupBy(rows, (row) => row.key)
}

const loaders = {
  Recipe: {
    ingredients: async (queries) => {
      const lines = await byKey(
        'lines',
        `select recipe_id as key, amount, ingredient_id from peers.recipe_line
         where recipe_id = any($1) order by recipe_id, position`,
        queries.map(({ obj }) => obj.id),
      )
      return queries.map(({ obj }) => lines.get(obj.id) ?? [])
    },
  },
  Line: {
    ingredient: async (queries) => {
      const found = await byKey(
        'ingredients',
        'select id as key, id, name, unit, kcal, protein, fat, carb from peers.ingredient where id = any($1)',
        queries.map(({ obj }) => obj.ingredient_id),
      )
      return queries.map(({ obj }) => found.get(obj.ingredient_id)[0])
    },
  },
  Ingredient: {
    price: async (queries) => {
      const prices = await byKey(
        'prices',
        'select ingredient_id as key, cost, currency from peers.price where ingredient_id = any($1)',
        queries.map(({ obj }) => obj.id),
      )
      return queries.map(({ obj }) => prices.get(obj.id)[0])
    },
  },
}

const app = fastify({ logger: false })
app.register(mercurius, { schema, resolvers, loaders, jit: 1, graphiql: false })
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
