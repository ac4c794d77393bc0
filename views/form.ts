import type { AnswerOf, Answers, DataOf, Html, Page, PageContext, Params, Problem, VariablesOf } from './page.ts'

type Texts = Readonly<Record<string, string>>

/** Ways out of a refusal: a document that answers with a number, asked for each way. */
export interface Help<Data, Text extends string = string> {
  readonly document: Text
  readonly ways: (problem: Problem, sent: Params, data: Data, context: PageContext) => readonly Way<Text>[]
}
export interface Way<Text extends string = string> {
  readonly name: string
  readonly variables: VariablesOf<Text>
}

interface FormParts<Asked extends Texts, Text extends string> {
  readonly path: string
  /** shown again with what was sent and what is wrong when the form is refused */
  readonly page: Page<Asked, Html | string>
  /** names of what it posts; default: the names of the page's query */
  readonly fields?: readonly string[]
  /** what is sent, when it says itself that something is to be taken out of it */
  readonly change?: (sent: Params) => Params
  readonly document: Text
  /** where the browser goes next */
  readonly next: (result: AnswerOf<Text>, context: PageContext) => string
}

/** A form whose path and fields say all. */
interface PlainForm<Asked extends Texts, Text extends string> extends FormParts<Asked, Text> {
  readonly variables: (path: Params, sent: Params) => VariablesOf<Text>
}

/** A form that is understood by the data of its page. */
interface CheckedForm<Asked extends Texts, Text extends string, HelpText extends string>
  extends FormParts<Asked, Text> {
  readonly checked: {
    /** whether something is wrong before anybody is asked */
    readonly isWrong: (sent: Params, data: DataOf<Asked>, context: PageContext) => boolean
    readonly variables: (sent: Params, data: DataOf<Asked>, context: PageContext) => VariablesOf<Text>
    readonly help?: Help<DataOf<Asked>, HelpText>
  }
}

interface Row {
  readonly path: string
  readonly page: Page<Record<string, string>, Html | string>
  readonly fields: readonly string[]
  readonly change: (sent: Params) => Params
  readonly document: string
  readonly next: (result: unknown, context: PageContext) => string
}
interface PlainRow extends Row {
  readonly checked?: undefined
  readonly variables: (path: Params, sent: Params) => Answers
}
interface CheckedRow extends Row {
  readonly checked: {
    readonly isWrong: (sent: Params, data: Answers, context: PageContext) => boolean
    readonly variables: (sent: Params, data: Answers, context: PageContext) => Answers
    readonly help?: Help<Answers>
  }
}
/** A row of the table of forms. */
export type Form = PlainRow | CheckedRow

/** A row of the table, whose rows have different documents. */
export function form<const Asked extends Texts, const Text extends string, const HelpText extends string>(
  definition: PlainForm<Asked, Text> | CheckedForm<Asked, Text, HelpText>,
): Form {
  const { path, page, document, fields = page.query, change = (sent) => sent, next } = definition
  const row = {
    path,
    page,
    fields,
    change,
    document,
    // The executor has answered by the schema.
    next: (result: unknown, context: PageContext) => next(result as AnswerOf<Text>, context),
  }
  if ('variables' in definition) return { ...row, variables: definition.variables }
  const { isWrong, variables, help } = definition.checked
  return {
    ...row,
    checked: {
      isWrong: (sent, data, context) => isWrong(sent, page.dataOf(data), context),
      variables: (sent, data, context) => variables(sent, page.dataOf(data), context),
      ...(help && {
        help: {
          document: help.document,
          ways: (problem, sent, data, context) => help.ways(problem, sent, page.dataOf(data), context),
        },
      }),
    },
  }
}
