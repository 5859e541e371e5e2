import { useAvailablePaths, useRemote } from '@plaza/federation'
import { Icon } from '@plaza/ui/icon'
import type { MouseEvent } from 'react'
import { categoryIcon, type Category } from '../../catalogue/categories'
import { useGameListText } from '../../locales/game-list/texts'
import type { ListCategory } from './list-state'
import { afterSheet } from './after-sheet'
import styles from './FilterDrawer.module.css'

export const lotteryRoute = '/m/lottery'

export interface CategoryLinksProps {
  categories: readonly Category[]
  current: ListCategory | null
  onClose: () => void
}

/** Links to the other categories: lottery to its own page where available, the others to the game list (LIST-5). */
export function CategoryLinks({ categories, current, onClose }: CategoryLinksProps) {
  const t = useGameListText()
  const { navigate } = useRemote()
  const paths = useAvailablePaths()
  const hasLottery = paths.has(lotteryRoute)
  const others = [...new Set<Category>([...categories, ...(hasLottery ? (['LOTT'] as const) : [])])].filter(
    (category) => category !== current && (category !== 'LOTT' || hasLottery),
  )
  const addressOf = (category: Category) =>
    category === 'LOTT' ? lotteryRoute : `/m/gameList?gameType=${category}`
  const follow = (event: MouseEvent, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    afterSheet(onClose, () => navigate(to))
  }
  return (
    <nav aria-label={t('gameList.filter.otherCategories')} className={styles.group}>
      <p className={styles.title} aria-hidden>
        {t('gameList.filter.otherCategories')}
      </p>
      <div className={styles.links}>
        {others.map((category) => (
          <a
            key={category}
            href={addressOf(category)}
            className={styles.link}
            onClick={(event) => follow(event, addressOf(category))}
          >
            <Icon name={categoryIcon(category)} size={20} />
            <span>{t(`categories.${category}`)}</span>
          </a>
        ))}
      </div>
    </nav>
  )
}
