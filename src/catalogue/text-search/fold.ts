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
