import { useText, type TextsOf } from '@plaza/i18n'
import type { SharedTexts } from '../../texts'
import type english from './en.json'

/** The texts of who stands below an agent. A chunk that has this function loads them. */
export const useTeamListText = (): TextsOf<SharedTexts & typeof english> => useText<string>('mf-agent')
