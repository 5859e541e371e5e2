import type { HotMatch as Match } from '@plaza/contract/site'
import { useCallback, useState } from 'react'
import { useLoadedPart } from '../../parts/useLoadedPart'
import { useOnBreak } from '../../play/useOnBreak'
import { HotMatchTicker } from './HotMatchTicker'
import { matchKey } from './match-time'
import { useHotMatches } from './useHotMatches'

const loadChoice = () => import('./HotMatchChoice').then((module) => module.HotMatchChoice)

/** Hot matches of home, in the slot `home.hot-match@1`; nothing without matches (HOME-5). */
export function HotMatch() {
  const matches = useHotMatches()
  const isOnBreak = useOnBreak()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const close = useCallback(() => setOpen(false), [])
  const Choice = useLoadedPart(loadChoice, isOpen, close)
  // Opened without a selection, or after the selected match has started: the first.
  const match = matches.find((one) => matchKey(one) === chosen) ?? matches[0]
  if (!match || isOnBreak) return null
  const pick = (picked: Match) => {
    setChosen(matchKey(picked))
    setOpen(true)
  }
  return (
    <>
      <HotMatchTicker matches={matches} isCovered={isOpen} onPick={pick} />
      {Choice && <Choice match={match} isOpen={isOpen} onClose={close} />}
    </>
  )
}
