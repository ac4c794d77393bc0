/** What is asked of who imports a recipe where its source does not say it. A line of the source comes in quotation marks. */
export const question = {
  lang: 'Which language is it written in?',
  description: 'What is it, in a sentence or two?',
  portions: 'For how many adult portions is it? It says: {said}.',
  portionsUnsaid: 'For how many adult portions is it? It does not say.',
  ingredient: 'Which ingredient is {line}? An id of the reference, or {none} to leave the line out.',
  amount: 'How much is {line} for the whole recipe, in {unit} of {ingredient}?',
  /** A question whose answer has a form of its own. */
  answer: '{question} Answer: {allowed}.',
  /** By the field of a recipe that is asked for. */
  field: {
    course: 'What is its place at a table?',
    slots: 'Which meals does it belong to?',
    meal: 'Is it a whole meal, not a side or a starter?',
    cuisine: 'Which cuisine does it belong to?',
    mainIngredient: 'Which ingredient is the main one?',
    timeMin: 'How many minutes are there from the first move to the table?',
    equipment: 'Which appliances do the steps use?',
    serve: 'Is it served hot or cold?',
    keepsDays: 'How many days does it keep in the refrigerator?',
    batch: 'Does it suit cooking once for two days?',
  },
}
