import { useAvailablePaths, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { AnswerFailed } from '@plaza/ui/answer'
import { Icon } from '@plaza/ui/icon'
import { Skeleton } from '@plaza/ui/skeleton'
import type { MouseEvent } from 'react'
import { categoryIcon } from '../../catalogue/categories'
import { useLobbyText } from '../../locales/game-lobby/texts'
import { lotteryRoute } from '../game-list/CategoryLinks'
import type { useOffer } from '../game-list/useVendors'
import { categoryCounts, categoryPath } from './category-counts'
import styles from './GameCenter.module.css'

/** Every category with its number of games, linked to its list. */
export function CategoryCards({ offer }: { offer: ReturnType<typeof useOffer> }) {
  const t = useLobbyText()
  const { number } = useFormats()
  const { navigate } = useRemote()
  const hasLottery = useAvailablePaths().has(lotteryRoute)
  if (!offer.groups && offer.failure)
    return (
      <AnswerFailed
        isCompact
        title={t('lobby.failed')}
        error={offer.failure}
        onRetry={() => void offer.retry()}
      />
    )
  const counts = offer.groups && categoryCounts(offer.groups)
  const follow = (event: MouseEvent, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <ul role="list" className={styles.cards} aria-busy={!counts}>
      {counts
        ? counts.map(({ category, games }) => {
            const to = categoryPath(category, hasLottery)
            return (
              <li key={category}>
                <a href={to} className={styles.card} onClick={(event) => follow(event, to)}>
                  <span className={styles.icon}>
                    <Icon name={categoryIcon(category)} />
                  </span>
                  <span className={styles.texts}>
                    <span className={styles.name}>{t(`categories.${category}`)}</span>
                    <span className={styles.detail}>
                      {games > 0
                        ? t('games.count', { count: games, number: number(games) })
                        : t('tile.unavailable')}
                    </span>
                  </span>
                </a>
              </li>
            )
          })
        : Array.from({ length: 8 }, (_, index) => (
            <li key={index} aria-hidden className={styles.card}>
              <Skeleton width="most" />
            </li>
          ))}
    </ul>
  )
}
