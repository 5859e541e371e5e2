import type { Game } from '@plaza/contract/play'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Stack } from '@plaza/ui/page'
import { useGameListText } from '../../locales/game-list/texts'
import { isNarrowed, isOwnList, withCategory, withSearch, type ListState } from './list-state'
import { LikeGames } from './LikeGames'
import styles from './NoGames.module.css'

export interface NoGamesProps {
  state: ListState
  onChange: (next: ListState) => void
  onSheet: (game: Game) => void
}

/**
 * The empty state: the reason and what to do. For a search without results it offers similar games and a link to all
 * games.
 */
export function NoGames({ state, onChange, onSheet }: NoGamesProps) {
  const t = useGameListText()
  const all = { ...withCategory(state.category), classify: isOwnList(state) ? 'ALL' : state.classify }
  if (isOwnList(state)) {
    const kind = state.quick === 'recent' ? 'recent' : 'favourites'
    return (
      <div className={styles.none}>
        <EmptyState
          title={t(`gameList.own.${kind}Empty`)}
          text={t(`gameList.own.${kind}EmptyText`)}
          action={
            <Button onClick={() => onChange(withCategory(state.category))}>
              {t('gameList.own.allGames')}
            </Button>
          }
        />
      </div>
    )
  }
  if (!isNarrowed(state)) return <EmptyState title={t('gameList.empty')} text={t('gameList.emptyText')} />
  const isElsewhere = state.search !== '' && state.category !== 'ALL'
  return (
    <Stack gap={24}>
      <div className={styles.none}>
        <EmptyState
          drawing="boat"
          title={t('gameList.nothingFound')}
          text={t(state.search === '' ? 'gameList.nothingFilteredText' : 'gameList.nothingFoundText')}
          action={
            <Stack gap={12}>
              <Button onClick={() => onChange(all)}>{t('gameList.clearFilters')}</Button>
              {isElsewhere && (
                <Button
                  variant="quiet"
                  onClick={() => onChange(withSearch(withCategory('ALL'), state.search))}
                >
                  {t('gameList.searchAll')}
                </Button>
              )}
            </Stack>
          }
        />
      </div>
      <LikeGames search={state.search} onSheet={onSheet} />
    </Stack>
  )
}
