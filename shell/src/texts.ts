import { useText, type TextKey, type Translate } from '@plaza/i18n'
import type english from './locales/en.json'

declare module '@plaza/i18n' {
  interface KnownCatalogues {
    shell: typeof english
  }
}

/** A key of the shell's catalogue. */
export type ShellKey = TextKey<'shell'>

/** The texts of the shell. */
export const useShellText = (): Translate<'shell'> => useText('shell')
