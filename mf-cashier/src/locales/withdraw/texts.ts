import { useText, type TextsOf } from '@plaza/i18n'
import type { SharedTexts } from '../../texts'
import type english from './en.json'

export type WithdrawText = TextsOf<SharedTexts & typeof english>

/** The texts of the withdrawal form and of a withdrawal. A chunk that has this function loads them. */
export const useWithdrawText = (): WithdrawText => useText<string>('mf-cashier')
