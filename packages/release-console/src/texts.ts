import { useText, type Translate } from '@plaza/i18n'
import type english from './locales/en.json'

declare module '@plaza/i18n' {
  interface KnownCatalogues {
    console: typeof english
  }
}

/** Texts of the console. */
export const useConsoleText = (): Translate<'console'> => useText('console')

/** The console's `t`, for code outside of components. */
export type ConsoleTranslate = Translate<'console'>
