import { gameCall, type Game } from '@plaza/contract/play'
import { useCall } from '@plaza/client'
import { useLanguage } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Picture } from '@plaza/ui/picture'
import { Sheet } from '@plaza/ui/sheet'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { GamesToPlay } from '../../catalogue/GamesToPlay'
import { useSheetText } from '../../locales/game-sheet/texts'
import { GameActions } from './GameActions'
import { GameDetails } from './GameDetails'

/** ms for which a game's details count as fresh. */
const staleMs = 60_000

export interface GameSheetProps {
  nodeId: number
  /** The facts already known from a list. */
  known: Game | undefined
  isOpen: boolean
  onClose: () => void
  /** Opens the sheet of another game. */
  onSheet: (game: Game) => void
}

/** A game's sheet: artwork, vendor, facts, and the buttons to play (LAUNCH-1, LIST-10). */
export function GameSheet({ nodeId, known, isOpen, onClose, onSheet }: GameSheetProps) {
  const t = useSheetText()
  const language = useLanguage()
  const answer = useCall(gameCall, { params: { nodeId }, query: { language } }, { staleMs })
  // A list has already loaded most of the facts: they are shown while the rest loads, and when that fails.
  const game = answer.data ?? known
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={game?.gameName ?? t('sheet.facts')}
      detail={game?.vendorName}
      footer={game?.supportPlay && <GameActions game={game} />}
      cover={game && <Picture artwork={game.iconUrl} size="sheet" alt="" tint={game.tint} loading="eager" />}
    >
      <Answer
        of={{ ...answer, data: game }}
        pending={<SkeletonRows count={4} />}
        failed={{ isCompact: true, title: t('sheet.failed') }}
      >
        {(shown) => (
          <GameDetails
            game={shown}
            isComing={answer.isPending}
            instead={<GamesToPlay onSheet={onSheet} isInSheet />}
          />
        )}
      </Answer>
    </Sheet>
  )
}
