import type { Result } from '@plaza/contract/lottery'
import { Fold } from '@plaza/ui/fold'
import { useTrendText } from '../../locales/trend/texts'
import { Board } from './Board'

export interface WholeBoardProps {
  result: Pick<Result, 'no' | 'numbers'>
  isOpen?: boolean
  /** What the table is called; its issue when absent. */
  label?: string
}

/** A Vietnamese board below its special prize, folded away until somebody wants every prize. */
export function WholeBoard({ result: { no, numbers }, isOpen = false, label }: WholeBoardProps) {
  const t = useTrendText()
  return (
    <Fold isOpen={isOpen} title={t('board.show')}>
      <Board numbers={numbers} label={label ?? t('board.label', { no })} />
    </Fold>
  )
}
