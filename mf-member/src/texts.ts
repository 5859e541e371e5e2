import { useText, type Translate } from '@plaza/i18n'
import type english from './locales/en.json'

declare module '@plaza/i18n' {
  interface KnownCatalogues {
    'mf-member': typeof english
  }
}

/** The texts of this remote. */
export const useMemberText = (): Translate<'mf-member'> => useText('mf-member')
