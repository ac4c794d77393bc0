/** Every mistake found in the files of `data/`, one line each. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`${problems.length} mistakes in the content files:\n${problems.join('\n')}`)
    this.problems = problems
  }
}
