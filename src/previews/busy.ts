/** No preview now: too many are being drawn, or the process that draws died. */
export class PreviewsBusyError extends Error {
  override readonly name = 'PreviewsBusyError'
  /** seconds after which there should be room */
  readonly retryAfter = 5
}
