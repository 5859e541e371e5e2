import type { Game } from '@plaza/contract/play'
import { useStoreValue } from '@plaza/events'
import { useLocation } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { useText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { IconButton } from '@plaza/ui/icon-button'
import { useFavourites } from '../../favourites/useFavourites'
import { isPlayable, launchAddress } from '../../play/launch-address'
import { useOpenGame } from '../../play/useOpenGame'
import { useSheetText } from '../../locales/game-sheet/texts'
import styles from './GameSheet.module.css'

/** Where a visitor starts free play (TRIAL-1); without a session no game is opened. */
const freePlay = (returnTo: string) => `/m/trail?returnTo=${encodeURIComponent(returnTo)}`

/**
 * The actions of a game's sheet: favourite, demo play where available, play (LAUNCH-1). A visitor's lead to free play and to
 * signing in, and from there to the game (SESSION-4).
 */
export function GameActions({ game }: { game: Game }) {
  const t = useSheetText()
  const ui = useText('ui')
  const open = useOpenGame()
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const { pathname, search } = useLocation()
  const isVisitor = session === null && game.lottery === undefined
  const { isFavourite, toggle } = useFavourites()
  const isMine = isFavourite(game.nodeId)
  const canPlay = isPlayable(game)
  const demo = () => {
    const to = launchAddress(game, { pageBack: pathname + search, mode: 'demo' })
    navigate(isVisitor ? freePlay(to) : to, { replace: true })
  }
  return (
    <div className={styles.actions} role="group" aria-label={t('sheet.actions')}>
      {game.supportPlay && (
        <IconButton
          icon="heart"
          variant="raised"
          className={isMine ? styles.mine : undefined}
          label={ui(isMine ? 'favourite.remove' : 'favourite.add', { name: game.gameName })}
          isPressed={isMine}
          onClick={() => toggle(game)}
        />
      )}
      {canPlay && game.supportDemo && (
        <Button isBlock onClick={demo}>
          {t('sheet.demo')}
        </Button>
      )}
      {canPlay && (
        <Button variant="primary" isBlock onClick={() => open(game, { replace: true })}>
          {isVisitor ? t('sheet.logIn') : t('sheet.play')}
        </Button>
      )}
    </div>
  )
}
