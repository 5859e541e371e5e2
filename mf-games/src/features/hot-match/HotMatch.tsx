import type { HotMatch as Match } from '@plaza/contract'
import { useCallback, useState } from 'react'
import { useLoadedPart } from '../../catalogue/useLoadedPart'
import { useGameSheet } from '../game-sheet/useGameSheet'
import { HotMatchTicker } from './HotMatchTicker'
import { matchKey } from './match-time'
import { useBet } from './useBet'
import { useHotMatches } from './useHotMatches'

const loadDialog = () => import('./HotMatchDialog').then((module) => module.HotMatchDialog)

/** Hot matches of home, in the slot `home.hot-match@1`; nothing where there are none (spec §2 Home). */
export function HotMatch() {
  const matches = useHotMatches()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const { openNode, sheet } = useGameSheet('plaza.match')
  const bet = useBet(openNode)
  const close = useCallback(() => setOpen(false), [])
  const Dialog = useLoadedPart(loadDialog, isOpen, close)
  // Opened without a choice, or when the chosen one has begun meanwhile: the first.
  const match = matches.find((one) => matchKey(one) === chosen) ?? matches[0]
  if (!match) return null
  const pick = (picked: Match) => {
    setChosen(matchKey(picked))
    setOpen(true)
  }
  return (
    <>
      <HotMatchTicker matches={matches} isCovered={isOpen} onPick={pick} />
      {Dialog && (
        <Dialog
          match={match}
          isOpen={isOpen}
          onClose={close}
          onBet={(wanted) => {
            close()
            bet(wanted)
          }}
        />
      )}
      {sheet}
    </>
  )
}
