/** The names of a list that stand in it before already, each as often as it comes again. */
export const repeated = <Name extends string>(names: readonly Name[]): Name[] =>
  names.filter((name, at) => names.indexOf(name) < at)
