import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequest } from './requests.ts'

/**
 * The structured log, one JSON object a line on standard output. Every line that is written while a request is served
 * carries that request's id.
 * @param level the least important level that is written
 */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const request = currentRequest()
        return request ? { requestId: request.id } : {}
      },
    },
    destination,
  )
