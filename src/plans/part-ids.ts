/** Ids of the parts of a plan: its own, and the place in it. */
export const partIds = {
  day: (plan: string, day: number) => `${plan}.day.${day}`,
  dish: (plan: string, { day, dish }: { readonly day: number; readonly dish: number }) => `${plan}.dish.${day}.${dish}`,
  aisle: (plan: string, category: string) => `${plan}.aisle.${category}`,
  line: (plan: string, ingredient: string) => `${plan}.line.${ingredient}`,
  price: (plan: string, ingredient: string) => `${plan}.price.${ingredient}`,
  left: (plan: string, ingredient: string) => `${plan}.left.${ingredient}`,
  totals: (plan: string) => `${plan}.totals`,
  priceSource: (plan: string) => `${plan}.priceSource`,
  warning: (plan: string, index: number) => `${plan}.warning.${index}`,
} as const

/** Plan, day and dish that the id of a dish names; undefined: it names none. */
export function dishPlace(
  id: string,
): { readonly plan: string; readonly day: number; readonly dish: number } | undefined {
  const [, plan, day, dish] = /^([\da-fA-F-]{36})\.dish\.(\d{1,3})\.(\d{1,3})$/.exec(id) ?? []
  return plan ? { plan: plan.toLowerCase(), day: Number(day), dish: Number(dish) } : undefined
}
