import type { HotMatch } from '@plaza/contract/site'
import { useGameSheet } from '../game-sheet/useGameSheet'
import { HotMatchDialog } from './HotMatchDialog'
import { useBet } from './useBet'

export interface HotMatchChoiceProps {
  match: HotMatch
  isOpen: boolean
  onClose: () => void
}

/** The match that was tapped, and what its bet button leads to; its code comes with the first tap. */
export function HotMatchChoice({ match, isOpen, onClose }: HotMatchChoiceProps) {
  const { openNode, sheet } = useGameSheet('plaza.match')
  const bet = useBet(openNode)
  return (
    <>
      <HotMatchDialog
        match={match}
        isOpen={isOpen}
        onClose={onClose}
        onBet={(wanted) => {
          onClose()
          bet(wanted)
        }}
      />
      {sheet}
    </>
  )
}
