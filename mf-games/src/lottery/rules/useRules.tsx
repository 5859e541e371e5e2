import type { Lottery } from '@plaza/contract/lottery'
import type { ReactNode } from 'react'
import { useLoadedPart } from '../../parts/useLoadedPart'
import { useSheetEntry } from '../../parts/useSheetEntry'
import { useKept } from './useKept'

const loadSheet = () => import('./RulesSheet').then((module) => module.RulesSheet)

/** Opens the rules of a lottery in a sheet that is an entry of the history, so that the back button closes it. */
export function useRules(lotteries: readonly Lottery[] | undefined): {
  /** Opens the rules of a code. A stable function. */
  open: (code: string) => void
  sheet: ReactNode
} {
  const { nodeId: code, open, close } = useSheetEntry<string>('plaza.lotteryRules', 'string')
  const shown = useKept(code)
  const Sheet = useLoadedPart(loadSheet, code !== null, close)
  const lottery = lotteries?.find((one) => one.code === shown)
  const sheet = Sheet && lottery && (
    <Sheet key={lottery.code} lottery={lottery} isOpen={code !== null} onClose={close} />
  )
  return { open, sheet }
}
