import { useText, type TextsOf } from '@plaza/i18n'
import type { SharedTexts } from '../../texts'
import type english from './en.json'

export type PasswordText = TextsOf<SharedTexts & typeof english>

/** The texts of the withdrawal password's page. A chunk that has this function loads them. */
export const usePasswordText = (): PasswordText => useText<string>('mf-cashier')
