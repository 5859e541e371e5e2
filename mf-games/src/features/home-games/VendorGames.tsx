import { gameClient, paging } from '@plaza/contract/kernel'
import { gameListCall, type Game, type GameType } from '@plaza/contract/play'
import { useCall } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { GameGrid } from '@plaza/ui/game-tile'
import { GameTiles } from '../../catalogue/GameTiles'
import { useHomeText } from '../../locales/home/texts'
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

/** The first games of a vendor in a category; "See all" leads to the rest. */
export function VendorGames({ category, vendor, onSheet }: VendorGamesProps) {
  const t = useHomeText()
  const language = useLanguage()
  const { merchant } = useRemote()
  const query = {
    ...gameClient,
    merchantCode: merchant,
    language,
    gameType: category,
    vassalage: vendor,
    supportPlay: '1' as const,
    pageNo: paging.firstPage,
    pageSize: shownGames,
  }
  return (
    <Answer
      of={useCall(gameListCall, { query }, { staleMs })}
      pending={<GameGrid pending={shownGames} />}
      failed={{ title: t('home.failed') }}
      isEmpty={({ games }) => games.length === 0}
      empty={<p className={styles.empty}>{t('home.empty')}</p>}
    >
      {({ games }) => <GameTiles games={games} onSheet={onSheet} />}
    </Answer>
  )
}
