import { gameClient, gameListCall, paging, type Game, type GameType } from '@plaza/contract'
import { useCall } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useErrorText, useLanguage } from '@plaza/i18n'
import { FailureCard } from '@plaza/ui/failure-card'
import { GameGrid } from '@plaza/ui/game-tile'
import { GameTiles } from '../../catalogue/GameTiles'
import { useGamesText } from '../../texts'
import styles from './HomeGames.module.css'

/** Three rows at 390 px, as many as a category has on home. */
const shownGames = 9
const staleMs = 300_000

export interface VendorGamesProps {
  category: GameType
  /** Vendor code. */
  vendor: string
  /** Opens a game’s sheet. */
  onSheet: (game: Game) => void
}

/** The first games that a vendor makes of a type; the rest is behind "See all". */
export function VendorGames({ category, vendor, onSheet }: VendorGamesProps) {
  const t = useGamesText()
  const say = useErrorText()
  const language = useLanguage()
  const { merchant } = useRemote()
  const query = {
    ...gameClient,
    merchantCode: merchant,
    language,
    gameType: category,
    vassalage: vendor,
    pageNo: paging.firstPage,
    pageSize: shownGames,
  }
  const { data, error, refetch, isFetching } = useCall(gameListCall, { query }, { staleMs })
  if (data)
    return data.games.length > 0 ? (
      <GameTiles games={data.games} onSheet={onSheet} />
    ) : (
      <p className={styles.empty}>{t('home.empty')}</p>
    )
  if (error)
    return (
      <FailureCard
        title={t('home.failed')}
        text={say(error.code, error.value)}
        reference={error.requestId}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return <GameGrid pending={shownGames} />
}
