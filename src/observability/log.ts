import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequest } from './requests.ts'

/** ISO 8601 with milliseconds, written once for all the lines of a millisecond: under load that is most of them. */
function isoTimes(): () => string {
  let at = 0
  let written = ''
  return () => {
    const now = Date.now()
    if (now !== at) {
      at = now
      written = `,"time":"${new Date(now).toISOString()}"`
    }
    return written
  }
}

/**
 * The structured log, one JSON object a line on standard output. Every line that is written while a request is served
 * carries that request's id.
 * @param level the least important level that is written
 */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      timestamp: isoTimes(),
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const request = currentRequest()
        return request ? { requestId: request.id } : {}
      },
    },
    destination,
  )
