import type { Game } from '@plaza/contract/play'
import { useText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { IconButton } from '@plaza/ui/icon-button'
import { useFavourites } from '../../favourites/useFavourites'
import { isPlayable } from '../../play/launch-address'
import { useOpenGame } from '../../play/useOpenGame'
import { useSheetText } from '../../locales/game-sheet/texts'
import styles from './GameSheet.module.css'

/** The actions of a game's sheet: favourite, demo play where available, play. */
export function GameActions({ game }: { game: Game }) {
  const t = useSheetText()
  const ui = useText('ui')
  const open = useOpenGame()
  const { isFavourite, toggle } = useFavourites()
  const isMine = isFavourite(game.nodeId)
  const canPlay = isPlayable(game)
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
        <Button isBlock onClick={() => open(game, { mode: 'demo', replace: true })}>
          {t('sheet.demo')}
        </Button>
      )}
      {canPlay && (
        <Button variant="primary" isBlock onClick={() => open(game, { replace: true })}>
          {t('sheet.play')}
        </Button>
      )}
    </div>
  )
}
