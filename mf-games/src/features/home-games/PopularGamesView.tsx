import type { CallError } from '@plaza/client/transport'
import type { PopularGames } from '@plaza/contract/play'
import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { GameGrid } from '@plaza/ui/game-tile'
import { Icon } from '@plaza/ui/icon'
import { useDeferredValue, useState } from 'react'
import { homeCategories } from '../../catalogue/categories'
import { CategoryRail } from '../../catalogue/CategoryRail'
import { GameTiles } from '../../catalogue/GameTiles'
import { useHomeText } from '../../locales/home/texts'
import { searchAddress } from '../../play/search-address'
import { useGameSheet } from '../game-sheet/useGameSheet'
import { CategoryBody } from './CategoryBody'
import { viewOf } from './category-view'
import { centres } from './centres'
import { listAddress } from './list-address'
import { usePickedCategory } from './picked-category'
import styles from './HomeGames.module.css'

/** Two rows at 390 px: the tiles in the first screen. */
const eagerTiles = 6

export interface PopularGamesViewProps {
  popular: PopularGames
  /** Why the categories that the document does not have did not load. */
  error: CallError | null
  /** Loads them. Pass the same function at every render. */
  onMissing: () => void
}

/** The categories and the content of the selected one. */
export function PopularGamesView({ popular, error, onMissing }: PopularGamesViewProps) {
  const t = useHomeText()
  const categories = homeCategories(popular)
  const [picked, pick] = usePickedCategory(categories)
  // The tap is answered by the rail; the games of the category follow in small tasks.
  const category = useDeferredValue(picked)
  const [vendor, setVendor] = useState<string | null>(null)
  const [before, setBefore] = useState(category)
  if (category !== before) {
    setBefore(category)
    setVendor(null)
  }
  const { open, sheet } = useGameSheet()
  const section = popular.sections.find(({ gameCategory }) => gameCategory === category)
  const games = section?.games ?? []
  const view = viewOf(category)
  const isMissing = Boolean(popular.isPart) && !section
  const name = t(`categories.${category}`)
  const centre = category === 'HOT' || category === 'RNG' ? centres[category] : undefined
  const tiles =
    games.length > 0 ? (
      <GameTiles games={games} onSheet={open} eager={eagerTiles} hidesHotBadge={category === 'HOT'} />
    ) : isMissing ? (
      <GameGrid pending={9} />
    ) : (
      <p className={styles.empty}>{t('home.empty')}</p>
    )
  return (
    <>
      <CategoryRail categories={categories} value={picked} onChange={pick} />
      <div className={styles.heading}>
        <h2 className={styles.title}>{name}</h2>
        <div className={styles.ways}>
          <Link to={searchAddress} className={styles.find} aria-label={t('home.search')}>
            <Icon name="search" size={20} />
          </Link>
          {games.length > 0 && (
            <Link
              to={listAddress(category, vendor)}
              className={`${buttonClass({ variant: 'quiet', size: 'small' })} ${styles.seeAll}`}
              aria-label={t('home.seeAllOf', { category: name })}
            >
              {t('home.seeAll')}
            </Link>
          )}
        </div>
      </div>
      {category === 'HOT' ? (
        tiles
      ) : (
        <CategoryBody
          key={category}
          category={category}
          view={view}
          vendor={vendor}
          onVendor={setVendor}
          isMissing={isMissing}
          error={error}
          onMissing={onMissing}
          onSheet={open}
        >
          {tiles}
        </CategoryBody>
      )}
      {centre && (
        <Link to={centre.path} className={buttonClass({ isBlock: true })}>
          {t(centre.label)}
        </Link>
      )}
      {sheet}
    </>
  )
}
