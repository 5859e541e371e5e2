import { useText, type TextsOf } from '@plaza/i18n'
import type { SharedTexts } from '../../texts'
import type english from './en.json'

/** The texts of what a team did: overview, profit and loss, transactions. A chunk that has this function loads them. */
export const useTeamText = (): TextsOf<SharedTexts & typeof english> => useText<string>('mf-agent')
