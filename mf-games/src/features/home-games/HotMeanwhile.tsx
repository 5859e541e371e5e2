import { gameClient } from '@plaza/contract/kernel'
import { hotGamesCall } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import type { ReactNode } from 'react'
import { GameTiles } from '../../catalogue/GameTiles'
import { useKeptCall } from '../../catalogue/useKeptCall'
import { useHomeText } from '../../locales/home/texts'
import { useGameSheet } from '../game-sheet/useGameSheet'
import styles from './HomeGames.module.css'

/** Three rows at 390 px, as many as a category has on home. */
const shown = 9

/**
 * Hot games while the popular games load or after they failed: those of the last visit at once, then revalidated
 * (CALL-6). Shows `children` when there are no hot games either.
 */
export function HotMeanwhile({ children }: { children: ReactNode }) {
  const t = useHomeText()
  const { merchant } = useRemote()
  const language = useLanguage()
  const { open, sheet } = useGameSheet()
  const { data } = useKeptCall('gameHot', hotGamesCall, {
    query: { isPlatform: 1, language, platform: gameClient.platform, merchantCode: merchant },
  })
  if (!data?.list.length) return children
  return (
    <>
      <div className={styles.heading}>
        <h2 className={styles.title}>{t('categories.HOT')}</h2>
      </div>
      <GameTiles games={data.list.slice(0, shown)} onSheet={open} hidesHotBadge />
      {sheet}
    </>
  )
}
