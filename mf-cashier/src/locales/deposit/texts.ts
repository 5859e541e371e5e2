import { useText, type TextsOf } from '@plaza/i18n'
import type { SharedTexts } from '../../texts'
import type english from './en.json'

export type DepositText = TextsOf<SharedTexts & typeof english>

/** The texts of the deposit form and of a deposit. A chunk that has this function loads them. */
export const useDepositText = (): DepositText => useText<string>('mf-cashier')
