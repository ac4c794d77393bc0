/** Who may import what. Every file fits one row, the first whose start it has. */
export interface Rule {
  readonly from: string
  /** folders or files of ours that it builds on */
  readonly ours: readonly string[]
  /** single files that it needs besides, and why each stays where it is */
  readonly also?: Readonly<Record<string, string>>
  readonly packages: RegExp
}

const LANGUAGE_LIST = 'the list of languages: texts are kept by language'
const MISTAKES = 'codes of mistakes and of what is allowed; i18n alone puts them into words'
const ROUNDING = 'plain rounding, which i18n, at the bottom, and the pages need too'
const VOCABULARY = 'the words that recipes and requests are made of'
/** Pure files of the catalogue. */
const PURE_CATALOGUE = ['src/catalogue/vocabulary.ts', 'src/catalogue/amount.ts', 'src/catalogue/nutrition.ts']

export const RULES: readonly Rule[] = [
  { from: 'src/i18n/', ours: ['src/i18n/'], packages: /^intl-messageformat$/ },
  { from: 'src/http/', ours: ['src/http/'], packages: /^(node:|lru-cache$)/ },
  {
    from: 'src/rate-limit/',
    ours: ['src/rate-limit/'],
    packages: /^(node:|lru-cache$|ipaddr\.js$|@redis\/client$)/,
  },
  {
    from: 'src/catalogue/',
    ours: ['src/catalogue/', 'src/i18n/locale.ts'],
    also: {
      'src/i18n/allowed.ts': MISTAKES,
      'src/i18n/message.ts': 'a search finds cuisines, courses and diets by their names',
      'src/i18n/round.ts': ROUNDING,
    },
    packages: /^(@mikro-orm\/|kysely$|zod$|node:|csv-parse|js-yaml$|lru-cache$)/,
  },
  {
    from: 'src/eating/',
    ours: ['src/eating/', 'src/catalogue/vocabulary.ts'],
    also: {
      'src/catalogue/recipe.ts': 'the facts of a recipe that decide which meal it can stand in',
      'src/catalogue/repeated.ts': 'what a list names twice is a mistake in any file of data/',
      'src/catalogue/stand-in.ts': 'what the shops of a country sell',
      'src/catalogue/tags.ts': 'what a dish holds, which decides who can eat it',
      'src/catalogue/content/check-companions.ts': 'what counts as a companion, and which dish lacks one',
      'src/catalogue/content/csv.ts': 'one reader of the tables of data/, with line numbers',
      'src/catalogue/content/content-error.ts': 'mistakes in any file of data/ are reported together',
    },
    packages: /^(@mikro-orm\/|zod$|node:)/,
  },
  {
    from: 'src/prices/',
    ours: ['src/prices/'],
    also: {
      'src/catalogue/amount.ts': 'prices are of hundredths of a unit, as amounts are kept',
      'src/catalogue/content/csv.ts': 'one reader of the tables of data/, with line numbers',
      'src/catalogue/content/content-error.ts': 'mistakes in any file of data/ are reported together',
      'src/catalogue/content-revision.ts': 'an import makes a new revision of catalogue and prices',
      'src/catalogue/median.ts': 'the middle of figures',
      'src/catalogue/select.ts': 'rows read with the types of their entities',
    },
    packages: /^(@mikro-orm\/|zod$|node:|csv-parse|read-excel-file)/,
  },
  {
    // Pure: no database, no clock, no chance.
    from: 'src/planner/',
    ours: ['src/planner/', 'src/prices/money.ts', ...PURE_CATALOGUE],
    also: {
      'src/catalogue/food-groups.ts': 'pure: which kinds of dishes a recipe is',
      'src/catalogue/method.ts': 'pure: how a kitchen cooks what it has no appliance for',
      'src/catalogue/stages.ts': 'pure: the work and waits of a recipe, of which schedules are made',
      'src/catalogue/starch.ts': 'pure: how much bread, potatoes or rice a dish brings',
      'src/catalogue/random.ts': 'pure: seeded numbers, which drawings use too',
      'src/catalogue/tags.ts': 'pure: from which minutes on a dish is quick',
      'src/eating/meals.ts': 'pure: how a country composes its meals',
      'src/i18n/locale.ts': 'a request names a language of ours',
      'src/i18n/allowed.ts': MISTAKES,
      'src/i18n/round.ts': ROUNDING,
    },
    packages: /^zod$/,
  },
  {
    from: 'src/revision/',
    ours: ['src/revision/', 'src/catalogue/', 'src/eating/', 'src/prices/', 'src/planner/problem/data.ts'],
    packages: /^(@mikro-orm\/|node:|lru-cache$)/,
  },
  {
    from: 'src/plans/',
    ours: ['src/plans/', 'src/planner/', 'src/revision/'],
    also: {
      'src/catalogue/vocabulary.ts': VOCABULARY,
      'src/catalogue/amount.ts': 'lines of a list are in hundredths of a unit',
      'src/catalogue/refusals.ts': 'a request that names what is not there is refused as anywhere else',
      'src/catalogue/named.ts': 'diets and occasions are taken by their names',
      'src/prices/estimate.ts': 'what the prices of a list rest on',
      'src/prices/list-cost.ts': 'what the same list costs in another store',
      'src/prices/period.ts': 'how old the figures of a list are',
      'src/rate-limit/fair-queue.ts': 'plans of different clients take turns',
      'src/i18n/allowed.ts': MISTAKES,
    },
    packages: /^(@mikro-orm\/|node:|piscina$)/,
  },
  {
    from: 'src/households/',
    ours: ['src/households/', 'src/planner/'],
    also: { 'src/catalogue/vocabulary.ts': VOCABULARY },
    packages: /^(@mikro-orm\/|zod$|node:)/,
  },
  {
    from: 'src/previews/',
    ours: ['src/previews/', 'src/i18n/locale.ts'],
    packages: /^(node:|@takumi-rs\/core$)/,
  },
  {
    from: 'src/search/',
    ours: ['src/search/', 'src/catalogue/', 'src/revision/types.ts'],
    also: {
      'src/planner/params.ts': 'a search leaves out what a plan does, by the same fields',
      'src/planner/problem/prices.ts': 'what a portion costs',
      'src/planner/problem/familiarity.ts': 'what the homes of a country cook comes first',
      'src/plans/check.ts': 'ids are checked as those of a plan',
      'src/prices/money.ts': 'limits are in the units that costs are shown in',
      'src/i18n/locale.ts': 'a question is in a language of ours',
      'src/i18n/round.ts': 'figures are compared as they are shown',
    },
    packages: /^(zod|node:)/,
  },
  {
    from: 'src/admin/',
    ours: ['src/admin/', 'src/catalogue/', 'src/revision/'],
    also: {
      'src/i18n/locale.ts': LANGUAGE_LIST,
      'src/i18n/allowed.ts': MISTAKES,
      'src/i18n/refusals.ts': 'a refusal of an import lists the mistakes of the draft in words',
      'src/i18n/message.ts': 'an import asks the operator in the operator’s language',
      'src/i18n/messages/en.ts': 'types alone: the keys of the questions',
      'src/i18n/round.ts': ROUNDING,
    },
    packages: /^(@mikro-orm\/|zod$|node:|htmlparser2$|parse-ingredient$)/,
  },
  {
    from: 'src/db/',
    // The entities of all tables; what reads the content files and stores their rows.
    ours: [
      'src/db/',
      'src/catalogue/content/',
      ...[
        'collection',
        'content-revision',
        'ingredient',
        'occasion',
        'packs',
        'photograph',
        'preset',
        'recipe',
        'texts',
      ].map((entity) => `src/catalogue/${entity}.ts`),
      'src/eating/eating.ts',
      'src/prices/country.ts',
      'src/prices/store.ts',
      'src/prices/tables.ts',
      'src/plans/stored-plan.ts',
      'src/households/household.ts',
      'src/admin/audit.ts',
      'src/admin/keys.ts',
    ],
    also: {
      'src/catalogue/operator-recipes.ts': 'new content leaves alone what operators wrote',
      'src/eating/meals.ts': 'types alone: the rows that are stored',
      'src/eating/data-files.ts': 'data/eating is content too',
      'src/prices/data-files.ts': 'data/prices is content too',
      'src/prices/sources/index.ts': 'the offices whose files of data/prices are read',
      'src/prices/price-rows.ts': 'types alone: the rows that are stored',
      'src/i18n/locale.ts': LANGUAGE_LIST,
    },
    packages: /^(@mikro-orm\/|node:|@electric-sql\/pglite|pg$)/,
  },
  {
    from: 'src/observability/',
    ours: ['src/observability/'],
    packages: /^(node:|hono|lru-cache$|pino$|prom-client$)/,
  },
  // Addresses and limits are written in the environment as rate-limit/ reads them.
  { from: 'src/config.ts', ours: ['src/rate-limit/'], packages: /^(node:|zod$)/ },
  // The wiring: the only imports that go up.
  { from: 'src/app/', ours: ['src/', 'schema/', 'rest/', 'views/', 'mcp/'], packages: /.*/ },
  { from: 'src/cli/', ours: ['src/', 'schema/', 'rest/', 'views/', 'mcp/'], packages: /.*/ },
  { from: 'src/server.ts', ours: ['src/'], packages: /.*/ },
  {
    from: 'schema/',
    ours: [
      'schema/',
      ...['admin', 'catalogue', 'db', 'households', 'http', 'i18n', 'observability', 'planner', 'plans', 'prices'].map(
        (folder) => `src/${folder}/`,
      ),
      'src/rate-limit/',
      'src/revision/',
      'src/search/',
    ],
    packages:
      /^(node:(module|crypto)$|@pothos\/|@escape\.tech\/graphql-armor|graphql|dataloader$|lru-cache$|zod$|@mikro-orm\/)/,
  },
  {
    from: 'rest/',
    ours: [
      'rest/',
      'schema/execute.ts',
      'schema/context.ts',
      'src/http/',
      'src/i18n/',
      // zod schemas that src/ owns
      'src/planner/params.ts',
      'src/search/filter.ts',
      'src/catalogue/text-search/search-text.ts',
    ],
    also: {
      'schema/errors.ts': 'the one table from kinds of errors to status codes',
      'schema/document-types.ts': 'a description of an answer begins where the value of a document does',
      'schema/index.ts': 'the OpenAPI document is printed from the types of the schema',
      'schema/page.ts': 'the longest page, which a schema of REST states',
      'schema/vocabulary.ts': 'how GraphQL writes the names of enum values',
      'schema/place.ts': 'an unknown country is refused even where an answer would be empty',
      'src/catalogue/refusals.ts': 'what REST refuses before GraphQL sees it: a body or a parameter',
    },
    packages: /^(zod|hono|graphql$)/,
  },
  {
    from: 'views/',
    ours: [
      'views/',
      'schema/execute.ts',
      'schema/context.ts',
      'src/http/',
      'src/i18n/',
      'src/planner/params.ts',
      'src/previews/',
    ],
    also: {
      'schema/errors.ts': 'the one table from kinds of errors to status codes',
      'src/plans/part-ids.ts': 'a form names the dish that it changes by its place',
    },
    packages: /^(hono|node:|uqr$|ical-generator$|@graphql-yoga\/render-graphiql)/,
  },
  { from: 'mcp/', ours: ['mcp/'], packages: /^(@modelcontextprotocol\/server|node:)/ },
]

/** Folders and files of ours that a row names. */
export const named = ({ ours, also = {} }: Rule): string[] => [...ours, ...Object.keys(also)]
