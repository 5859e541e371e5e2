import * as z from 'zod/mini'

/** The catalogue's languages by their BCP 47 tag, each named in its own language (LANG-2). */
export const languageNames = {
  fil: 'Filipino',
  en: 'English',
  zh: '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  my: 'မြန်မာ',
  es: 'Español',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  km: 'ខ្មែរ',
  ko: '한국어',
  ms: 'Bahasa Melayu',
  pt: 'Português',
  ta: 'தமிழ்',
  ur: 'اردو',
  tr: 'Türkçe',
  bn: 'বাংলা',
  ar: 'العربية',
  fa: 'فارسی',
  ru: 'Русский',
  kk: 'Қазақша',
  uz: 'Oʻzbekcha',
  lo: 'ລາວ',
  ne: 'नेपाली',
  fr: 'Français',
  te: 'తెలుగు',
  sw: 'Kiswahili',
} as const

export type Language = keyof typeof languageNames
export type Direction = 'ltr' | 'rtl'

export const languages = Object.keys(languageNames) as Language[]
export const languageSchema = z.enum(languages as [Language, ...Language[]])
export const directionSchema = z.enum(['ltr', 'rtl'])

const rightToLeft: readonly Language[] = ['ar', 'fa', 'ur']

/** Writing direction of a language. */
export const directionOf = (language: Language): Direction => (rightToLeft.includes(language) ? 'rtl' : 'ltr')

/** The language that a tag or one of the platform's own codes names (TY is Filipino, EN English), or undefined. */
export function parseLanguage(value: string | null | undefined): Language | undefined {
  if (!value) return undefined
  const known: Record<string, Language> = { TY: 'fil', EN: 'en', tl: 'fil' }
  const language = known[value] ?? value
  return Object.hasOwn(languageNames, language) ? (language as Language) : undefined
}

/** A text in each of its languages; `en` is always there. */
export const localizedSchema = z.record(z.string(), z.string())
export type Localized = Record<string, string>

/** The text in a language, or in English if it has none in that language, or in the only one that it has. */
export const localized = (text: Localized, language: string): string =>
  text[language] ?? text['en'] ?? Object.values(text)[0] ?? ''

/** The text that is shown in a language, alone. */
export function inOneLanguage(text: Localized, language: string): Localized {
  const tag = Object.hasOwn(text, language) ? language : 'en'
  return Object.hasOwn(text, tag) ? { [tag]: text[tag] ?? '' } : text
}
