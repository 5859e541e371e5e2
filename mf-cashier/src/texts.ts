import { useText, type TextsOf } from '@plaza/i18n'
import type english from './locales/en.json'

/** The texts that several features show: the build adds them to the catalogue of each. */
export type SharedTexts = typeof english

export type CashierText = TextsOf<SharedTexts>

/** The texts that several features show; a feature's own come with them (`locales/<feature>/texts`). */
export const useCashierText = (): CashierText => useText<string>('mf-cashier')
