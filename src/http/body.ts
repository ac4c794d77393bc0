/** Largest body of a request, bytes; operators' requests alone may have more. */
export const MAX_BODY = 64 * 1024
