import { useText, type Translate } from '@plaza/i18n'
import type english from './locales/en.json'

declare module '@plaza/i18n' {
  interface KnownCatalogues {
    'mf-sample': typeof english
  }
}

/** The texts of this remote. */
export const useSampleText = (): Translate<'mf-sample'> => useText('mf-sample')
