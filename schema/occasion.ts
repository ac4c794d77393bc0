import { label } from '../src/i18n/words.ts'
import { builder } from './builder.ts'
import { Occasion, Recipe, type ViewedOccasion } from './refs.ts'
import { viewOf } from './view.ts'
import { countryArgs, langArgs } from './vocabulary.ts'
import { wordOf } from './words.ts'

interface ViewedCourse extends ViewedOccasion {
  readonly course: string
}
const OccasionCourse = builder.objectRef<ViewedCourse>('OccasionCourse')
const OccasionKind = builder.enumType('OccasionKind', {
  description: 'menu: one day of courses; week: seven days of meals.',
  values: ['menu', 'week'] as const,
})

builder.objectType(OccasionCourse, {
  description: 'A course of a table, or a meal of a themed week.',
  fields: (t) => ({
    id: t.id({ description: 'Course of a menu, meal of a week.', resolve: ({ course }) => course }),
    label: t.string({
      description: 'Its name in the language of the answer.',
      resolve: ({ facts, course, view }) => label(view.lang, facts.kind === 'menu' ? 'course' : 'slot', course),
    }),
    candidates: t.field({
      type: [Recipe],
      description: "The occasion's own dishes for it, the favourites first.",
      resolve: ({ facts, course, view }, _, context) =>
        (facts.dishes[course] ?? []).flatMap((id) => {
          const recipe = context.catalogue().recipes.get(id)
          return recipe && !recipe.withdrawn ? [{ facts: recipe, view }] : []
        }),
    }),
  }),
})

builder.objectType(Occasion, {
  description: 'A holiday table or a themed week that can be planned.',
  fields: (t) => ({
    id: t.id({ description: 'Stable key.', resolve: ({ id }) => id }),
    title: t.string({
      description: 'Name in the language of the answer.',
      resolve: ({ id, view }, _, context) => wordOf(context, 'occasion', id, view.lang, (words) => words.title ?? id),
    }),
    lead: t.string({
      description: 'What makes it.',
      resolve: ({ id, view }, _, context) => wordOf(context, 'occasion', id, view.lang, (words) => words.lead ?? ''),
    }),
    guests: t.int({
      description: 'Usual number of guests.',
      extensions: { unit: 'people' },
      resolve: ({ facts }) => facts.guests,
    }),
    kind: t.field({ type: OccasionKind, description: 'One table or a week.', resolve: ({ facts }) => facts.kind }),
    courseIds: t.idList({
      description: 'Its courses (menu) or meals (week), in serving order.',
      resolve: ({ facts }) => facts.courses,
    }),
    courses: t.field({
      type: [OccasionCourse],
      description: 'Its courses (menu) or meals (week) with their dishes.',
      resolve: (occasion) => occasion.facts.courses.map((course) => ({ ...occasion, course })),
    }),
    exclude: t.string({
      nullable: true,
      description: 'Exclusion preset that its dishes obey; null: none.',
      resolve: ({ facts }) => facts.exclude ?? null,
    }),
    date: t.string({
      nullable: true,
      description: 'Day of a movable feast in a year (YYYY-MM-DD); null when it is not listed.',
      args: { year: t.arg.int({ required: true, description: 'The year.' }) },
      resolve: ({ facts }, { year }) => facts.dates?.[year] ?? null,
    }),
  }),
})

builder.queryFields((t) => ({
  occasions: t.field({
    type: [Occasion],
    description: 'All occasions; those of the language of the answer first.',
    args: { ...langArgs, ...countryArgs },
    complexity: (_, context) => ({ multiplier: context.catalogue().occasions.size }),
    resolve: (_, args, context) => {
      const view = viewOf(context, args)
      const all = [...context.catalogue().occasions].map(([id, facts]) => ({ id, facts, view }))
      const own = (occasion: ViewedOccasion) => (occasion.facts.for.includes(view.lang) ? 0 : 1)
      return all.sort((a, b) => own(a) - own(b))
    },
  }),
  occasion: t.field({
    type: Occasion,
    nullable: true,
    description: 'One occasion; null when there is none with that id.',
    args: {
      id: t.arg.id({ required: true, description: 'Occasion id.' }),
      ...langArgs,
      ...countryArgs,
    },
    resolve: (_, args, context) => {
      const facts = context.catalogue().occasions.get(args.id)
      return facts ? { id: args.id, facts, view: viewOf(context, args) } : null
    },
  }),
}))
