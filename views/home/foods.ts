/** An ingredient and its name in the reader's language. */
export interface Food {
  readonly id: string
  readonly name: string
}

/** What was written as a food and is none, or could be several. */
export interface UnreadFood {
  readonly text: string
  /** what it could mean, the shortest names first; none: nothing is called so */
  readonly choices: readonly Food[]
}

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** Whether every word that is written begins a word of the name. */
function fits(typed: string, name: string): boolean {
  const words = name.split(/[^\p{L}\p{N}]+/u)
  const parts = typed.split(/\s+/u)
  return parts.every((part) => words.some((word) => word.startsWith(part))) || name.startsWith(typed)
}

/** Foods that a text can mean: the one of that name or id, else all that it begins. */
function meant(text: string, foods: readonly Food[]): readonly Food[] {
  const typed = folded(text)
  const exact = foods.find(({ id, name }) => id === typed || folded(name) === typed)
  if (exact) return [exact]
  return foods
    .filter(({ name }) => fits(typed, folded(name)))
    .toSorted((a, b) => a.name.length - b.name.length || (a.id < b.id ? -1 : 1))
}

/** Most foods that are offered for one text. */
const MOST_CHOICES = 6

/**
 * Foods as people write them: names with semicolons between, or commas where no name has one itself.
 * @param text of the field; undefined or '': nothing was written
 */
export function readFoods(text: string | undefined, foods: readonly Food[]) {
  const read: Food[] = []
  const unread: UnreadFood[] = []
  const take = (part: string, choices = meant(part, foods)): void => {
    const [only] = choices
    if (only && choices.length === 1) read.push(only)
    else unread.push({ text: part, choices: choices.slice(0, MOST_CHOICES) })
  }
  const parts = (text ?? '')
    .normalize('NFKC')
    .split(/[;、\n]/u)
    .map((part) => part.trim())
  for (const part of parts.filter(Boolean)) {
    const choices = meant(part, foods)
    const smaller = part.split(',').map((one) => one.trim())
    if (choices.length > 0 || smaller.length === 1) take(part, choices)
    else for (const one of smaller.filter(Boolean)) take(one)
  }
  return { read, unread }
}

/** Foods chosen by their ids; ids of none are left out. */
export const foodsOf = (ids: readonly string[], foods: readonly Food[]): Food[] =>
  ids.flatMap((id) => foods.find((food) => food.id === id) ?? [])
