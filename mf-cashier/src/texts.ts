import { useText, type Translate } from '@plaza/i18n'
import type english from './locales/en.json'

declare module '@plaza/i18n' {
  interface KnownCatalogues {
    'mf-cashier': typeof english
  }
}

export type CashierText = Translate<'mf-cashier'>

/** The texts of this remote. */
export const useCashierText = (): CashierText => useText('mf-cashier')
