import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { useGameListText } from '../../locales/game-list/texts'

/** Shown for an unknown category in the address; the rail above shows the existing ones. */
export function NoCategory({ onHot }: { onHot: () => void }) {
  const t = useGameListText()
  return (
    <EmptyState
      drawing="boat"
      title={t('gameList.unknown')}
      text={t('gameList.unknownText')}
      action={<Button onClick={onHot}>{t('gameList.unknownAction')}</Button>}
    />
  )
}
