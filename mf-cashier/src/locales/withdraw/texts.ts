import { useText, type TextsOf } from '@plaza/i18n'
import type { SharedTexts } from '../../texts'
import type english from './en.json'

/** The texts of the withdrawal form and of a withdrawal. A chunk that has this function loads them. */
export const useWithdrawText = (): TextsOf<SharedTexts & typeof english> => useText<string>('mf-cashier')
