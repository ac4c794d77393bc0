/** What tells a plain food from a dish. */
export interface Listed {
  readonly id: string
  readonly part: string
  readonly ingredients: readonly { readonly pantry: boolean }[]
}

/** Parts of a meal that an apple, a slice of bread, boiled potatoes or a glass of kefir have. */
const PLAIN = ['side', 'bread', 'spread', 'fruit', 'dairy', 'drink']

/** A plain food: at most two things are bought for it. */
export const isPlain = ({ part, ingredients }: Listed): boolean =>
  PLAIN.includes(part) && ingredients.filter(({ pantry }) => !pantry).length <= 2
