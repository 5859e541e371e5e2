import { useText, type Translate } from '@plaza/i18n'
import type english from './locales/en.json'

declare module '@plaza/i18n' {
  interface KnownCatalogues {
    'mf-agent': typeof english
  }
}

/** The texts of this remote. */
export const useAgentText = (): Translate<'mf-agent'> => useText('mf-agent')
