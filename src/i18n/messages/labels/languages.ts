import type { Lang } from '../../locale.ts'

/** Each language by its own name, the same on every page. */
export const language = {
  ru: 'Русский',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  pl: 'Polski',
  uk: 'Українська',
  tr: 'Türkçe',
  nl: 'Nederlands',
  cs: 'Čeština',
  kk: 'Қазақша',
  zh: '中文',
  ja: '日本語',
} as const satisfies Record<Lang, string>
