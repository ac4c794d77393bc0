import type { Lang } from '../../i18n/locale.ts'
import type { Words } from '../texts.ts'

/** A habit of printed books that a machine can hold, and what is said when a text breaks it. */
interface Habit {
  /** the languages it holds for; every one when absent */
  readonly langs?: readonly Lang[]
  readonly broken: RegExp
  readonly problem: string
}

const UNITS = '°C|%|mm|cm|g|kg|ml|l|W|kcal|мм|см|г|кг|мл|л|Вт|ккал'

const HABITS: readonly Habit[] = [
  {
    broken: new RegExp(`\\d (?:${UNITS})(?![\\p{L}\\p{N}])`, 'u'),
    problem: 'a plain space between a number and its unit; a no-break space (U+00A0) keeps them on one line',
  },
  {
    langs: ['fr'],
    broken: /[^\s] [;:?!»%]/u,
    problem: 'a plain space before a mark; French has a no-break one',
  },
  { langs: ['zh'], broken: /\d[–-]\d/, problem: 'a dash in a range; Chinese writes ～' },
  // 扁豆 is a fresh bean as well, 香草 is vanilla first.
  { langs: ['zh'], broken: /(?<!小)扁豆/, problem: '扁豆 for lentils; they are 小扁豆' },
  { langs: ['zh'], broken: /香草(?![糖精冰月])/, problem: '香草 for herbs; they are 香料草' },
  { langs: ['ja'], broken: /覆いをし/, problem: '覆いをして; a cookbook says ラップをして or ふたをして' },
  { langs: ['ja'], broken: /ノンフライヤー/, problem: 'ノンフライヤー is the name of one maker; エアフライヤー' },
  // Alone it is read as Ramadan.
  {
    langs: ['kk'],
    broken: /(?<!Православиелік |Католиктік )ораза(?! айт)/iu,
    problem: 'ораза without its word; пост',
  },
  { langs: ['kk'], broken: /\p{L}дастарқанға/iu, problem: 'дастарқанға grown into the word before it' },
  {
    langs: ['kk'],
    broken: /(?<!дастарқанға |[ае] |\p{L})беріңіз/u,
    problem: 'беріңіз for serving; дастарқанға беріңіз',
  },
  // Words that cooks would misread, and words other than those of the ingredient list.
  { langs: ['kk'], broken: /түсті қырыққабат/iu, problem: 'coloured cabbage for cauliflower; гүлді қырыққабат' },
  { langs: ['kk'], broken: /көк үрмебұршақ/iu, problem: 'көк үрмебұршақ for green beans; жасыл үрмебұршақ' },
  { langs: ['kk'], broken: /(?<!\p{L})сары май/iu, problem: 'сары май for butter; сарымай' },
  {
    langs: ['kk'],
    broken: /үгі\p{L}* (?:пармезан|гауда|эмменталь|чеддер)/iu,
    problem: 'үгу for grating; үккіштен өткізу',
  },
  { langs: ['tr'], broken: /marmelat[ıi]/iu, problem: 'marmelatı; marmeladı' },
]

/** The habits that words of the catalogue break, in words. */
export function checkTypography(lang: Lang, words: Words): string[] {
  const { name, title, titles, aliases, description, lead, steps, tips } = words
  const all = [name, title, ...Object.values(titles ?? {}), ...(aliases ?? []), description, lead, ...(steps ?? [])]
  const texts = [...all, ...(tips ?? [])].filter((text) => text !== undefined)
  return HABITS.filter(({ langs }) => langs === undefined || langs.includes(lang)).flatMap(({ broken, problem }) =>
    texts.filter((text) => broken.test(text)).map((text) => `${problem}: ${text.slice(0, 60)}`),
  )
}
