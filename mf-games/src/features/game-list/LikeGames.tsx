import { useCall } from '@plaza/client'
import { gameClient } from '@plaza/contract/kernel'
import { hotGamesCall, suggestCall, type Game } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { Section } from '@plaza/ui/page'
import { GameTiles } from '../../catalogue/GameTiles'
import { useGameListText } from '../../locales/game-list/texts'

const staleMs = 300_000
/** Two rows of a phone. */
const most = 6

/** Suggestions when nothing was found: games with names similar to the search, otherwise popular ones. */
export function LikeGames({ search, onSheet }: { search: string; onSheet: (game: Game) => void }) {
  const t = useGameListText()
  const { merchant } = useRemote()
  const language = useLanguage()
  const like = useCall(
    suggestCall,
    { query: { q: search || ' ', merchantCode: merchant } },
    { enabled: search !== '', staleMs },
  )
  const isUnlike = search === '' || like.isError || like.data?.games.length === 0
  const hot = useCall(
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
    { enabled: isUnlike, staleMs },
  )
  const games = (isUnlike ? hot.data?.list : like.data?.games)?.slice(0, most) ?? []
  if (games.length === 0) return null
  return (
    <Section title={t(isUnlike ? 'gameList.playedByOthers' : 'gameList.didYouMean')}>
      <GameTiles games={games} onSheet={onSheet} />
    </Section>
  )
}
