import type { HotMatch } from '@plaza/contract/site'
import { useGameSheet } from '../game-sheet/useGameSheet'
import { HotMatchDialog } from './HotMatchDialog'
import { useBet } from './useBet'

export interface HotMatchChoiceProps {
  match: HotMatch
  isOpen: boolean
  onClose: () => void
}

/** The selected match, and the target of its bet button; its code loads with the first tap. */
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
