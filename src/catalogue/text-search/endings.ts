import type { Lang } from '../../i18n/locale.ts'

/** Endings of words by language, folded, where words take more letters than two: of case, number, and "with". */
const ENDINGS: Readonly<Partial<Record<Lang, string>>> = {
  ru: 'ами ями ого его ому ему ыми ими ией ием ов ев ей ой ою ом ем ам ям ах ях ую юю ая яя ое ее ые ие',
  uk: 'ами ями ого ому ими ів їв ей ой ою ом ем ям ах ях ую ая оє еє ий ій',
  pl: 'ami ego emu ymi imi ow iem em ach om ie owy owa owe',
  cs: 'ami emi eho emu ymi imi ovy ova ove em ech ich um',
  tr: 'larla lerle lardan lerden larin lerin lari leri lar ler li lu si su yi yu nin nun dan den tan ten la le',
  kk: 'лармен лермен дармен дермен тармен термен мен бен пен нан нен дан ден тан тен лар лер дар дер тар тер ның нің дың дің тың тің ға ге қа ке ды ді ты ті ны ні лы лі ды',
  de: 'en ern er es e n s',
  nl: 'en tjes tje s',
}

const byLength = new Map(
  Object.entries(ENDINGS).map(([lang, endings]) => [
    lang as Lang,
    endings.split(' ').sort((a, b) => b.length - a.length),
  ]),
)
/** Letters that are left of a word at least. */
const LEAST = 3

/** A folded word and what is left of it without an ending of its language. */
export function basesOf(word: string, lang: Lang): string[] {
  const ending = byLength.get(lang)?.find((one) => word.endsWith(one) && word.length - one.length >= LEAST)
  return ending === undefined ? [word] : [word, word.slice(0, -ending.length)]
}
