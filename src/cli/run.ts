import type { CommandResult } from '../db/embedded/command-socket.ts'

/** Mistakes of whoever called: a wrong setting, a folder in use or damaged. Their message is enough. */
const CALLERS = ['ConfigError', 'FolderInUseError', 'FolderDamagedError']

/**
 * Runs a command line: its result to standard output, its notes and errors to standard error, its code as that of the
 * process; 1 for an error. What the caller can mend (a missing file, an unknown option) is printed without a stack.
 * @param isCallers further errors that the caller can mend
 */
export async function run(
  command: () => Promise<CommandResult>,
  isCallers: (error: unknown) => boolean = () => false,
): Promise<void> {
  try {
    const { out, note, code } = await command()
    if (note) console.error(note)
    if (out) console.log(out)
    process.exitCode = code
  } catch (error) {
    const messageOnly =
      isCallers(error) || (error instanceof Error && ('code' in error || CALLERS.includes(error.name)))
    console.error(messageOnly && error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
