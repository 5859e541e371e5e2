import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { useGamesText } from '../../texts'

/** The address names a category that there is not: the rail above has those that there are. */
export function NoCategory({ onHot }: { onHot: () => void }) {
  const t = useGamesText()
  return (
    <EmptyState
      drawing="boat"
      title={t('gameList.unknown')}
      text={t('gameList.unknownText')}
      action={<Button onClick={onHot}>{t('gameList.unknownAction')}</Button>}
    />
  )
}
