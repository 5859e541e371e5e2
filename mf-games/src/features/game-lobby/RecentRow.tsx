import { useCall } from '@plaza/client'
import { gameClient, paging } from '@plaza/contract/kernel'
import { recentGamesCall, type Game } from '@plaza/contract/play'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { Section } from '@plaza/ui/page'
import { GameTiles } from '../../catalogue/GameTiles'
import { useLobbyText } from '../../locales/game-lobby/texts'

/** Two rows of a phone. */
const most = 6

/** The games that the member played last; nothing for a visitor or before the first game. */
export function RecentRow({ onSheet }: { onSheet: (game: Game) => void }) {
  const t = useLobbyText()
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const language = useLanguage()
  const { data } = useCall(
    recentGamesCall,
    {
      query: {
        page: paging.firstPage,
        pageSize: paging.recentSize,
        gameType: 'ALL',
        language,
        clientType: gameClient.clientType,
      },
    },
    { enabled: session !== null },
  )
  const games = session ? (data?.list.slice(0, most) ?? []) : []
  if (games.length === 0) return null
  return (
    <Section title={t('lobby.recents')}>
      <GameTiles games={games} onSheet={onSheet} />
    </Section>
  )
}
