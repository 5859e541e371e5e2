import { gameCall, type Game } from '@plaza/contract'
import { useCall } from '@plaza/client'
import { useErrorText } from '@plaza/i18n'
import { FailureCard } from '@plaza/ui/failure-card'
import { Picture } from '@plaza/ui/picture'
import { Sheet } from '@plaza/ui/sheet'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useGamesText } from '../../texts'
import { GameDetails } from './GameDetails'

/** ms for which what a list said of a game is enough. */
const staleMs = 300_000

export interface GameSheetProps {
  nodeId: number
  /** What is known of the game already. */
  known: Game | undefined
  isOpen: boolean
  onClose: () => void
}

/** A game's sheet: artwork, vendor, and what the server says of it. */
export function GameSheet({ nodeId, known, isOpen, onClose }: GameSheetProps) {
  const t = useGamesText()
  const say = useErrorText()
  const {
    data: game,
    error,
    isFetching,
    refetch,
  } = useCall(gameCall, { params: { nodeId } }, { initial: known, staleMs })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={game?.gameName ?? t('sheet.facts')}
      detail={game?.vendorName}
      cover={game && <Picture artwork={game.iconUrl} size="sheet" alt="" tint={game.tint} loading="eager" />}
    >
      {game ? (
        <GameDetails game={game} />
      ) : error ? (
        <FailureCard
          isCompact
          title={t('sheet.failed')}
          text={say(error.code, error.value)}
          reference={error.requestId}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows count={4} />
      )}
    </Sheet>
  )
}
