import { useText, type Translate } from '@plaza/i18n'
import type english from './locales/en.json'

declare module '@plaza/i18n' {
  interface KnownCatalogues {
    console: typeof english
  }
}

/** Texts of the console. */
export const useConsoleText = (): Translate<'console'> => useText('console')

/** The `t` of the console, for what makes words outside of a component. */
export type ConsoleTranslate = Translate<'console'>
