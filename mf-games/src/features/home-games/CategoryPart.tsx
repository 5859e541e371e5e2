import type { CallError } from '@plaza/client/transport'
import type { Game, GameType } from '@plaza/contract/play'
import { AnswerFailed } from '@plaza/ui/answer'
import { GameGrid } from '@plaza/ui/game-tile'
import { useEffect, type ReactNode } from 'react'
import { useHomeText } from '../../locales/home/texts'
import { useVendors } from '../game-list/useVendors'
import { VendorChips } from '../game-list/VendorChips'
import type { CategoryView } from './category-view'
import { ChipsSkeleton } from '../game-list/ChipsSkeleton'
import { ComingCategory } from './ComingCategory'
import { VendorGames } from './VendorGames'
import { VendorTiles } from './VendorTiles'
import styles from './HomeGames.module.css'

export interface CategoryPartProps {
  category: GameType
  view: Exclude<CategoryView, 'games'>
  /** The picked vendor, or null. */
  vendor: string | null
  onVendor: (vendor: string | null) => void
  /** Opens a game’s sheet. */
  onSheet: (game: Game) => void
  /** The document did not bring the category's popular games. */
  isMissing: boolean
  /** Why they did not load. */
  error: CallError | null
  /** Loads them. Pass the same function at every render. */
  onMissing: () => void
  /** The category's popular games, over all vendors. */
  children: ReactNode
}

/** A category of home with games by vendor (HOME-8). */
export function CategoryPart(props: CategoryPartProps) {
  const { category, view, vendor, onVendor, onSheet } = props
  const t = useHomeText()
  const children = usePopularPart(props)
  const { vendors, isComing, isPending, failure, retry } = useVendors(category)
  if (isPending)
    return view === 'vendor-games' ? (
      <>
        <ChipsSkeleton />
        {children}
      </>
    ) : (
      <GameGrid pending={6} />
    )
  if (failure)
    return (
      <>
        <AnswerFailed
          isCompact
          title={t('home.vendorsFailed')}
          error={failure}
          onRetry={() => void retry()}
        />
        {view === 'vendor-games' && children}
      </>
    )
  if (isComing) return <ComingCategory category={category} onSheet={onSheet} />
  if (vendors.length === 0) return <p className={styles.empty}>{t('home.empty')}</p>
  if (view === 'vendors') return <VendorTiles vendors={vendors} />
  const isPicked = vendors.some(({ vassalage }) => vassalage === vendor)
  const shown = isPicked ? vendor : view === 'slot-types' ? (vendors[0]?.vassalage ?? null) : null
  return (
    <>
      <VendorChips
        vendors={vendors}
        value={shown}
        onPick={(next) => onVendor(next === vendor ? null : next)}
        hasAll={view === 'vendor-games'}
      />
      {shown === null ? children : <VendorGames category={category} vendor={shown} onSheet={onSheet} />}
    </>
  )
}

/** The category's popular games, loaded now where the document did not bring them. */
function usePopularPart({ view, isMissing, error, onMissing, children }: CategoryPartProps): ReactNode {
  const t = useHomeText()
  const isWanted = isMissing && view === 'vendor-games'
  useEffect(() => {
    if (isWanted) onMissing()
  }, [isWanted, onMissing])
  if (!isWanted || !error) return children
  return <AnswerFailed isCompact title={t('home.failed')} error={error} onRetry={onMissing} />
}
