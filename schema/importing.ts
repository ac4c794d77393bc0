import { applyChange } from '../src/admin/draft.ts'
import type { Question } from '../src/admin/import/answers.ts'
import { type Import, LEFT_OUT, readImport, type UnderstoodLine } from '../src/admin/import/import.ts'
import { questionText } from '../src/admin/import/question.ts'
import { createRecipe } from '../src/admin/write.ts'
import type { FullRecipe } from '../src/revision/types.ts'
import { builder } from './builder.ts'
import { langOf } from './context.ts'
import { Recipe } from './refs.ts'
import { langArgs } from './vocabulary.ts'
import { asWritten, given, RecipeChange, recipeWriterOf as writerOf } from './writing.ts'

// Taking over a recipe that stands elsewhere, for operators. Not in the public schema.

const subGraphs: ['operators'] = ['operators']

interface Imported extends Pick<Import, 'questions' | 'lines'> {
  readonly recipe: FullRecipe | null
}

const ImportQuestion = builder.objectRef<Question>('ImportQuestion')
builder.objectType(ImportQuestion, {
  subGraphs,
  description: 'What the source does not say for sure.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What an answer names it by, for example ingredient.3.' }),
    text: t.string({
      description: 'The question.',
      args: langArgs,
      resolve: ({ asked }, args, context) => questionText(langOf(context, args), asked),
    }),
    candidates: t.stringList({
      description: 'What the answer may be, the likeliest first; none: a number or text that fits.',
      resolve: ({ candidates }) => [...candidates],
    }),
  }),
})

const ImportedLine = builder.objectRef<UnderstoodLine>('ImportedLine')
builder.objectType(ImportedLine, {
  subGraphs,
  description: 'How a line of the source was understood.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The line.' }),
    ingredientId: t.exposeID('ingredientId', { nullable: true, description: 'Null: open, or left out.' }),
    amount: t.exposeFloat('amount', {
      nullable: true,
      description: "Of the whole recipe, in the ingredient's unit; null: open.",
    }),
  }),
})

const ImportResult = builder.objectRef<Imported>('ImportResult')
builder.objectType(ImportResult, {
  subGraphs,
  description: 'The recipe, or what must be answered first.',
  fields: (t) => ({
    recipe: t.field({
      type: Recipe,
      nullable: true,
      description: 'The new recipe; null while questions are open: nothing is written then.',
      resolve: ({ recipe }) => recipe,
    }),
    questions: t.field({
      type: [ImportQuestion],
      description: 'What is still open. Further ones can follow from the answers.',
      resolve: ({ questions }) => [...questions],
    }),
    lines: t.field({
      type: [ImportedLine],
      description: 'How the lines were understood, to be looked over.',
      resolve: ({ lines }) => [...lines],
    }),
  }),
})

const ImportAnswer = builder.inputType('ImportAnswer', {
  subGraphs,
  description: 'An answer to a question. What the source says can be answered otherwise, too.',
  fields: (t) => ({
    question: t.string({ required: true, description: 'Id of the question.' }),
    value: t.string({
      required: true,
      description: `A candidate, a number, or several candidates with commas; ${LEFT_OUT} leaves a line out.`,
    }),
  }),
})

builder.mutationField('importRecipe', (t) =>
  t.field({
    type: ImportResult,
    subGraphs,
    description:
      'Takes over a schema.org/Recipe. Called again with the answers to its questions until none is left; then the recipe is written as by createRecipe. Pictures are not taken over.',
    args: {
      id: t.arg.string({ required: true, description: 'Id of the new recipe.' }),
      source: t.arg.string({ required: true, description: 'A JSON-LD object, or an HTML page with one in it.' }),
      answers: t.arg({ type: [ImportAnswer], description: 'All answers so far.' }),
      change: t.arg({
        type: RecipeChange,
        description:
          'Fields that are written as they are given here, whatever the source and the answers say; those that are never asked, too.',
      }),
    },
    resolve: async (_, { id, source, answers, change }, context) => {
      const writer = writerOf(context)
      const { draft, questions, lines } = await readImport(writer.catalogue, id, source, answers ?? [])
      if (!draft) return { recipe: null, questions, lines }
      await createRecipe(writer, applyChange(draft, given(change ?? {})))
      return { recipe: await asWritten(context, id), questions, lines }
    },
  }),
)
