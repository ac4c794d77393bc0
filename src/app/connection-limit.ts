/** Open files that the service keeps for itself: threads, the database, what it reads. */
const OWN = 128

/** Open files that this process may have; undefined: as many as it likes. */
function openFiles(): number | undefined {
  // Looking up names of hosts would take seconds.
  const report = Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = report.getReport() as unknown as { userLimits: { open_files: { soft: number | 'unlimited' } } }
  const { soft } = userLimits.open_files
  return soft === 'unlimited' ? undefined : soft
}

/**
 * Connections that a process may hold, so that files are left for itself: all but 128 of the files that it may open, and
 * of few files half.
 * @param files open files it may have; undefined: as many as it likes, and so are the connections
 */
export const mostConnections = (files: number | undefined = openFiles()): number | undefined =>
  files === undefined ? undefined : Math.max(Math.floor(files / 2), files - OWN)
