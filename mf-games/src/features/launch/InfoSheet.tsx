import type { Game } from '@plaza/contract/play'
import { Sheet } from '@plaza/ui/sheet'
import { GameDetails } from '../game-sheet/GameDetails'

/** What there is to know of the game that is open: return to player, lines, bets (LIST-10). */
export function InfoSheet({ game, isOpen, onClose }: { game: Game; isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={game.gameName} detail={game.vendorName}>
      <GameDetails game={game} isComing={false} />
    </Sheet>
  )
}
