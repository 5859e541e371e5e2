import type { Result } from '@plaza/contract/lottery'
import { useTrendText } from '../../locales/trend/texts'
import { Board } from './Board'
import styles from './WholeBoard.module.css'

export interface WholeBoardProps {
  result: Pick<Result, 'no' | 'numbers'>
  isOpen?: boolean
}

/** A Vietnamese board below its special prize, folded away until somebody wants every prize. */
export function WholeBoard({ result: { no, numbers }, isOpen = false }: WholeBoardProps) {
  const t = useTrendText()
  return (
    <details open={isOpen} className={styles.details}>
      <summary className={styles.summary}>{t('board.show')}</summary>
      <Board numbers={numbers} label={t('board.label', { no })} />
    </details>
  )
}
