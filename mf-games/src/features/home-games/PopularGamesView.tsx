import type { PopularGames } from '@plaza/contract'
import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { homeCategories } from '../../catalogue/categories'
import { CategoryRail } from '../../catalogue/CategoryRail'
import { GameTiles } from '../../catalogue/GameTiles'
import { useGamesText } from '../../texts'
import { useGameSheet } from '../game-sheet/useGameSheet'
import { usePickedCategory } from './picked-category'
import styles from './HomeGames.module.css'

/** Two rows at 390 px: what is in the first screen. */
const eagerTiles = 6

/** The categories and the games of the one that is picked. */
export function PopularGamesView({ popular }: { popular: PopularGames }) {
  const t = useGamesText()
  const categories = homeCategories(popular)
  const [category, pick] = usePickedCategory(categories)
  const { open, sheet } = useGameSheet()
  const games = popular.sections.find(({ gameCategory }) => gameCategory === category)?.games ?? []
  const name = t(`categories.${category}`)
  return (
    <>
      <CategoryRail categories={categories} value={category} onChange={pick} />
      <div className={styles.heading}>
        <h2 className={styles.title}>{name}</h2>
        {games.length > 0 && (
          <Link
            to={`/m/gameList?gameType=${category}`}
            className={`${buttonClass({ variant: 'quiet', size: 'small' })} ${styles.seeAll}`}
            aria-label={t('home.seeAllOf', { category: name })}
          >
            {t('home.seeAll')}
          </Link>
        )}
      </div>
      {games.length > 0 ? (
        <GameTiles games={games} onOpen={open} eager={eagerTiles} hidesHotBadge={category === 'HOT'} />
      ) : (
        <p className={styles.empty}>{t('home.empty')}</p>
      )}
      {sheet}
    </>
  )
}
