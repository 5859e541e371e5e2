import type { Game } from '@plaza/contract/play'
import { useLoadedPart } from '../../parts/useLoadedPart'
import type { BarSheet } from './useBarMenu'

export interface BarSheetsProps {
  game: Game
  sheet: BarSheet | undefined
  /** A stable function. */
  onClose: () => void
}

const loadInfo = () => import('./InfoSheet').then((module) => module.InfoSheet)
const loadInterval = () => import('../reality/IntervalSheet').then((module) => module.IntervalSheet)

/** The sheets that the menu of the game bar opens; their code loads on first use. */
export function BarSheets({ game, sheet, onClose }: BarSheetsProps) {
  const Info = useLoadedPart(loadInfo, sheet === 'info', onClose)
  const Interval = useLoadedPart(loadInterval, sheet === 'reality', onClose)
  return (
    <>
      {Info && <Info game={game} isOpen={sheet === 'info'} onClose={onClose} />}
      {Interval && <Interval isOpen={sheet === 'reality'} onClose={onClose} />}
    </>
  )
}
