import { useCall } from '@plaza/client'
import { gameClient } from '@plaza/contract/kernel'
import { hotGamesCall, type Game } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { GameGrid } from '@plaza/ui/game-tile'
import { Section } from '@plaza/ui/page'
import { isPlayable } from '../play/launch-address'
import { useGamesText } from '../texts'
import { GameTiles } from './GameTiles'

const staleMs = 300_000
/** One row of a phone. */
const most = 3

export interface GamesToPlayProps {
  onSheet: (game: Game) => void
  /** Whether a game that is opened from here replaces the current history entry, that of a sheet. */
  isInSheet?: boolean
}

/** Three games to play, beside something that cannot be played (LIST-11). */
export function GamesToPlay({ onSheet, isInSheet }: GamesToPlayProps) {
  const t = useGamesText()
  const { merchant } = useRemote()
  const language = useLanguage()
  const { data, isPending } = useCall(
    hotGamesCall,
    {
      query: {
        isPlatform: 2,
        language,
        platform: gameClient.platform,
        gameType: 'ALL',
        merchantCode: merchant,
      },
    },
    { staleMs },
  )
  const games = data?.list.filter(isPlayable).slice(0, most) ?? []
  if (!isPending && games.length === 0) return null
  return (
    <Section title={t('games.meanwhile')}>
      {isPending ? (
        <GameGrid pending={most} />
      ) : (
        <GameTiles games={games} onSheet={onSheet} replaces={isInSheet} />
      )}
    </Section>
  )
}
