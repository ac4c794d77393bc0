import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { type Code, STATUS } from './errors.ts'

/**
 * For Yoga: variables or extensions in an address or form that are no JSON are the client's mistake. Yoga lets the
 * parser's error through as if it were ours.
 */
export const readable: Plugin = {
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return
    setRequestParser(async (request) => {
      try {
        return await requestParser(request)
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error
        const code: Code = 'BAD_USER_INPUT'
        const detail = 'variables and extensions must be JSON.'
        throw new GraphQLError(detail, { extensions: { code, detail, http: { status: STATUS[code] } } })
      }
    })
  },
}
