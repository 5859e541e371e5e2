import type { GameDetails } from '@plaza/contract/play'
import { useUnavailableText } from '../../catalogue/useUnavailableText'
import { useSheetText } from '../../locales/game-sheet/texts'
import styles from './GameSheet.module.css'

/**
 * Why a game can't be played, as far as the server gives a reason, with the time of its return where that is known.
 */
export function WhyNot({ game }: { game: GameDetails }) {
  const t = useSheetText()
  const back = useUnavailableText()
  const reason = game.maintenance ? 'maintenance' : game.reason
  const why = reason ? t(`sheet.reason.${reason}`) : t('sheet.unavailable')
  return (
    <p className={styles.unavailable}>
      {game.maintenance?.until === undefined ? why : `${why} ${back(game)}.`}
    </p>
  )
}
