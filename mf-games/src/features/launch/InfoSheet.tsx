import type { Game } from '@plaza/contract/play'
import { Sheet } from '@plaza/ui/sheet'
import { GameDetails } from '../game-sheet/GameDetails'

/** Facts about the open game: return to player, lines, bets (LIST-10). */
export function InfoSheet({ game, isOpen, onClose }: { game: Game; isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={game.gameName} detail={game.vendorName}>
      <GameDetails game={game} isComing={false} />
    </Sheet>
  )
}
