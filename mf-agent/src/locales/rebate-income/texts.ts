import { useText, type TextsOf } from '@plaza/i18n'
import type { SharedTexts } from '../../texts'
import type english from './en.json'

/** The texts of rebate income. A chunk that has this function loads them. */
export const useRebateIncomeText = (): TextsOf<SharedTexts & typeof english> => useText<string>('mf-agent')
