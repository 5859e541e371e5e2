import { useText, type TextsOf } from '@plaza/i18n'
import type { SharedTexts } from '../../texts'
import type english from './en.json'

/** The texts of a field for the real name, and of refusals of one. A chunk that has this function loads them. */
export const useRealNameText = (): TextsOf<SharedTexts & typeof english> => useText<string>('mf-member')
