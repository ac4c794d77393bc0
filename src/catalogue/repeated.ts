/** The names of a list that stand in it before already, each as often as it comes again. */
export function repeated<Name extends string>(names: readonly Name[]): Name[] {
  const seen = new Set<Name>()
  return names.filter((name) => seen.has(name) || !seen.add(name))
}
