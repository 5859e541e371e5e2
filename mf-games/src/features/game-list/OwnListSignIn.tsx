import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { useGameListText } from '../../locales/game-list/texts'

/** Shown to a visitor who opens one of the member's own lists: signing in returns to it (SESSION-4). */
export function OwnListSignIn({ isRecent, address }: { isRecent: boolean; address: string }) {
  const t = useGameListText()
  const { events } = useRemote()
  return (
    <EmptyState
      title={t(isRecent ? 'gameList.own.recentSignIn' : 'gameList.own.favouritesSignIn')}
      action={
        <Button variant="primary" onClick={() => events.say('session:required', { returnTo: address })}>
          {t('gameList.own.signIn')}
        </Button>
      }
    />
  )
}
