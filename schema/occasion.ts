import { nextDay } from '../src/catalogue/feast-days.ts'
import { EVENING } from '../src/catalogue/occasion.ts'
import { InvalidFieldError } from '../src/catalogue/refusals.ts'
import { COURSES, type Course as CourseName, SLOTS } from '../src/catalogue/vocabulary.ts'
import { allowed } from '../src/i18n/allowed.ts'
import { label } from '../src/i18n/message.ts'
import { MOST_ITEMS } from '../src/planner/params.ts'
import { coursesFor } from '../src/plans/check.ts'
import { builder } from './builder.ts'
import { nestedArgs, nestedCost, nestedPage, RecipeConnection } from './connection.ts'
import { langOf } from './context.ts'
import { objects, values } from './lengths.ts'
import { courseId, Node, OWN_ID } from './node.ts'
import { type KnownOccasion, Occasion } from './refs.ts'
import { DateScalar } from './scalars.ts'
import { textOf } from './texts.ts'
import { Lang, langArgs, MealOrCourse, named } from './vocabulary.ts'

interface Course extends KnownOccasion {
  readonly course: string
}
const OccasionCourse = builder.objectRef<Course>('OccasionCourse')
const OccasionKind = named('OccasionKind', ['menu', 'week'], 'What an occasion plans.', {
  menu: 'One day of courses',
  week: 'Seven days of meals',
})

builder.objectType(OccasionCourse, {
  interfaces: [Node],
  description: 'A course of a table, or a meal of a themed week.',
  fields: (t) => ({
    id: t.id({ description: 'Unique across all types.', resolve: ({ id, course }) => courseId(id, course) }),
    course: t.field({
      type: MealOrCourse,
      description: 'Course of a menu, meal of a week.',
      resolve: ({ course }) => course,
    }),
    label: t.string({
      description: 'Its name.',
      args: langArgs,
      resolve: ({ facts, course }, args, context) =>
        label(langOf(context, args), facts.kind === 'menu' ? 'course' : 'slot', course),
    }),
    perGuest: t.float({
      description: 'Portions that each guest gets of it, shared among its dishes (of a week: 1 of each meal).',
      extensions: { unit: 'portions' },
      resolve: ({ facts, course }) => facts.perGuest?.[course] ?? 1,
    }),
    candidates: t.field({
      type: RecipeConnection,
      description: "The occasion's own dishes for it, the favourites first.",
      args: nestedArgs,
      complexity: nestedCost,
      resolve: ({ facts, course }, args, context) => {
        const { recipes } = context.revision()
        const own = (facts.dishes[course] ?? []).flatMap((id) => recipes.get(id) ?? [])
        return nestedPage(
          own.filter(({ withdrawn }) => !withdrawn),
          ({ id }) => id,
          args,
        )
      },
    }),
  }),
})

const OccasionPlace = builder
  .objectRef<{ readonly occasion: string; readonly recipeId: string; readonly course: CourseName }>('OccasionPlace')
  .implement({
    description: 'Where a dish may stand on a table.',
    fields: (t) => ({
      id: t.id({
        description: OWN_ID,
        resolve: ({ occasion, recipeId, course }) => ['place', occasion, recipeId, course].join('.'),
      }),
      recipeId: t.exposeID('recipeId', { description: 'Recipe id.' }),
      course: t.field({
        type: MealOrCourse,
        description: 'The course: with it the dish can be kept on the table.',
        resolve: ({ course }) => course,
      }),
      label: t.string({
        description: 'Name of the course.',
        args: langArgs,
        resolve: ({ course }, args, context) => label(langOf(context, args), 'course', course),
      }),
    }),
  })

builder.objectType(Occasion, {
  interfaces: [Node],
  description: 'A holiday table or a themed week that can be planned.',
  fields: (t) => ({
    id: t.id({ description: 'Stable key.', resolve: ({ id }) => id }),
    title: t.string({
      description: 'Name.',
      args: langArgs,
      resolve: ({ id }, args, context) =>
        textOf(context, 'occasion', id, langOf(context, args), (words) => words.title ?? id),
    }),
    lead: t.string({
      description: 'Short introduction.',
      args: langArgs,
      resolve: ({ id }, args, context) =>
        textOf(context, 'occasion', id, langOf(context, args), (words) => words.lead ?? ''),
    }),
    guests: t.int({
      description: 'Usual number of guests.',
      extensions: { unit: 'people' },
      resolve: ({ facts }) => facts.guests,
    }),
    kind: t.field({ type: OccasionKind, description: 'One table or a week.', resolve: ({ facts }) => facts.kind }),
    courseIds: t.idList({
      description: 'Its courses (menu) or meals (week), in serving order.',
      extensions: { values: [...SLOTS, ...COURSES] },
      complexity: values('courses'),
      resolve: ({ facts }) => facts.courses,
    }),
    courses: t.field({
      type: [OccasionCourse],
      description: 'Its courses (menu) or meals (week) with their dishes.',
      complexity: objects('courses'),
      resolve: (occasion) => occasion.facts.courses.map((course) => ({ ...occasion, course })),
    }),
    placesFor: t.field({
      type: [OccasionPlace],
      description: 'Where these dishes may stand on its table; none that its rule forbids, and none of a themed week.',
      args: { recipeIds: t.arg.idList({ required: true, description: `Recipe ids, at most ${MOST_ITEMS}.` }) },
      complexity: ({ recipeIds }) => ({ multiplier: Math.min(recipeIds.length, MOST_ITEMS) }),
      resolve: ({ id }, { recipeIds }, context) => {
        if (recipeIds.length > MOST_ITEMS)
          throw new InvalidFieldError('recipeIds', recipeIds.length, allowed('most', { limit: MOST_ITEMS }))
        return coursesFor(context.revision(), id, recipeIds).map((place) => ({ ...place, occasion: id }))
      },
    }),
    exclude: t.id({
      nullable: true,
      description: 'Exclusion preset that its dishes obey; null: none.',
      resolve: ({ facts }) => facts.exclude ?? null,
    }),
    date: t.field({
      type: DateScalar,
      nullable: true,
      description: 'Day of a movable feast in a year (YYYY-MM-DD); null when it is not listed.',
      args: { year: t.arg.int({ required: true, description: 'The year.' }) },
      resolve: ({ facts }, { year }) => facts.dates?.[year] ?? null,
    }),
    nextDate: t.field({
      type: DateScalar,
      nullable: true,
      description:
        'Day on which it is celebrated next: today while it lasts. Null where it belongs to no day, or the day is not known yet.',
      resolve: ({ facts }, _, context) => nextDay(facts, context.today()),
    }),
    serveAt: t.string({
      nullable: true,
      description: 'When its first course is usually served, HH:MM; null: of a week.',
      resolve: ({ facts }) => (facts.kind === 'menu' ? (facts.serveAt ?? EVENING) : null),
    }),
    languages: t.field({
      type: [Lang],
      description: 'Languages whose readers know it first.',
      complexity: values('languages'),
      resolve: ({ facts }) => facts.for,
    }),
  }),
})

builder.queryFields((t) => ({
  occasions: t.field({
    type: [Occasion],
    nullable: true,
    description: 'All occasions; those that belong to the language first.',
    args: langArgs,
    complexity: objects('occasions'),
    resolve: (_, args, context) => {
      const lang = langOf(context, args)
      const all = [...context.revision().occasions].map(([id, facts]) => ({ id, facts }))
      const own = (occasion: KnownOccasion) => (occasion.facts.for.includes(lang) ? 0 : 1)
      return all.sort((a, b) => own(a) - own(b))
    },
  }),
  occasion: t.field({
    type: Occasion,
    nullable: true,
    description: 'One occasion; null when there is none with that id.',
    args: { id: t.arg.id({ required: true, description: 'Occasion id.' }) },
    resolve: (_, { id }, context) => {
      const facts = context.revision().occasions.get(id)
      return facts ? { id, facts } : null
    },
  }),
}))
