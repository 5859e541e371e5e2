import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { useGamesText } from '../../texts'

/** No game fits: says why, and takes search and vendor back where they are the reason. */
export function NoGames({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useGamesText()
  if (!isFiltered) return <EmptyState title={t('gameList.empty')} text={t('gameList.emptyText')} />
  return (
    <EmptyState
      drawing="boat"
      title={t('gameList.nothingFound')}
      text={t('gameList.nothingFoundText')}
      action={<Button onClick={onClear}>{t('gameList.clearFilters')}</Button>}
    />
  )
}
