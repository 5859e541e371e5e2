import { useText, type TextsOf } from '@plaza/i18n'
import type { SharedTexts } from '../../texts'
import type english from './en.json'

/** The texts of the bets of a team. A chunk that has this function loads them. */
export const useTeamBettingText = (): TextsOf<SharedTexts & typeof english> => useText<string>('mf-agent')
