import { createI18n, rememberedLanguage, type I18n } from '@plaza/i18n'
import uiEn from '@plaza/i18n/catalogues/ui.en.json'
import uiFil from '@plaza/i18n/catalogues/ui.fil.json'
import en from '../locales/en.json'
import fil from '../locales/fil.json'

/** The languages of the console. */
export type ConsoleLanguage = 'en' | 'fil'

const spoken = (tag: string | null | undefined): ConsoleLanguage | undefined => {
  const [language] = (tag ?? '').toLowerCase().split('-', 1)
  if (language === 'fil' || language === 'tl') return 'fil'
  return language === 'en' ? 'en' : undefined
}

/** The language to begin in: that of the address (`?lang=`), else the one chosen before, else the browser's. */
export function firstLanguage(search: string, preferred: readonly string[]): ConsoleLanguage {
  const chosen = spoken(new URLSearchParams(search).get('lang')) ?? spoken(rememberedLanguage())
  return chosen ?? preferred.map(spoken).find((language) => language !== undefined) ?? 'en'
}

/** All texts of the console, in both languages, so that switching waits for nothing. */
export const createConsoleTexts = (language: ConsoleLanguage): I18n =>
  createI18n({
    language,
    resources: { en: { ui: uiEn, console: en }, fil: { ui: uiFil, console: fil } },
  })
