import { fold } from '../../catalogue/text-search/fold.ts'
import type { Lang } from '../../i18n/locale.ts'
import { label } from '../../i18n/words.ts'
import { COURSES, EQUIPMENT, KITCHENS, SLOTS } from '../../planner/world.ts'
import type { Draft } from '../draft.ts'
import type { Answers } from './answers.ts'
import type { Structured } from './json-ld.ts'

type Facts = Omit<Draft, 'id' | 'ingredients' | 'texts'> & { readonly description: string }

/** Values whose label, in the recipe's language or in English, is exactly what the source says. */
const stated = <T extends string>(
  kind: Parameters<typeof label>[1],
  values: readonly T[],
  said: readonly string[],
  lang: Lang,
): T[] => {
  const words = new Set(said.flatMap((text) => text.split(',')).map(fold))
  return values.filter((value) =>
    [value, label(lang, kind, value), label('en', kind, value)].some((name) => words.has(fold(name))),
  )
}

/**
 * What a recipe must say besides its lines: as the source has it, else as answered. schema.org has no words for most.
 * @param used ids of its ingredients
 * @returns undefined while something is open
 */
export function factsOf(recipe: Structured, lang: Lang, used: readonly string[], answers: Answers): Facts | undefined {
  const [course] = stated('course', COURSES, recipe.categories, lang)
  const slots = stated('slot', SLOTS, recipe.categories, lang)
  const [kitchen] = stated('kitchen', KITCHENS, recipe.cuisines, lang)
  const flag = (id: string, text: string) => {
    const answer = answers.one(id, text, ['true', 'false'])
    return answer === undefined ? undefined : answer === 'true'
  }
  const facts = {
    description: answers.words('description', 'What is it, in a sentence or two?', recipe.description),
    course: answers.one('course', 'What is its place at a table?', COURSES, course),
    slots: answers.some('slots', 'Which meals does it belong to?', SLOTS, slots.length > 0 ? slots : undefined),
    meal: flag('meal', 'Is it a whole meal, not a side or a starter?'),
    kitchen: answers.one('kitchen', 'Whose kitchen does it come from?', KITCHENS, kitchen),
    mainIngredient: answers.one('mainIngredient', 'Which ingredient would one name first?', used),
    timeMin: answers.number(
      'timeMin',
      'How many minutes are there from the first move to the table?',
      recipe.timeMin === undefined ? [] : [recipe.timeMin],
      recipe.timeMin !== undefined,
      { least: 1, most: 2880, whole: true },
    ),
    equipment: answers.some('equipment', 'Which appliances do the steps use?', EQUIPMENT, undefined, 'none'),
    serve: answers.one('serve', 'Is it served hot or cold?', ['hot', 'cold']),
    keepsDays: answers.number('keepsDays', 'How many days does it keep in the refrigerator?', [], false, {
      least: 0,
      most: 30,
      whole: true,
    }),
    batch: flag('batch', 'Is it gladly cooked once for two days?'),
  }
  const { description, slots: meals, equipment, ...rest } = facts
  const all = { description, slots: meals && [...meals], equipment: equipment && [...equipment], ...rest }
  return isWhole(all) ? all : undefined
}

const isWhole = (facts: { [K in keyof Facts]: Facts[K] | undefined }): facts is Facts =>
  Object.values(facts).every((value) => value !== undefined)
