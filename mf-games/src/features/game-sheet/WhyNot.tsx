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
  return (
    <p className={styles.unavailable}>
      {reason ? t(`sheet.reason.${reason}`) : t('sheet.unavailable')}
      {game.maintenance?.until !== undefined && ` ${back(game)}.`}
    </p>
  )
}
