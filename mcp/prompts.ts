/** A conversation starter that shows the tools at work. */
export interface Prompt {
  readonly declaration: {
    readonly name: string
    readonly title: string
    readonly description: string
    readonly arguments: { name: string; description: string; required?: boolean }[]
  }
  readonly text: (args: Readonly<Record<string, string>>) => string
}

const COUNTRY = { name: 'country', description: 'Where you shop: a country, perhaps a chain' }
const END =
  'Answer in my language. Give me the link of the plan, say that prices are estimates and name their source, and tell me its warnings.'

const line = (label: string, value: string | undefined): string => (value ? `\n${label}: ${value}` : '')

/** Every prompt. */
export const prompts: readonly Prompt[] = [
  {
    declaration: {
      name: 'plan_week',
      title: 'Plan our week',
      description: 'A week of meals and its shopping list for a household.',
      arguments: [
        { name: 'household', description: 'Who eats: adults, children with their ages', required: true },
        { name: 'wishes', description: 'Allergies, dislikes, budget, theme' },
        COUNTRY,
      ],
    },
    text: ({ household, wishes, country }) =>
      `Plan a week of meals for us.\nWho eats: ${household}${line('Wishes', wishes)}${line('We shop in', country)}

Find the store with list_stores (the average one if I named none) and, if I named a theme, its collection with list_collections. Then call build_week with everything above: allergies in "allergens", diets in "presets", never only in words. Show me the days and the estimated total, and offer to change what I dislike ("from" with "change"), or to read me the list ("detail": "full"). ${END}`,
  },
  {
    declaration: {
      name: 'plan_table',
      title: 'Plan a festive table',
      description: 'A table for guests: an occasion, or dishes of your choice.',
      arguments: [
        { name: 'guests', description: 'How many people, 1 to 40', required: true },
        { name: 'occasion', description: 'What is celebrated, or which dishes you want' },
        { name: 'wishes', description: 'Allergies, dislikes, budget' },
        COUNTRY,
      ],
    },
    text: ({ guests, occasion, wishes, country }) =>
      `Plan a table for ${guests} guests.${line('Occasion or dishes', occasion)}${line('Wishes', wishes)}${line('We shop in', country)}

If it is an occasion of list_collections, call build_table with its id. Otherwise propose dishes with search_recipes, let me choose, and call build_table with "items". Find the store with list_stores. Show me the courses and the estimated total for all guests and for one. ${END}`,
  },
]
