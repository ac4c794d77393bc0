/** A line of a schedule, as the API tells it. */
export interface ToldLine {
  readonly date: string
  readonly time: string
  readonly until: string
  readonly minutes: number
  readonly action: string
  readonly dish: { readonly id: string }
}
export interface ToldDish {
  readonly id: string
  readonly slot: string
  readonly recipe: {
    readonly id: string
    readonly serve: string
    readonly course: string
    readonly keepsDays: number
    readonly timeMin: number
    readonly activeMin: number | null
    readonly waitMin: number
    readonly stages: readonly string[]
  }
}
export interface Told {
  readonly date: string
  readonly serveAt: string
  readonly cooks: number
  readonly dishes: readonly ToldDish[]
  readonly lines: readonly ToldLine[]
}

const WORK = ['hands', 'stove', 'bake']
const SERVING = ['warm', 'keepWarm', 'serve']
const BURNERS = 4
const MOST_STEP = 5

interface Span {
  readonly from: number
  readonly to: number
}

/** Minutes since the epoch. */
const at = (date: string, time: string): number => Date.parse(`${date}T${time}:00Z`) / 60_000
const spanOf = ({ date, time, minutes }: ToldLine): Span => ({ from: at(date, time), to: at(date, time) + minutes })

/** The largest number of spans at one time. */
const most = (spans: readonly Span[]): number =>
  Math.max(0, ...spans.map(({ from }) => spans.filter((other) => other.from <= from && from < other.to).length))

const minutesIn = (lines: readonly ToldLine[], actions: readonly string[]): number =>
  lines.reduce((sum, { action, minutes }) => sum + (actions.includes(action) ? minutes : 0), 0)

/** What is wrong with one dish's lines. */
function dishFaults(dish: ToldDish, lines: readonly ToldLine[], day: string): string[] {
  const { recipe } = dish
  const made = lines.filter(({ action }) => !SERVING.includes(action))
  const served = lines.filter(({ action }) => action === 'serve')
  const warmed = lines.filter(({ action }) => action === 'warm')
  const due = served[0] ? spanOf(served[0]).from : Number.NaN
  const ready = Math.max(...[...made, ...warmed].map((line) => spanOf(line).to))
  const waits = made.filter(({ action }) => !WORK.includes(action))
  const told = made.map(({ action, minutes }) => `${action}-${minutes}`)
  const lastWork = made.filter(({ action }) => WORK.includes(action)).at(-1)
  const early = lastWork ? Math.round((Date.parse(day) - Date.parse(lastWork.date)) / 86_400_000) : 0
  return [
    ...(served.length === 1 ? [] : [`served ${served.length} times`]),
    ...(ready <= due ? [] : [`ready ${ready - due} min late`]),
    ...(minutesIn(made, WORK) === (recipe.activeMin ?? recipe.timeMin) ? [] : ['not its minutes by hand']),
    ...(waits.reduce((sum, { minutes }) => sum + minutes, 0) >= recipe.waitMin ? [] : ['a wait is cut short']),
    ...(recipe.stages.length === 0 || told.join() === recipe.stages.join() ? [] : [`${told} are not ${recipe.stages}`]),
    ...made.flatMap((line, i) => {
      const before = made[i - 1]
      return before && spanOf(before).to > spanOf(line).from
        ? [`${line.action} begins before ${before.action} ends`]
        : []
    }),
    ...(early <= recipe.keepsDays ? [] : [`made ${early} days early, keeps ${recipe.keepsDays}`]),
    ...(warmed.length === 0 || recipe.keepsDays > 0 ? [] : ['is warmed up and does not keep']),
  ].map((fault) => `${recipe.id}: ${fault}`)
}

/** Whether somebody stands in the kitchen at night before the day. */
function isNight({ date, action, time, minutes }: ToldLine, day: string): boolean {
  const alone = ['soak', 'marinate', 'chill', 'prove', 'rest'].includes(action)
  const end = at(date, time) + minutes - at(date, '00:00')
  return !alone && date < day && (time < '09:00' || end > 21 * 60 + MOST_STEP)
}

/** Everything that breaks the rules of a kitchen with one oven, four burners and so many cooks; nothing of the scheduler is used. */
export function scheduleFaults({ date, serveAt, cooks, dishes, lines }: Told): string[] {
  const of = (actions: readonly string[]): Span[] => lines.filter(({ action }) => actions.includes(action)).map(spanOf)
  const usesOven = new Set(
    lines.filter(({ action }) => action === 'oven' || action === 'bake').map(({ dish }) => dish.id),
  )
  const warm = lines.filter(({ action }) => action === 'warm')
  const inOven = of(['oven', 'bake'])
  const warmInOven = warm.filter(({ dish }) => usesOven.has(dish.id)).map(spanOf)
  const onBurner = [...of(['stove', 'simmer']), ...warm.filter(({ dish }) => !usesOven.has(dish.id)).map(spanOf)]
  const times = (courses: readonly string[]): number[] =>
    dishes
      .filter(({ slot }) => courses.includes(slot))
      .flatMap(({ id }) => lines.filter(({ action, dish }) => action === 'serve' && dish.id === id))
      .map((line) => spanOf(line).from)
  const [mains, desserts, starters] = [times(['main']), times(['dessert']), times(['starter'])]
  const first = Math.min(...lines.filter(({ action }) => action === 'serve').map((line) => spanOf(line).from))
  return [
    ...dishes.flatMap((dish) =>
      dishFaults(
        dish,
        lines.filter((line) => line.dish.id === dish.id),
        date,
      ),
    ),
    ...(most(inOven) <= 1 ? [] : ['two dishes in the oven']),
    ...(warmInOven.some((span) => inOven.some(({ from, to }) => from < span.to && span.from < to))
      ? ['warmed up in an oven that is taken']
      : []),
    ...(most(onBurner) <= BURNERS ? [] : [`${most(onBurner)} burners`]),
    ...(most(of(WORK)) <= cooks ? [] : [`${most(of(WORK))} pairs of hands`]),
    ...(first === at(date, serveAt) ? [] : ['the first course is not served at its time']),
    ...(Math.min(...mains) < Math.max(...starters) ? ['a main course before a starter'] : []),
    ...(Math.min(...desserts) < Math.max(...mains) ? ['a dessert before a main course'] : []),
    ...lines.flatMap((line) => (isNight(line, date) ? [`${line.action} at ${line.time} on ${line.date}`] : [])),
  ]
}
