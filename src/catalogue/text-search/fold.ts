/** One form for letters that people type in several: lower case, without accents, ё as е, ı as i, ß as ss. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}|е)\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Letters of a word that are looked at; the longest word of our texts has fewer. */
const MOST_LETTERS = 40

/** The different words of a text, folded, in their order. */
export const foldedWords = (text: string): string[] => [
  ...new Set(
    fold(text)
      .split(' ')
      .filter(Boolean)
      .map((word) => word.slice(0, MOST_LETTERS)),
  ),
]

/** Little words of alphabets (с, al, in) tell nothing beside longer ones; one Chinese or Japanese letter may be a word. */
export const tells = (word: string): boolean =>
  word.length > 2 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)

/** What is left of a word without an ending: two letters of a long one, one of a middling one. */
export const stem = (word: string): string => word.slice(0, word.length >= 6 ? -2 : word.length >= 5 ? -1 : undefined)

/** Whether a word is written in Chinese or Japanese letters, where none are set apart. */
export const isCjk = (word: string): boolean => CJK.test(word)

const VOWEL = /[аеиоуыэюяйьіїєәөұүһ]/u
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Letters of a short word, whose every letter counts, and of a long one. */
const SHORT = 4
const LONG = 9
/** Letters that endings add or take at most. */
const MOST_ENDING = 2

/** Whether two folded words are one but for their endings: courgette is no courge, turkey is not Turkish. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true
  const shortest = Math.min(a.length, b.length)
  const ending = shortest < SHORT ? 1 : MOST_ENDING
  if (CJK.test(a) || CJK.test(b) || Math.abs(a.length - b.length) > ending || shortest < 3) return false
  if (shortest <= SHORT && /\p{Script=Latin}/u.test(a)) return false
  let shared = 0
  while (shared < shortest && a[shared] === b[shared]) shared++
  // Of a short word only an ending may differ: рыба, рыбы; but карп is no карто.
  if (shortest <= SHORT && shared < shortest && ![a, b].every((word) => VOWEL.test(word[shared] ?? ''))) return false
  return shared >= Math.max(3, shortest - (shortest >= LONG ? 2 : 1))
}

/** Words beside what is looked for, folded: recipes, dishes, cuisine. */
export const SAYS_NOTHING = new Set(
  `recipe recipes dish dishes cuisine рецепт рецепты блюдо блюда кухня кухни rezept rezepte gericht gerichte kuche recette
  recettes plat plats receta recetas plato platos cocina ricetta ricette piatto piatti cucina receita receitas prato
  pratos cozinha przepis przepisy danie dania kuchnia рецепти страва страви tarif tarifi tarifleri yemek mutfagi recept
  recepten gerecht gerechten keuken recepty jidlo jidla kuchyne рецепттер тагам тағам тағамдары асхана асханасы 食谱 菜谱 レシピ 料理
  with and mit und avec aux con com met och для пен мен`.split(/\s+/),
)
