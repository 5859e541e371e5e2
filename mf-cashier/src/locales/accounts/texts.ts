import { useText, type TextsOf } from '@plaza/i18n'
import type { SharedTexts } from '../../texts'
import type english from './en.json'

export type AccountsText = TextsOf<SharedTexts & typeof english>

/** The texts of payout accounts. A chunk that has this function loads them. */
export const useAccountsText = (): AccountsText => useText<string>('mf-cashier')
